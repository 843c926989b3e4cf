import { fail, type Result, succeed } from '../../kernel/result.ts';
import { withState } from '../changed.ts';
import type { LabEvent, Refusal } from '../commands.ts';
import { findMachine } from '../machines/find-machine.ts';
import { coversOf } from '../machines/places.ts';
import { type LabState, type MachineState, partIn } from '../state.ts';

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

/** The part that closes the case, while it is on; null when the inside can be reached. */
function closedBy(machine: MachineState): string | null {
  return partIn(machine, 'frame-side-panel');
}

/** What stands between a hand and this socket: the side panel, or parts above the one that belongs there. */
export function inTheWay(machine: MachineState, socketId: string): readonly string[] {
  const spec = findMachine(machine.model);
  const panel = spec.sockets[socketId]?.inside === true ? closedBy(machine) : null;
  if (panel !== null) return [panel];
  return coversOf(machine.model, socketId).filter((id) => (machine.parts[id]?.socket ?? null) !== null);
}

/** Refuses what happens inside a closed case; null when it is open. */
export function inClosedCase(machine: MachineState, target: string): Outcome | null {
  const panel = closedBy(machine);
  return panel === null ? null : refuse('blocked', target, [panel]);
}
