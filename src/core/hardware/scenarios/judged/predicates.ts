import { startsSystem } from '../../behaviour/boot.ts';
import { findMemory, memoryMiB } from '../../behaviour/memory.ts';
import { startOf } from '../../behaviour/post.ts';
import { isUnscrewed } from '../../behaviour/wiring.ts';
import { findMachine } from '../../machines/find-machine.ts';
import type { Evidence, LabState } from '../../model/state.ts';
import { isOverheated } from '../../model/traits.ts';
import { assemble } from '../factory.ts';
import type { JudgedState, Predicate } from '../scenario.ts';
import type { CaseData, Story } from './story.ts';

/** Goals and verifications shared by many cases. Texts of goals are under `lab:goal`. */

/** The machine starts its system when the button is pressed. */
export const STARTS: Predicate = {
  id: 'starts',
  holds: ({ machine }) => (machine.running || startOf(machine) === 'runs') && startsSystem(machine),
};

/** No fitted part was damaged, also not by static or heat, and no connector was forced. */
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

/** The side panel is on and every screw of a fitted part is tight. */
export const PUT_TOGETHER: Predicate = {
  id: 'put-together',
  holds: ({ machine }) =>
    machine.parts['side-panel']?.socket === 'frame-side-panel' &&
    Object.entries(machine.parts).every(([id, { socket }]) => socket === null || !isUnscrewed(machine, id)),
};

/** Memory of a story's machine by its asset record, in MiB. */
function memoryOf({ model, build }: Story): number {
  return memoryMiB(assemble(findMachine(model), build));
}

/** All memory of the asset record works. */
export function memoryIsComplete(story: Story): Predicate {
  const total = memoryOf(story);
  return { id: 'memory-complete', holds: ({ machine }) => memoryMiB(machine) === total };
}

/** Enough memory works until the replacement part arrives. */
export function memoryFrom(mebibytes: number): Predicate {
  return { id: 'memory-enough', holds: ({ machine }) => memoryMiB(machine) >= mebibytes };
}

/** The two spare modules; either can be used. */
export const SPARE_MODULES: readonly string[] = ['spare-dimm', 'spare-dimm-2'];

/** All memory of the asset record works, and every fitted module does. */
export function allMemoryWorks(story: Story): CaseData['cured'] {
  const total = memoryOf(story);
  return ({ machine }) => memoryMiB(machine) === total && !findMemory(machine).unread;
}

/** Findings after the cure. */
function sinceCure({ evidence, cured }: JudgedState): readonly Evidence[] {
  return cured === null ? [] : evidence.filter(({ step }) => step > cured.step);
}

/**
 * One of several tests was read after the cure with the outcome of a sound machine. Texts under `lab:verify`.
 *
 * @param ways test id -> outcomes of a sound machine
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

/** Good findings after the cure add up to `wanted`; `worth`: the value of one finding of each test. */
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

/** This many minutes of passed load tests, in one or several runs. */
export function heldLoad(id: string, minutes: 10 | 30): Predicate {
  return amountsTo(id, minutes, 'pass', { 'run:load-test': 10, 'run:soak-test': 30 });
}

/** This many memory tests without an error. */
export function memoryClean(id: string, passes: 1 | 2): Predicate {
  return amountsTo(id, passes, 'clean', { 'run:memtest': 1 });
}

/** A memory test without an error, of the modules that are left until a part is replaced. */
export const REST_CLEAN: Predicate = {
  id: 'memory-clean',
  holds: (state) =>
    sinceCure(state).some(({ test, outcome }) => test.startsWith('run:memtest') && outcome === 'clean'),
};

export const HELD_LOAD = heldLoad('held-load', 10);
export const STAYED_COOL = heldLoad('stayed-cool', 10);

/** The rails were checked: on the firmware's sensor page, with the meter or with a tester. */
export const RAILS_READ = provenBy('rails-read', {
  'page:firmware-sensors': ['normal'],
  'psu-tester': ['pass'],
  'measure-12v': ['in-band'],
  'measure-12v-load': ['in-band'],
  'measure-tp-12v': ['in-band'],
});

/** The processor's temperature was checked, after work on its cooler. */
export const TEMPERATURE_READ = provenBy('temperature-read', {
  'page:firmware-sensors': ['normal'],
  'page:sensor-log': ['normal'],
});

/** The machine started to the desktop after the cure. */
export const STARTED = proven('started', 'start-system', 'desktop');

/** The firmware was seen to list all memory, in both channels. */
export const MEMORY_READ = proven('memory-read', 'page:firmware-memory', 'full');

/** The machine started at least twice after the cure. */
export const STARTED_TWICE = amountsTo('started-twice', 2, 'desktop', { 'start-system': 1 });

/** Three starts after the cure: a partly inserted plug sometimes starts, so fewer prove nothing. */
export const STARTED_THREE_TIMES = amountsTo('started-three-times', 3, 'desktop', { 'start-system': 1 });

/** A sound supply is fitted. */
export function isSupplied({ machine }: LabState): boolean {
  const supply = Object.keys(machine.parts).find((id) => machine.parts[id]?.socket === 'bay-psu');
  return (
    supply !== undefined &&
    machine.parts[supply]?.condition === 'sound' &&
    machine.traits[supply]?.supply === undefined &&
    machine.traits[supply]?.burning === undefined
  );
}
