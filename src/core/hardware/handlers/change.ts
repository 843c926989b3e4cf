import { fail, type Result, succeed } from '../../kernel/result.ts';
import { withState } from '../model/changed.ts';
import type { LabEvent, Refusal } from '../model/commands.ts';
import type { LabState, MachineState } from '../model/state.ts';
import { sidePanelOf } from '../projection/sight.ts';

/** The state after a command and its events. */
interface Change {
  readonly state: LabState;
  readonly events: readonly LabEvent[];
}

export type Outcome = Result<Change, Refusal>;

export function done(state: LabState, ...events: readonly LabEvent[]): Outcome {
  return succeed({ state, events });
}

export function doneTo(state: LabState, machine: MachineState, ...events: readonly LabEvent[]): Outcome {
  return succeed({ state: withState(state, { machine }), events });
}

export function refuse(reason: Refusal['reason'], target: string, by?: readonly string[]): Outcome {
  return fail(by === undefined ? { reason, target } : { reason, target, by });
}

/** The refusal of work inside a closed case, for commands whose target alone does not show it; null when the case is open. */
export function inClosedCase(machine: MachineState, target: string): Outcome | null {
  const panel = sidePanelOf(machine);
  return panel === null ? null : refuse('blocked', target, [panel]);
}
