import { usableMemory } from '../behaviour/memory.ts';
import { findMachine } from '../machines/find-machine.ts';
import type { LabState } from '../model/state.ts';

/** How many memory modules the machine had when it left its maker: a start or a test with fewer is one with a part of them. */
export function modulesAtArrival({ machine, job }: LabState): number {
  const { parts, standard } = findMachine(machine.model);
  const { factoryCondition } = job.brief;
  return factoryCondition?.modules ?? standard.parts.filter((id) => parts[id]?.kind === 'dimm').length;
}

/** The modules that a memory test ran on, as `dimm-1+dimm-2`; null when it had as many as the machine came with. */
export function testedPart(state: LabState): string | null {
  const usable = usableMemory(state.machine);
  return usable.length > 0 && usable.length < modulesAtArrival(state) ? [...usable].sort().join('+') : null;
}
