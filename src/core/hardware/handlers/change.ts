import { fail, type Result, succeed } from '../../kernel/result.ts';
import { withState } from '../changed.ts';
import type { LabEvent, Refusal } from '../commands.ts';
import { sidePanelOf } from '../sight.ts';
import type { LabState, MachineState } from '../state.ts';

/** What a command changed and what can be told about it. */
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

/** Refuses what happens inside a closed case, where the target alone does not say that it does; null when it is open. */
export function inClosedCase(machine: MachineState, target: string): Outcome | null {
  const panel = sidePanelOf(machine);
  return panel === null ? null : refuse('blocked', target, [panel]);
}
