import { type ReactNode, useCallback, useEffect, useEffectEvent, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { planOpensTutorials } from '../../core/access/tutorials.ts';
import { findTutorial, type TutorialFacts } from '../../core/tutorials/catalogue.ts';
import { progressOf } from '../../core/tutorials/progress.ts';
import { SIMULATION_NOT_LOADED } from '../../features/simulation/messages.ts';
import { SimulationOverlay } from '../../features/simulation/ui/simulation-overlay.tsx';
import { useTutorialSteps } from '../../features/tutorials/model/use-tutorial-steps.ts';
import { TutorialList } from '../../features/tutorials/ui/tutorial-list.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { notify } from '../../lib/notify.ts';
import { useBackGuard } from '../../lib/use-back-guard.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';
import type { TutorialPlace } from '../../runs/tutorial/tutorial-place.ts';
import { PATHS } from '../paths.ts';
import { usablePlanOf, usePerson } from '../person/person.ts';
import { FRAME_OF, openTutorial } from '../simulations/open-tutorial.ts';
import { PLAY_TUTORIAL } from './tutorials-address.ts';

/** A tutorial that is being played. */
interface Playing {
  readonly facts: TutorialFacts;
  readonly first: number;
  draw(place: TutorialPlace): ReactNode;
}

export default function TutorialsPage() {
  const { t } = useTranslation('tutorials');
  usePageTitle(t('page.title'));
  const person = usePerson();
  return (
    <div className="grid max-w-7xl gap-6">
      <div className="grid gap-1.5">
        <h1 className="text-3xl font-semibold tracking-tight">{t('page.title')}</h1>
        <p className="max-w-2xl text-ink-muted">{t('page.lead')}</p>
      </div>
      {person.currentUser === null ? null : (
        <Tutorials personId={person.currentUser.id} planId={usablePlanOf(person)} />
      )}
    </div>
  );
}

interface TutorialsProps {
  readonly personId: string;
  /** Null without a plan that can be used. */
  readonly planId: string | null;
}

/** The list, and over it the simulation's frame while a tutorial is played. */
function Tutorials({ personId, planId }: TutorialsProps) {
  const { t } = useTranslation(['tutorials', 'simulation']);
  const steps = useTutorialSteps(personId);
  const [starting, setStarting] = useState<string | null>(null);
  const [playing, setPlaying] = useState<Playing | null>(null);
  const close = useCallback(() => setPlaying(null), []);
  // The browser's own way back leads to the list, too.
  useBackGuard(playing !== null, close);

  const play = async (facts: TutorialFacts, first: number): Promise<void> => {
    setStarting(facts.id);
    try {
      setPlaying({ facts, first, draw: await openTutorial(facts, first) });
    } catch {
      notify(SIMULATION_NOT_LOADED);
    } finally {
      setStarting(null);
    }
  };
  const [search, setSearch] = useSearchParams();
  const asked = findTutorial(search.get(PLAY_TUTORIAL));
  // The plan may be known later than the steps.
  const isReady = !steps.isLoading && !steps.hasFailed && planId !== null;
  const playAsked = useEffectEvent((): void => {
    if (asked === null) return;
    // The way back leads to the list, not into the tutorial again.
    setSearch({}, { replace: true });
    if (planOpensTutorials(planId, asked.area)) void play(asked, progressOf(steps.records, asked).next);
  });
  useEffect(() => {
    if (isReady) playAsked();
  }, [isReady]);
  return (
    <>
      <TutorialList
        steps={steps}
        starting={starting}
        isOpen={({ area }) => planOpensTutorials(planId, area)}
        onPlay={(facts, step) => void play(facts, step)}
        plansLink={
          <Link className="font-medium text-copper-text underline underline-offset-4" to={PATHS.plans}>
            {t('page.plansLink')}
          </Link>
        }
      />
      {playing === null ? null : (
        <SimulationOverlay
          label={t(`simulation:${FRAME_OF[playing.facts.area]}.region`)}
          isLive
          onExit={close}
        >
          {playing.draw({
            facts: playing.facts,
            personId,
            first: playing.first,
            part: null,
            onBehind: (step, skipped) => steps.add({ tutorial: playing.facts.id, step, skipped }),
            onAll: close,
            onLeave: close,
          })}
        </SimulationOverlay>
      )}
    </>
  );
}
