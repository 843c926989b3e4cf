import { startsSystem } from '../../behaviour/boot.ts';
import { memoryMiB } from '../../behaviour/memory.ts';
import { startOf } from '../../behaviour/post.ts';
import { isUnscrewed } from '../../behaviour/wiring.ts';
import { findMachine } from '../../machines/find-machine.ts';
import type { Evidence, LabState } from '../../model/state.ts';
import { isOverheated } from '../../model/traits.ts';
import { assemble } from '../factory.ts';
import type { JudgedState, Predicate } from '../scenario.ts';
import type { CaseData, Story } from './story.ts';

/** What makes most jobs good, whatever was wrong. Texts under `lab:goal`. */

/** Left so that the button brings the system up. */
export const STARTS: Predicate = {
  id: 'starts',
  holds: ({ machine }) => (machine.running || startOf(machine) === 'runs') && startsSystem(machine),
};

/** No part that is in the machine suffered, by static or heat neither, and no connector was forced. */
export const NOTHING_BROKEN: Predicate = {
  id: 'nothing-broken',
  holds: ({ machine }) =>
    Object.entries(machine.parts).every(
      ([id, { socket, condition }]) =>
        socket === null ||
        (condition === 'sound' &&
          machine.traits[id]?.marginal === undefined &&
          !isOverheated(machine.traits[id])),
    ) && Object.values(machine.traits).every((traits) => traits.broken === undefined),
};

/** Panel on, and every screw of what is in the machine tight. */
export const PUT_TOGETHER: Predicate = {
  id: 'put-together',
  holds: ({ machine }) =>
    machine.parts['side-panel']?.socket === 'frame-side-panel' &&
    Object.entries(machine.parts).every(([id, { socket }]) => socket === null || !isUnscrewed(machine, id)),
};

/** What a story's machine has when it is whole, as its asset record says. MiB. */
function memoryOf({ model, build }: Story): number {
  return memoryMiB(assemble(findMachine(model), build));
}

/** As much memory as the asset record says. */
export function memoryIsComplete(story: Story): Predicate {
  const whole = memoryOf(story);
  return { id: 'memory-complete', holds: ({ machine }) => memoryMiB(machine) === whole };
}

/** Enough memory to work with while a repair waits for its part. */
export function memoryFrom(mebibytes: number): Predicate {
  return { id: 'memory-enough', holds: ({ machine }) => memoryMiB(machine) >= mebibytes };
}

/** Two of a kind are on the shelf, and either will do. */
export const SPARE_MODULES: readonly string[] = ['spare-dimm', 'spare-dimm-2'];

/** A module is out, and all the memory of the asset record answers without it, whichever took its place. */
export function moduleReplaced(story: Story, module: string): CaseData['cured'] {
  const whole = memoryOf(story);
  return ({ machine }) => machine.parts[module]?.socket == null && memoryMiB(machine) === whole;
}

/** What was read after the fault had gone. */
function sinceCure({ evidence, cured }: JudgedState): readonly Evidence[] {
  return cured === null ? [] : evidence.filter(({ step }) => step > cured.step);
}

/**
 * One of several tests was read after the fault had gone, and said what a sound machine says. Texts under `lab:verify`.
 *
 * @param ways test -> outcomes of a sound machine
 */
export function provenBy(id: string, ways: Readonly<Record<string, readonly string[]>>): Predicate {
  return {
    id,
    holds: (state) => sinceCure(state).some(({ test, outcome }) => ways[test]?.includes(outcome) === true),
  };
}

export function proven(id: string, test: string, ...outcomes: readonly string[]): Predicate {
  return provenBy(id, { [test]: outcomes });
}

/** Good readings after the fault had gone that make up so much together; `worth`: what one of each test counts. */
function amountsTo(
  id: string,
  wanted: number,
  outcome: string,
  worth: Readonly<Record<string, number>>,
): Predicate {
  return {
    id,
    holds: (state) =>
      sinceCure(state)
        .filter((found) => found.outcome === outcome)
        .reduce((sum, { test }) => sum + (worth[test] ?? 0), 0) >= wanted,
  };
}

/** So many minutes at full load, in one go or several. */
export function heldLoad(id: string, minutes: 10 | 30): Predicate {
  return amountsTo(id, minutes, 'pass', { 'run:load-test': 10, 'run:soak-test': 30 });
}

/** So many passes of the memory test without an error. */
export function memoryClean(id: string, passes: 1 | 2): Predicate {
  return amountsTo(id, passes, 'clean', { 'run:memtest': 1 });
}

export const HELD_LOAD = heldLoad('held-load', 10);
export const STAYED_COOL = heldLoad('stayed-cool', 10);

/** The rails of a new or newly set supply: off the firmware's own page, with the meter or with a tester. */
export const RAILS_READ = provenBy('rails-read', {
  'page:firmware-sensors': ['normal'],
  'psu-tester': ['pass'],
  'measure-12v': ['in-band'],
  'measure-12v-load': ['in-band'],
  'measure-tp-12v': ['in-band'],
});

/** What the processor's temperature is where somebody had their hands at its cooler. */
export const TEMPERATURE_READ = provenBy('temperature-read', {
  'page:firmware-sensors': ['normal'],
  'page:sensor-log': ['normal'],
});

/** It came up to the desktop once the fault was gone. */
export const STARTED = proven('started', 'start-system', 'desktop');

/** The firmware lists all the memory, over both channels. */
export const MEMORY_READ = proven('memory-read', 'page:firmware-memory', 'full');

/** It came up more than once. */
export const STARTED_TWICE = amountsTo('started-twice', 2, 'desktop', { 'start-system': 1 });

/** A plug that was half in starts a machine now and then: once or twice is no proof. */
export const STARTED_THREE_TIMES = amountsTo('started-three-times', 3, 'desktop', { 'start-system': 1 });

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
