import { nextEvent } from '../behaviour/time.ts';
import { LONGEST_WAIT_S } from '../model/commands.ts';
import type { LabState } from '../model/state.ts';
import { done, type Outcome, refuse } from './change.ts';

/** Lets simulated time pass, 1 to `LONGEST_WAIT_S` whole seconds. */
export function waitFor(state: LabState, seconds: number): Outcome {
  const isPossible = Number.isInteger(seconds) && seconds >= 1 && seconds <= LONGEST_WAIT_S;
  return isPossible ? done(state, { kind: 'time-passed', seconds }) : refuse('bad-amount', 'wait');
}

/** Lets simulated time pass until the next event; without one, for the longest wait. */
export function waitForEvent(state: LabState): Outcome {
  return done(state, { kind: 'waited', ...nextEvent(state.machine) });
}
