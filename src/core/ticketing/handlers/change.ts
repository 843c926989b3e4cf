import { fail, type Result, succeed } from '../../kernel/result.ts';
import type { DeskEvent, DeskRefusal } from '../model/commands.ts';
import type { DeskState } from '../model/state.ts';

/** The state after a command and its events. */
interface Change {
  readonly state: DeskState;
  readonly events: readonly DeskEvent[];
}

export type Outcome = Result<Change, DeskRefusal>;

export function done(state: DeskState, ...events: readonly DeskEvent[]): Outcome {
  return succeed({ state, events });
}

export function refuse(reason: DeskRefusal['reason'], subject: string): Outcome {
  return fail({ reason, subject });
}
