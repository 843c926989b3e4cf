import { withState } from '../model/changed.ts';
import { type DeskState, HINT_LEVELS } from '../model/state.ts';
import { done, type Outcome, refuse } from './change.ts';

/** The next hint for the open ticket, or for the newest one while none is open; refused in testing mode. */
export function askHint(state: DeskState): Outcome {
  if (state.mode === 'testing') return refuse('not-in-this-mode', 'hint');
  const ticket = state.open ?? state.tickets.at(-1)?.record.number;
  if (ticket === undefined) return refuse('no-such-ticket', '');
  const level = HINT_LEVELS[state.hints.filter((hint) => hint.ticket === ticket).length];
  if (level === undefined) return refuse('no-more-hints', ticket);
  return done(withState(state, { hints: [...state.hints, { ticket, level }] }), {
    kind: 'hint-given',
    ticket,
    level,
  });
}
