import type { ReactNode } from 'react';
import type { TutorialFacts } from '../../../core/tutorials/catalogue.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { nextTutorial, type TutorialRow, tutorialRows } from '../model/tutorial-rows.ts';
import type { TutorialSteps } from '../model/use-tutorial-steps.ts';
import { PathCard } from './path-card.tsx';

export interface TutorialListProps {
  readonly steps: TutorialSteps;
  /** The tutorial that is being fetched; null for none. */
  readonly starting: string | null;
  isOpen(facts: TutorialFacts): boolean;
  /** Opens a tutorial at a step, from 1. */
  onPlay(facts: TutorialFacts, step: number): void;
  /** The way to a plan that opens more. */
  readonly plansLink: ReactNode;
}

/** All tutorials by path: what is done, how long each takes, and what comes next. */
export function TutorialList({ steps, starting, isOpen, onPlay, plansLink }: TutorialListProps) {
  const { t } = useTranslation('tutorials');
  if (steps.isLoading)
    return (
      <div aria-busy="true" className="grid gap-6">
        <span className="sr-only" role="status">
          {t('page.loading')}
        </span>
        <Skeleton className="h-28" />
        <Skeleton className="h-72" />
      </div>
    );
  if (steps.hasFailed)
    return (
      <Alert tone="fault" title={t('page.failed')}>
        <Button size="sm" variant="secondary" onClick={steps.retry}>
          {t('page.retry')}
        </Button>
      </Alert>
    );

  const paths = tutorialRows(steps.records, isOpen);
  const next = nextTutorial(paths);
  const play = ({ facts, progress }: TutorialRow): void => onPlay(facts, progress.next);
  const isClosed = paths.some(({ rows }) => rows.some((row) => !row.isOpen));
  return (
    <div className="grid gap-6">
      {next === null ? null : (
        <Card
          aria-labelledby="next-tutorial"
          className="grid items-center gap-x-8 gap-y-4 p-5 sm:grid-cols-[minmax(0,1fr)_auto] sm:p-6"
        >
          <div>
            <p className="silk text-copper-text">
              {t(next.progress.status === 'begun' ? 'page.goOn' : 'page.upNext')}
            </p>
            <h2 id="next-tutorial" className="mt-1 text-[1.375rem] font-semibold tracking-tight">
              {`${next.facts.id} ${t(`title.${next.facts.id}`)}`}
            </h2>
            <p className="text-sm text-ink-muted">
              {next.progress.status === 'begun'
                ? t('page.stepAndLeft', {
                    number: next.progress.next,
                    count: next.facts.steps,
                    minutes: next.minutesLeft,
                  })
                : t('page.takes', { minutes: next.facts.minutes })}
            </p>
          </div>
          <Button
            className="justify-self-start"
            isBusy={starting === next.facts.id}
            busyLabel={t('page.opening')}
            onClick={() => play(next)}
          >
            {t(next.progress.status === 'begun' ? 'page.continue' : 'page.start')}
          </Button>
        </Card>
      )}
      {paths.map((path) => (
        <PathCard key={path.path} {...path} now={next?.facts.id ?? null} starting={starting} onPlay={play} />
      ))}
      {isClosed ? (
        <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1 text-sm text-ink-muted">
          {t('page.morePlans')} {plansLink}
        </p>
      ) : null}
    </div>
  );
}
