import { startsSystem } from '../boot.ts';
import { memoryMiB } from '../memory.ts';
import { startOf } from '../post.ts';
import type { Predicate } from '../scenario.ts';
import type { LabState } from '../state.ts';
import { isUnscrewed } from '../wiring.ts';

/** What makes most jobs good, whatever was wrong. Texts under `lab:goal`. */

/** Left so that the button brings the system up. */
export const STARTS: Predicate = {
  id: 'starts',
  holds: ({ machine }) => (machine.running || startOf(machine) === 'runs') && startsSystem(machine),
};

/** No part that is in the machine suffered, not by static either, and no connector was forced. */
export const NOTHING_BROKEN: Predicate = {
  id: 'nothing-broken',
  holds: ({ machine }) =>
    Object.entries(machine.parts).every(
      ([id, { socket, condition }]) =>
        socket === null || (condition === 'sound' && machine.traits[id]?.marginal === undefined),
    ) && Object.values(machine.traits).every((traits) => traits.broken === undefined),
};

/** Panel on, and every screw of what is in the machine tight. */
export const PUT_TOGETHER: Predicate = {
  id: 'put-together',
  holds: ({ machine }) =>
    machine.parts['side-panel']?.socket === 'frame-side-panel' &&
    Object.entries(machine.parts).every(([id, { socket }]) => socket === null || !isUnscrewed(machine, id)),
};

/** As much memory as the asset record says. */
export function memoryIs(mebibytes: number): Predicate {
  return { id: 'memory-complete', holds: ({ machine }) => memoryMiB(machine) === mebibytes };
}

/** Enough memory to work with while a repair waits for its part. */
export function memoryFrom(mebibytes: number): Predicate {
  return { id: 'memory-enough', holds: ({ machine }) => memoryMiB(machine) >= mebibytes };
}

/** Two of a kind are on the shelf, and either will do. */
export const SPARE_MODULES: readonly string[] = ['spare-dimm', 'spare-dimm-2'];

/** A module is out, and all the memory of the asset record answers without it, whichever took its place. */
export function isModuleReplaced({ machine }: LabState, module: string, mebibytes: number): boolean {
  return machine.parts[module]?.socket == null && memoryMiB(machine) === mebibytes;
}

/** A test that was read after the fault had gone and said what a sound machine says. Texts under `lab:verify`. */
export function proven(id: string, test: string, ...outcomes: readonly string[]): Predicate {
  return {
    id,
    holds: ({ evidence, ledger }) =>
      ledger.cured !== null &&
      evidence.some(
        (found) =>
          found.test === test && found.step > (ledger.cured?.step ?? 0) && outcomes.includes(found.outcome),
      ),
  };
}

/** It came up to the desktop once the fault was gone. */
export const STARTED = proven('started', 'start-system', 'desktop');

/** The firmware lists all the memory, over both channels. */
export const MEMORY_READ = proven('memory-read', 'page:firmware-memory', 'full');

/** It came up more than once. */
export const STARTED_TWICE: Predicate = {
  id: 'started-twice',
  holds: ({ evidence, ledger }) => {
    const cured = ledger.cured?.step;
    if (cured === undefined) return false;
    const starts = evidence.filter(
      ({ test, outcome, step }) => test === 'start-system' && outcome === 'desktop' && step >= cured,
    );
    return starts.length >= 2;
  },
};

/** The part in a socket is sound and was not the one that came with the fault. */
export function isSupplied({ machine }: LabState): boolean {
  const supply = Object.keys(machine.parts).find((id) => machine.parts[id]?.socket === 'bay-psu');
  return (
    supply !== undefined &&
    machine.parts[supply]?.condition === 'sound' &&
    machine.traits[supply]?.supply === undefined &&
    machine.traits[supply]?.burning === undefined
  );
}
