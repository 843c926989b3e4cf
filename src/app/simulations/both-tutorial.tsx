import { type ReactNode, useMemo, useState } from 'react';
import { type BothTutorial, partOfStep } from '../../core/tutorials/both/both-tutorial.ts';
import { BOTH_TUTORIALS } from '../../core/tutorials/both/both-tutorials.ts';
import type { TutorialId } from '../../core/tutorials/catalogue.ts';
import { SIMULATION_NOT_LOADED } from '../../features/simulation/messages.ts';
import { BenchDoorContext } from '../../features/ticket-desk/workspace/bench/bench-door.ts';
import { notify } from '../../lib/notify.ts';
import type { TutorialPlace } from '../../runs/tutorial/tutorial-place.ts';

/** A part that was fetched, set to one of its steps. */
interface OpenPart {
  readonly index: number;
  /** Steps of the parts before it. */
  readonly before: number;
  /** The step that it was opened at, from 1 in the part. */
  readonly first: number;
  draw(place: TutorialPlace): ReactNode;
}

/** Opens a tutorial of both simulations at a step (from 1) and answers what draws it. Rejects without a network. */
export async function openBothTutorial(
  id: TutorialId,
  step: number,
): Promise<(place: TutorialPlace) => ReactNode> {
  const tutorial = BOTH_TUTORIALS.find((one) => one.id === id);
  if (tutorial === undefined) throw new Error(`There is no tutorial ${id} in both simulations.`);
  const opened = await openPart(tutorial, step);
  return (place) => <PlayedInParts {...place} tutorial={tutorial} opened={opened} />;
}

async function openPart(tutorial: BothTutorial, step: number): Promise<OpenPart> {
  const { part: index, before } = partOfStep(tutorial, step);
  const part = tutorial.parts[index];
  const first = step - before;
  switch (part?.at) {
    case 'desk': {
      const { openAtDesk } = await import('../../features/ticket-desk/tutorial/desk-tutorial.tsx');
      return { index, before, first, draw: await openAtDesk(part.tutorial, first) };
    }
    case 'bench': {
      const { openAtBench } = await import('../../features/hardware-lab/tutorial/lab-tutorial.tsx');
      return { index, before, first, draw: await openAtBench(part.tutorial, first) };
    }
    case undefined:
      throw new Error(`${tutorial.id} has no part ${index}.`);
  }
}

interface PlayedInPartsProps extends TutorialPlace {
  readonly tutorial: BothTutorial;
  readonly opened: OpenPart;
}

/** One part after the other, each in its own simulation. */
function PlayedInParts({ tutorial, opened, ...place }: PlayedInPartsProps) {
  const [now, setNow] = useState(opened);
  const { id, parts, note } = tutorial;
  const { index, before, first } = now;
  const next = before + (parts[index]?.tutorial.steps.length ?? 0) + 1;
  const isLast = index === parts.length - 1;
  const door = useMemo(() => {
    // Where it fails, the learner stays where they are and can ask again.
    const goOn = (): void => void openPart(tutorial, next).then(setNow, () => notify(SIMULATION_NOT_LOADED));
    return { kind: 'lesson' as const, run: id, note: isLast ? note : null, open: goOn };
  }, [tutorial, next, id, note, isLast]);
  return (
    <BenchDoorContext value={door}>
      <div key={index} className="contents">
        {now.draw({
          ...place,
          first,
          part: { before, count: place.facts.steps, onEnd: isLast ? null : door.open },
          onBehind: (step, skipped) => place.onBehind(before + step, skipped),
        })}
      </div>
    </BenchDoorContext>
  );
}
