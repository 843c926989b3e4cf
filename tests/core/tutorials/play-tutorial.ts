import { expect } from 'vitest';
import type { Play } from '../../../src/core/kernel/play.ts';
import { beginningOf, isStepDone } from '../../../src/core/tutorials/engine.ts';
import type { Tutorial } from '../../../src/core/tutorials/tutorial.ts';

/** What a tutorial's script did at one step, for the tests of one simulation. */
export interface PlayedStep<View, Event> {
  readonly step: string;
  readonly view: View;
  readonly events: readonly Event[];
}

/**
 * Plays a tutorial by its script from its start to its end, as nobody who knows the engine but not the scene would: no step is
 * done before it is played, each is done by its script, and no command of a script is refused.
 */
export function playTutorial<State, View, Event, Command, Refusal>(
  play: Play<Command, State, View, Event, Refusal>,
  tutorial: Tutorial<State, View, Event, Command>,
): readonly PlayedStep<View, Event>[] {
  let state = tutorial.start();
  const played: PlayedStep<View, Event>[] = [];
  for (const [at, step] of tutorial.steps.entries()) {
    const name = `${tutorial.id} ${step.id}`;
    const before = isStepDone(step, play.project(state), []);
    expect(before, `${name} is done before it is played`).toBe(step.wants.length === 0);
    expect(beginningOf(play, tutorial, at + 1).state, `${name} begins elsewhere after a resume`).toEqual(
      state,
    );
    const events: Event[] = [];
    for (const command of step.script) {
      const taken = play.reduce(state, command);
      if (!taken.ok)
        throw new Error(`${name}: ${JSON.stringify(command)} is refused: ${JSON.stringify(taken.error)}`);
      state = taken.value.state;
      events.push(...taken.value.events);
    }
    const view = play.project(state);
    const missing = step.wants.filter((want) => !want.done(view, events)).map(({ id }) => id);
    expect(missing, `${name} lacks`).toEqual([]);
    played.push({ step: step.id, view, events });
  }
  return played;
}
