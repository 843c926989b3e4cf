import { useInfiniteQuery } from '@tanstack/react-query';
import { Flag, MessageSquareWarning } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Review } from '../../../core/contracts/competition-answers.ts';
import { formatDay } from '../../../lib/format-day.ts';
import { formatMoment } from '../../../lib/format-moment.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { decisionsQuery, reviewsQuery } from '../api/competitions.queries.ts';
import { choicesOf } from '../model/choices.ts';
import { DecideDialog } from './decide-dialog.tsx';
import { Loading, NotLoaded, ShowMore } from './waiting.tsx';

/** Flags and disputes that somebody has to decide, the oldest first. */
export function ReviewList({ storyTitle }: { readonly storyTitle: StoryTitle }) {
  const { t } = useTranslation('competitions');
  const read = useInfiniteQuery(reviewsQuery());
  const [deciding, setDeciding] = useState<Review | null>(null);
  const reviews = read.data?.pages.flat();
  return (
    <Card aria-labelledby="to-review">
      <header className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 p-5 pb-3 sm:px-6">
        <h2 id="to-review" className="text-lg font-semibold tracking-tight">
          {t('review.title')}
        </h2>
        <p className="text-sm text-ink-muted">{t('review.note')}</p>
      </header>
      {read.isError ? <NotLoaded onRetry={() => void read.refetch()} /> : null}
      {reviews === undefined && !read.isError ? <Loading /> : null}
      {reviews?.length === 0 ? <p className="p-5 pt-2 text-ink-muted sm:px-6">{t('review.none')}</p> : null}
      <ul className="divide-y divide-line [&:not(:empty)]:border-t [&:not(:empty)]:border-line">
        {reviews?.map((review) => (
          <li
            key={review.id}
            className="grid gap-3 px-5 py-4 sm:px-6 md:grid-cols-[10rem_1fr_auto] md:items-start"
          >
            <ReviewPlace review={review} />
            <ReviewWords review={review} storyTitle={storyTitle} />
            <span>
              <Button size="sm" variant="secondary" onClick={() => setDeciding(review)}>
                {t('review.decide')}
              </Button>
            </span>
          </li>
        ))}
      </ul>
      <ShowMore read={read} label={t('review.title')} />
      <Decisions />
      {deciding === null ? null : (
        <DecideDialog
          title={t(`decide.${deciding.what}`)}
          choices={choicesOf(deciding)}
          onClose={() => setDeciding(null)}
        />
      )}
    </Card>
  );
}

/** How the case of a run is called. */
export type StoryTitle = (simulation: 'hardware' | 'ticketing', story: string) => string;

function ReviewPlace({ review }: { readonly review: Review }) {
  const { t } = useTranslation('competitions');
  const { what, title, opens_at, positions, at } = review;
  const week = opens_at === null ? null : t('review.week', { day: formatDay(new Date(opens_at)) });
  const where = title ?? week;
  return (
    <div className="grid gap-1 text-sm">
      <span>
        <Badge tone={what === 'flag' ? 'standby' : 'probe'}>
          {what === 'flag' ? <Flag aria-hidden="true" /> : <MessageSquareWarning aria-hidden="true" />}
          {t(`review.${what}`)}
        </Badge>
      </span>
      {where === null ? null : <span>{where}</span>}
      {positions.length === 0 ? null : (
        <span className="text-ink-muted">{t('review.runs', { list: positions.join(', ') })}</span>
      )}
      <span className="text-ink-muted">{formatMoment(at)}</span>
    </div>
  );
}

function ReviewWords({ review, storyTitle }: { readonly review: Review; readonly storyTitle: StoryTitle }) {
  const { t } = useTranslation('competitions');
  const { simulation, subject, name } = review;
  const of =
    subject === null || simulation === null ? null : storyTitle(simulation, subject.split('@')[0] ?? '');
  return (
    <div className="grid gap-1 text-sm">
      {review.what === 'dispute' ? (
        <p className="font-medium break-words whitespace-pre-line">{review.reason}</p>
      ) : (
        <>
          <p className="font-medium">{t(`flag.${review.kind}`)}</p>
          <p className="text-ink-muted">{t(`flag.${review.kind}-text`, figuresOf(review.details))}</p>
        </>
      )}
      <p className="text-ink-muted">
        {name ?? t('review.nameless')}
        {of === null ? null : ` · ${of}`}
      </p>
    </div>
  );
}

type FlagDetails = Extract<Review, { what: 'flag' }>['details'];

function figuresOf({ commands, quick, attempts, oneIn }: FlagDetails) {
  return { commands: commands ?? 0, quick: quick ?? 0, count: attempts?.length ?? 0, oneIn: oneIn ?? 0 };
}

/** What was decided: who, what, why, when. */
function Decisions() {
  const { t } = useTranslation('competitions');
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="border-t border-line p-5 sm:px-6">
      <Button size="sm" variant="secondary" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {t('decisions.show')}
      </Button>
      {isOpen ? <DecisionList /> : null}
    </div>
  );
}

function DecisionList() {
  const { t } = useTranslation('competitions');
  const read = useInfiniteQuery(decisionsQuery());
  if (read.isError) return <NotLoaded onRetry={() => void read.refetch()} />;
  if (read.data === undefined) return <Loading />;
  const decisions = read.data.pages.flat();
  if (decisions.length === 0) return <p className="pt-4 text-sm text-ink-muted">{t('decisions.none')}</p>;
  return (
    <>
      <ol className="grid gap-4 pt-4">
        {decisions.map(({ id, decided_at, by, outcome, reason, title, position }) => (
          <li key={id} className="grid gap-0.5 text-sm">
            <span className="font-medium">
              {position === null ? t(`decided.${outcome}`) : t('decided.void-run', { number: position })}
              {title === null ? null : ` · ${title}`}
            </span>
            <span className="break-words whitespace-pre-line">{reason}</span>
            <span className="text-ink-muted">
              {by ?? t('decisions.somebody')}, {formatMoment(decided_at)}
            </span>
          </li>
        ))}
      </ol>
      <ShowMore read={read} label={t('decisions.show')} />
    </>
  );
}
