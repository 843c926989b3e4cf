import { findMachine } from '../machines/find-machine.ts';
import type { LabState, MachineState } from '../model/state.ts';

function isFitted(machine: MachineState, item: string): boolean {
  const part = machine.parts[item];
  if (part !== undefined) return part.socket !== null;
  const ends = findMachine(machine.model).cables[item]?.ends ?? [];
  return ends.some((end) => (machine.plugs[end.id] ?? 'none') !== 'none');
}

/** Borrowed items that were not returned. They are billed, fitted or not. */
export function unreturned({ bench }: LabState): readonly string[] {
  return Object.keys(bench.stock).filter((item) => bench.stock[item] === 'borrowed');
}

/** Borrowed items that are fitted in the machine. */
export function keptSpares(state: LabState): readonly string[] {
  return unreturned(state).filter((item) => isFitted(state.machine, item));
}
