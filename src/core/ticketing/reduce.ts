import type { Step } from '../kernel/play.ts';
import { fail, type Result, succeed } from '../kernel/result.ts';
import { rowOf, secondsOf } from './commands/command-table.ts';
import { withState } from './model/changed.ts';
import type { DeskCommand, DeskEvent, DeskRefusal } from './model/commands.ts';
import type { DeskState } from './model/state.ts';
import { advance } from './shift/pass-time.ts';

/** While the clocks are stopped only waiting takes time. */
function secondsNow(command: DeskCommand, state: DeskState): number {
  const waits = command.kind === 'wait' || command.kind === 'wait-for-event';
  return state.clockStop === 'stopped' && !waits ? 0 : secondsOf(command, state);
}

/**
 * Carries out a command of the desk: its time passes, whatever is due happens meanwhile, then the command takes effect, so that
 * what is read is what is there at that moment. A refused command changes nothing and costs no time; neither do typed words
 * that nobody understood.
 */
export function reduce(
  state: DeskState,
  command: DeskCommand,
): Result<Step<DeskState, DeskEvent>, DeskRefusal> {
  if (state.now >= state.endsAt) return fail({ reason: 'shift-over', subject: command.kind });
  const later = advance(state, state.now + secondsNow(command, state));
  const done = rowOf(command).handle(later.state, command);
  if (!done.ok) return done;
  const { state: next, events } = done.value;
  const [first] = events;
  if (first?.kind === 'not-understood')
    return succeed({ state: withState(state, { steps: state.steps + 1 }), events });
  return succeed({
    state: withState(next, { steps: state.steps + 1 }),
    events: later.events.length === 0 ? events : [...later.events, ...events],
  });
}
