import type { ReactNode } from 'react';
import { competitionState, reviewedUntil } from '../../../core/assessment/competition/state.ts';
import type { Competition } from '../../../core/contracts/competition-answers.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { formatCount } from '../../../lib/format.ts';
import { formatMoment } from '../../../lib/format-moment.ts';
import { beginAttempt } from '../../../runs/api/begin-attempt.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card, CardFooter } from '../../../ui/card.tsx';
import { CompetitionTrack } from './competition-track.tsx';
import { useCompetitionChange } from './use-competition-change.ts';

type CompetitionSimulation = Competition['simulation'];

export interface CompetitionCardProps {
  readonly competition: Competition;
  readonly personId: string;
  readonly now: number;
  /** The reader's name on the boards; null for somebody who is on none. */
  readonly name: string | null;
  /** Leads to where a name is picked. */
  readonly joinLink: ReactNode;
  /** A link to a job of practice. */
  readonly practiceLink: (simulation: CompetitionSimulation, story: string) => ReactNode;
  /** Shown in the place of the buttons to somebody whose plan does not open the simulation; null where it does. */
  readonly lacksPlan: (simulation: CompetitionSimulation) => ReactNode | null;
  /** Goes to the attempt, where its next run is played. */
  onPlay(simulation: CompetitionSimulation, attemptId: string): void;
}

/** A competition that is still to come or on: when, what, and what the reader can do now. */
export function CompetitionCard(props: CompetitionCardProps) {
  const { competition, now } = props;
  const { t } = useTranslation('competitions');
  const state = competitionState(competition, now);
  const heading = `competition-${competition.id}`;
  return (
    <Card aria-labelledby={heading}>
      <div className="grid gap-5 p-5 sm:p-6">
        <header className="flex flex-wrap items-start justify-between gap-x-6 gap-y-1">
          <div>
            <p className="silk text-copper-text">{t(`state.${state}`)}</p>
            <h2 id={heading} className="text-2xl font-semibold tracking-tight">
              {competition.title}
            </h2>
          </div>
          <p className="text-sm text-ink-muted">{t('people', { count: competition.people })}</p>
        </header>
        <CompetitionTrack competition={competition} now={now} />
        <CompetitionFacts {...props} />
        {competition.own === null || competition.own.voidReason === null ? null : (
          <Alert tone="standby" title={t('own.void')}>
            {competition.own.voidReason}
          </Alert>
        )}
      </div>
      <Actions {...props} />
    </Card>
  );
}

function CompetitionFacts({ competition, name, joinLink }: CompetitionCardProps) {
  const { t } = useTranslation('competitions');
  const { simulation, items, runMinutes, own } = competition;
  const facts: readonly (readonly [string, ReactNode])[] = [
    [t('facts.jobs'), t(`facts.jobs_of.${simulation}`, { count: items.length })],
    [t('facts.time'), t('facts.timeText', { minutes: runMinutes })],
    [t('facts.attempts'), t('facts.attemptsText')],
    [t('facts.order'), t('facts.orderText')],
    [
      t('facts.name'),
      name ?? (
        <>
          {t('facts.nameless')} {joinLink}
        </>
      ),
    ],
    [t('facts.fairPlay'), t('facts.fairPlayText')],
    [t('facts.disputes'), t('facts.disputesText', { when: formatMoment(reviewedUntil(competition)) })],
    [t('facts.prizes'), t('facts.prizesText')],
  ];
  const voided = items.filter(({ voidReason }) => voidReason !== null);
  return (
    <div className="grid gap-4 border-t border-line pt-5">
      <dl className="grid gap-x-8 gap-y-3 lg:grid-cols-2">
        {facts.map(([term, text]) => (
          <div key={term} className="grid gap-x-4 sm:grid-cols-[8rem_1fr]">
            <dt className="text-sm text-ink-muted">{term}</dt>
            <dd className="text-sm">{text}</dd>
          </div>
        ))}
      </dl>
      {voided.map(({ position, voidReason }) => (
        <p key={position} className="text-sm text-standby">
          {t('voidRun', { number: position, reason: voidReason })}
        </p>
      ))}
      {own === null ? null : (
        <p className="text-sm">
          {t('own.played', { played: own.played, count: items.length })}
          {own.score === null ? null : ` ${t('own.score', { score: formatCount(own.score) })}`}
        </p>
      )}
    </div>
  );
}

function Actions({ competition, personId, now, practiceLink, lacksPlan, onPlay }: CompetitionCardProps) {
  const { t } = useTranslation('competitions');
  const { id, simulation, own } = competition;
  const begin = useCompetitionChange(() => beginAttempt(id, personId), {
    onDone: (attempt) => onPlay(simulation, attempt),
  });
  const state = competitionState(competition, now);
  const missing = lacksPlan(simulation);
  if (missing !== null) return <CardFooter>{missing}</CardFooter>;
  if (state === 'announced')
    return (
      <CardFooter>
        <p className="text-sm text-ink-muted">{t('actions.later')}</p>
      </CardFooter>
    );
  return (
    <CardFooter>
      {state !== 'open' ? null : own?.isOver === true ? (
        <p className="text-sm text-ink-muted">{t('actions.done')}</p>
      ) : (
        <Button isBusy={begin.isPending} onClick={() => void begin.make(null)}>
          {t(own === null ? 'actions.begin' : 'actions.goOn')}
        </Button>
      )}
      <span className="flex min-w-48 flex-1 flex-wrap items-center gap-x-4 gap-y-2 text-sm">
        <span className="text-ink-muted">{t('actions.practice')}</span>
        {competition.practice.map((story) => (
          <span key={story}>{practiceLink(simulation, story)}</span>
        ))}
      </span>
    </CardFooter>
  );
}
