import { withState } from '../model/changed.ts';
import type { DeskState } from '../model/state.ts';
import { done, type Outcome, refuse } from './change.ts';

/** Work takes no time any more. Refused in a test. */
export function stopClocks(state: DeskState): Outcome {
  if (state.mode === 'testing') return refuse('not-in-this-mode', 'stop-clocks');
  return done(withState(state, { clockStop: 'stopped' }));
}

/** Work takes its time again. */
export function startClocks(state: DeskState): Outcome {
  return done(state.clockStop === null ? state : withState(state, { clockStop: 'restarted' }));
}
