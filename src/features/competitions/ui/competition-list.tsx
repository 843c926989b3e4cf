import { useInfiniteQuery } from '@tanstack/react-query';
import { competitionState } from '../../../core/assessment/competition/state.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useServerNow } from '../../../lib/use-server-now.ts';
import { Card } from '../../../ui/card.tsx';
import { competitionsQuery } from '../api/competitions.queries.ts';
import { CompetitionCard, type CompetitionCardProps } from './competition-card.tsx';
import { EarlierCompetitions, type EarlierCompetitionsProps } from './earlier-competitions.tsx';
import { Standings } from './standings.tsx';
import { Loading, NotLoaded, ShowMore } from './waiting.tsx';

/** A window opens or closes within so many ms on the screen. */
const CLOCK_MS = 10_000;

export interface CompetitionListProps
  extends Omit<CompetitionCardProps, 'competition' | 'now'>,
    Pick<EarlierCompetitionsProps, 'shown'> {
  /** Shows the result of a competition, or hides it: null. */
  onShow(id: string | null): void;
}

/** Competitions as people take part in them: those to come and those that are on, then the earlier ones with their results. */
export function CompetitionList({ shown, onShow, ...card }: CompetitionListProps) {
  const { t } = useTranslation('competitions');
  const read = useInfiniteQuery(competitionsQuery(card.personId));
  const now = useServerNow(CLOCK_MS);
  if (read.isError && read.data === undefined) return <NotLoaded onRetry={() => void read.refetch()} />;
  if (read.data === undefined) return <Loading />;
  const all = read.data.pages.flat();
  const isOver = (one: (typeof all)[number]): boolean => competitionState(one, now) === 'closed';
  // The one that closes first needs the reader first.
  const current = all.filter((one) => !isOver(one)).reverse();
  const result = all.find((one) => one.id === shown && isOver(one));
  return (
    <div className="grid gap-6">
      {current.length === 0 ? (
        <Card className="p-5 sm:p-6">
          <p className="text-ink-muted">{t('none')}</p>
        </Card>
      ) : null}
      {current.map((competition) => (
        <CompetitionCard key={competition.id} {...card} competition={competition} now={now} />
      ))}
      <EarlierCompetitions
        competitions={all.filter(isOver)}
        shown={shown}
        onShow={(id) => onShow(id === shown ? null : id)}
      />
      <ShowMore read={read} label={t('earlier.title')} />
      {result === undefined ? null : <Standings key={result.id} competition={result} now={now} />}
    </div>
  );
}
