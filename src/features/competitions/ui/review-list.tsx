import { useInfiniteQuery } from '@tanstack/react-query';
import { Flag, MessageSquareWarning } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { Review } from '../../../core/contracts/competition-answers.ts';
import type { CompetitionSimulation } from '../../../core/contracts/competitions.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { formatCount } from '../../../lib/format.ts';
import { formatMoment } from '../../../lib/format-moment.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { decisionsQuery, reviewsQuery } from '../api/competitions.queries.ts';
import { choicesOf, isAppeal } from '../model/choices.ts';
import { DecideDialog } from './decide-dialog.tsx';
import { useFormName } from './use-form-name.ts';
import { Loading, NotLoaded, ShowMore } from './waiting.tsx';

export interface ReviewListProps {
  readonly storyTitle: StoryTitle;
  readonly now: number;
  /** A link to the replay of a run of a ranking. */
  readonly replayLink: (run: ReviewedRun, label: string, name: string) => ReactNode;
}

/** A run of a ranking, by who played it. */
interface ReviewedRun {
  readonly simulation: CompetitionSimulation;
  readonly form: string;
  readonly position: number;
  readonly name: string;
}

/** Flags and disputes that somebody has to decide, the oldest first. */
export function ReviewList({ storyTitle, now, replayLink }: ReviewListProps) {
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
            <div className="grid gap-2">
              <ReviewWords review={review} storyTitle={storyTitle} />
              <Replays review={review} now={now} replayLink={replayLink} />
            </div>
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
          title={t(`decide.${isAppeal(deciding) ? 'appeal' : deciding.what}`)}
          choices={choicesOf(deciding)}
          onClose={() => setDeciding(null)}
        />
      )}
    </Card>
  );
}

/** How the case of a run is called. */
type StoryTitle = (simulation: 'hardware' | 'ticketing', story: string) => string;

function ReviewPlace({ review }: { readonly review: Review }) {
  const { t } = useTranslation('competitions');
  const formName = useFormName();
  const { what, form_id, simulation, positions, at } = review;
  // A test or a practice job belongs to no form.
  const where =
    form_id !== null ? formName(review) : simulation === null ? null : t(`simulation.${simulation}`);
  return (
    <div className="grid gap-1 text-sm">
      <span>
        <Badge tone={what === 'flag' ? 'standby' : 'probe'}>
          {what === 'flag' ? (
            <Flag aria-hidden="true" className="size-3.5" />
          ) : (
            <MessageSquareWarning aria-hidden="true" className="size-3.5" />
          )}
          {t(`review.${isAppeal(review) ? 'appeal' : what}`)}
        </Badge>
      </span>
      <span>{where}</span>
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
    subject === null || simulation === null
      ? null
      : isAppeal(review)
        ? subject
        : storyTitle(simulation, subject);
  return (
    <div className="grid gap-1 text-sm">
      {review.what === 'dispute' ? (
        <p className="font-medium break-words whitespace-pre-line">{review.reason}</p>
      ) : (
        <>
          <p className="font-medium">{t(`flag.${review.kind}`)}</p>
          <p className="text-ink-muted">
            {review.details.pauses === undefined
              ? t(`flag.${review.kind}-text`, figuresOf(review.details))
              : t('flag.pace-pauses', {
                  commands: review.details.commands ?? 0,
                  count: review.details.pauses,
                })}
          </p>
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
  return {
    commands: commands ?? 0,
    quick: quick ?? 0,
    count: attempts?.length ?? 0,
    oneIn: formatCount(oneIn ?? 0),
  };
}

/** Links to what was played; nothing while somebody may still play it, or of somebody without a name. */
function Replays({
  review,
  now,
  replayLink,
}: Pick<ReviewListProps, 'now' | 'replayLink'> & { readonly review: Review }) {
  const { t } = useTranslation('competitions');
  const { form_id: form, closes_at, simulation, name, positions } = review;
  if (form === null || simulation === null || name === null || positions.length === 0) return null;
  if (closes_at === null || closes_at > now)
    return closes_at === null ? null : (
      <p className="text-sm text-ink-muted">{t('review.laterReplay', { when: formatMoment(closes_at) })}</p>
    );
  const links = positions.map((position) => ({
    position,
    link: replayLink(
      { simulation, form, position, name },
      t('review.replay', { number: position }),
      t('review.replayOf', { number: position, name }),
    ),
  }));
  return (
    <p className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
      {links.map(({ position, link }) => (
        <span key={position}>{link}</span>
      ))}
    </p>
  );
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
  const formName = useFormName();
  const read = useInfiniteQuery(decisionsQuery());
  if (read.isError) return <NotLoaded onRetry={() => void read.refetch()} />;
  if (read.data === undefined) return <Loading />;
  const decisions = read.data.pages.flat();
  if (decisions.length === 0) return <p className="pt-4 text-sm text-ink-muted">{t('decisions.none')}</p>;
  return (
    <>
      <ol className="grid gap-4 pt-4">
        {decisions.map(({ id, decided_at, by, outcome, reason, position, ...what }) => (
          <li key={id} className="grid gap-0.5 border-s-2 border-line ps-3 text-sm">
            <span className="font-medium">
              {position === null ? t(`decided.${outcome}`) : t('decided.void-run', { number: position })}
            </span>
            <span className="text-ink-muted">
              {[
                ...(what.about === null ? [] : [t(`review.${what.about}`)]),
                ...(what.opens_at === null ? [] : [formName(what)]),
                ...(what.name === null ? [] : [what.name]),
              ].join(' · ')}
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
