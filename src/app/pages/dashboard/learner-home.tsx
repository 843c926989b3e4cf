import { lazy, Suspense, useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import { planOpensTutorials } from '../../../core/access/tutorials.ts';
import type { Work } from '../../../core/assessment/rhythm.ts';
import { HARDWARE_ID } from '../../../core/hardware/simulation-id.ts';
import { LastRuns } from '../../../features/objectives/ui/last-runs.tsx';
import { LearnersMap } from '../../../features/objectives/ui/learners-map.tsx';
import { WeekCard } from '../../../features/rhythm/ui/week-card.tsx';
import type { SessionScreen } from '../../../features/simulation/model/simulation-source.ts';
import { useLearnersTutorials } from '../../../features/tutorials/model/use-learners-tutorials.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { loadWhenOnline } from '../../../lib/load-when-online.ts';
import { serverNow } from '../../../lib/server-clock.ts';
import { nextThing } from '../../../runs/home/next-thing.ts';
import type { PracticePlace } from '../../../runs/home/practice-place.ts';
import { useScoredRuns } from '../../../runs/objectives/use-scored-runs.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { PATHS } from '../../paths.ts';
import { usablePlanOf, usePerson } from '../../person/person.ts';
import { DebriefLink } from '../../simulations/opening-link.tsx';
import { useRunTitle } from '../../simulations/use-run-title.ts';
import { OPEN_OBJECTIVE } from '../objectives-address.ts';
import { BegunTutorial } from './begun-tutorial.tsx';
import { FirstCard } from './first-card.tsx';
import { HomeSkeleton } from './home-skeleton.tsx';
import { NextCard } from './next-card.tsx';

/** Lazy: a plan may open one of them alone. */
const LabAtHome = lazy(async () => ({
  default: (await loadWhenOnline(() => import('../../../features/hardware-lab/lab-at-home.tsx'))).LabAtHome,
}));
const DeskAtHome = lazy(async () => ({
  default: (await loadWhenOnline(() => import('../../../features/ticket-desk/desk-at-home.tsx'))).DeskAtHome,
}));

/** Lazy: the schedule of cards, and exams, are asked for after the home stands; until then the week is without rounds of cards. */
const LateCards = lazy(async () => ({
  default: (await loadWhenOnline(() => import('./late-cards.tsx'))).LateCards,
}));

export interface LearnerHomeProps {
  readonly personId: string;
  /** The simulations that the plan opens; one at least. */
  readonly screens: readonly SessionScreen[];
}

/** What a learner came for: the next thing to do, their week, their objectives and their last runs. */
export function LearnerHome({ personId, screens }: LearnerHomeProps) {
  const home = (places: readonly PracticePlace[]) => <Home personId={personId} places={places} />;
  if (!screens.includes('ticketing'))
    return <LabAtHome personId={personId}>{(lab) => home([lab])}</LabAtHome>;
  if (!screens.includes('testing'))
    return <DeskAtHome personId={personId}>{(desk) => home([desk])}</DeskAtHome>;
  return (
    <LabAtHome personId={personId}>
      {(lab) => <DeskAtHome personId={personId}>{(desk) => home([lab, desk])}</DeskAtHome>}
    </LabAtHome>
  );
}

interface HomeProps {
  readonly personId: string;
  readonly places: readonly PracticePlace[];
}

function Home({ personId, places }: HomeProps) {
  const { t } = useTranslation('home');
  const { runs, isLoading, hasFailed, retry } = useScoredRuns(personId);
  const tutorials = useLearnersTutorials(personId);
  const [rounds, setRounds] = useState<readonly Work[]>([]);
  const works = useMemo(
    () => [...tutorials.done.map(({ at }): Work => ({ kind: 'tutorial', at })), ...rounds],
    [tutorials.done, rounds],
  );
  const [now] = useState(serverNow);
  const planId = usablePlanOf(usePerson());
  const titleOf = useRunTitle();
  if (isLoading || tutorials.isLoading || places.some((place) => place.isLoading))
    return <HomeSkeleton label={t('loading')} />;

  const next = nextThing(places, now);
  const retryAll = (): void => {
    retry();
    if (tutorials.hasFailed) tutorials.retry();
  };
  const isNew = runs.length === 0 && places.every((place) => place.runs.length === 0);
  if (hasFailed || tutorials.hasFailed)
    return (
      <div className="grid gap-6">
        {/* A proposal needs the runs; what was left does not. */}
        {next === null || next.kind === 'practice' ? null : <NextCard next={next} />}
        <Alert tone="fault" title={t('failed')}>
          <Button size="sm" variant="secondary" onClick={retryAll}>
            {t('retry')}
          </Button>
        </Alert>
      </div>
    );
  const first =
    next === null ? null : tutorials.first[next.place.simulation === HARDWARE_ID ? 'bench' : 'desk'];
  const begun =
    tutorials.begun !== null && planOpensTutorials(planId, tutorials.begun.facts.area)
      ? tutorials.begun
      : null;
  const weekAndCards = (
    <>
      <WeekCard personId={personId} runs={runs} others={works} />
      <Suspense fallback={null}>
        <LateCards
          personId={personId}
          tutorials={tutorials}
          runs={runs}
          places={places}
          onRounds={setRounds}
        />
      </Suspense>
    </>
  );
  if (isNew && next?.kind === 'practice' && (begun === null || begun.facts.id === first?.id))
    return (
      <FirstCard next={next} tutorial={first}>
        {/* Who has a tutorial behind them has a day of the week, and cards. */}
        {tutorials.done.length === 0 ? null : (
          <div className="grid items-start gap-6 md:grid-cols-2">{weekAndCards}</div>
        )}
      </FirstCard>
    );
  return (
    <div className="grid gap-6 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)] lg:grid-rows-[auto_1fr]">
      {/* What was left comes before a proposal; a run that was left, before a tutorial. */}
      {begun !== null && (next === null || next.kind === 'practice') ? (
        <BegunTutorial {...begun} isNext />
      ) : next === null ? null : begun === null ? (
        <NextCard next={next} />
      ) : (
        <div className="grid gap-6">
          <NextCard next={next} />
          <BegunTutorial {...begun} isNext={false} />
        </div>
      )}
      <div className="grid content-start gap-6 lg:row-span-2">{weekAndCards}</div>
      {runs.length === 0 ? null : (
        <>
          <LearnersMap
            runs={runs}
            link={(label, objective) => (
              <Link
                className="text-sm font-medium text-copper-text underline underline-offset-4"
                to={{
                  pathname: PATHS.objectives,
                  search:
                    objective === null ? '' : new URLSearchParams({ [OPEN_OBJECTIVE]: objective }).toString(),
                }}
              >
                {label}
              </Link>
            )}
          />
          <div className="lg:col-span-2">
            <LastRuns
              runs={runs}
              titleOf={titleOf}
              debriefLink={(run, label, title) => <DebriefLink run={run} label={label} title={title} />}
            />
          </div>
        </>
      )}
    </div>
  );
}
