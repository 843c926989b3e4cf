import { LONGEST_WAIT_S } from '../model/commands.ts';
import type { LabState } from '../model/state.ts';
import { done, type Outcome, refuse } from './change.ts';

/** Nothing is done while simulated time passes. */
export function waitFor(state: LabState, seconds: number): Outcome {
  const isPossible = Number.isInteger(seconds) && seconds >= 1 && seconds <= LONGEST_WAIT_S;
  return isPossible ? done(state, { kind: 'time-passed', seconds }) : refuse('bad-amount', 'wait');
}
