import { type ReactNode, useCallback, useMemo, useState } from 'react';
import type { LabCommand } from '../../../core/hardware/model/commands.ts';
import { HARDWARE_PLAY } from '../../../core/hardware/play.ts';
import type { BenchTutorial } from '../../../core/tutorials/bench/bench-tutorial.ts';
import { BENCH_TUTORIALS } from '../../../core/tutorials/bench/bench-tutorials.ts';
import type { TutorialId } from '../../../core/tutorials/catalogue.ts';
import { loadTexts } from '../../../i18n/load-texts.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { openTutorial, type TutorialRun } from '../../../runs/tutorial/open-tutorial.ts';
import { TutorialCard } from '../../../runs/tutorial/tutorial-card.tsx';
import type { TutorialPlace } from '../../../runs/tutorial/tutorial-place.ts';
import { useTutorial } from '../../../runs/tutorial/use-tutorial.ts';
import type { LabTypes } from '../store.ts';
import { benchTexts } from '../texts/case-text.ts';
import type { Lesson } from '../workbench/layout/lesson.ts';
import { Workbench } from '../workbench/layout/workbench.tsx';

/**
 * Opens a tutorial of the bench at a step (from 1), with its words, and answers what draws it. Rejects when they cannot be
 * fetched.
 */
export async function openLabTutorial(
  id: TutorialId,
  step: number,
): Promise<(place: TutorialPlace) => ReactNode> {
  const tutorial = BENCH_TUTORIALS.find((one) => one.id === id);
  if (tutorial === undefined) throw new Error(`There is no tutorial ${id} at the bench.`);
  return openAtBench(tutorial, step);
}

/** The same for a tutorial, or a part of one, that is at hand. */
export async function openAtBench(
  tutorial: BenchTutorial,
  step: number,
): Promise<(place: TutorialPlace) => ReactNode> {
  const { id } = tutorial;
  const run = await openTutorial<LabTypes>(HARDWARE_PLAY, tutorial, step);
  await loadTexts([...benchTexts(run.session.store.read().view.job.scenarioId), `tutorials/${id}`]);
  return (place) => <LabTutorial {...place} run={run} />;
}

/** Where a command that is shown can be watched; null where it is done to nothing that can be pointed at. */
function seenAt(command: LabCommand): string | null {
  // What a program does to a drive is read on the screen.
  if (command.kind === 'run-program') return 'monitor';
  return 'target' in command ? (command.target ?? null) : null;
}

interface LabTutorialProps extends TutorialPlace {
  readonly run: TutorialRun<LabTypes>;
}

/** A tutorial at the workbench: the bench as ever, with a card that leads. Fills its parent. */
function LabTutorial({ run, facts, first, part, onBehind, onAll, onLeave }: LabTutorialProps) {
  const { t } = useTranslation('tutorials');
  const [aim, setAim] = useState<Lesson['aim']>(null);
  const control = useTutorial(run, {
    first,
    part,
    onBehind,
    look: useCallback((seen: string) => setAim({ target: seen }), []),
    aimOf: seenAt,
  });
  const { target } = control;
  const lesson: Lesson = useMemo(
    () => ({
      title: `${facts.id} ${t(`title.${facts.id}`)}`,
      highlighted: target,
      aim,
      card: (isTight, isUnderPage = false) => (
        <TutorialCard
          id={facts.id}
          minutes={facts.minutes}
          control={control}
          isTight={isTight}
          isUnderPage={isUnderPage}
          onStop={onAll}
        />
      ),
      onAll,
    }),
    [facts, t, target, aim, control, onAll],
  );
  // Nothing closes an explored machine.
  return <Workbench session={run.session} lesson={lesson} onClosed={onAll} onLeave={onLeave} />;
}
