import type { Says } from '../../../assessment/bands.ts';
import type { Fault } from '../../behaviour/faults.ts';
import type { TriedModule } from '../../instruments/diagnostic-tests/test-id.ts';
import { findMachine } from '../../machines/find-machine.ts';
import { memorySlots } from '../../machines/places.ts';
import { SPARE_MODULES } from './predicates.ts';
import { faultsOf, type Story, type StoryTest } from './story.ts';

function isBadModule(fault: Fault, module: string): boolean {
  return fault.kind === 'condition' && fault.part === module;
}

function isBadSlot(fault: Fault, slot: string): boolean {
  return fault.kind === 'trait' && fault.target === slot && fault.traits.contacts !== undefined;
}

/** The likelihoods of a test with two outcomes for a suspect: the share of the suspect's machines for which `isSo` holds. */
function saysOf(
  { placements }: Story['suspects'][number],
  [so, not]: readonly [string, string],
  isSo: (fault: Fault) => boolean,
): Says {
  const share = placements.filter(({ faults }) => faults.some(isSo)).length / placements.length;
  if (share === 0 || share === 1) return share === 1 ? so : not;
  return { [so]: share, [not]: 1 - share };
}

/** The memory modules of a story's machine, each in its slot, in the board's order. */
function ownModules({ model, build }: Story): readonly TriedModule[] {
  const { parts, standard } = findMachine(model);
  const there = build?.parts ?? standard.parts;
  return memorySlots(model).flatMap((slot) => {
    const module = there.find((id) => parts[id]?.kind === 'dimm' && parts[id].socket === slot);
    return module === undefined ? [] : [{ module, slot }];
  });
}

/** The two of each four: what is left when the other half is taken out. Modules that are two alone have no half but one. */
function halvesOf<Item>(items: readonly Item[]): readonly (readonly [Item, Item])[] {
  if (items.length < 4) return [];
  return items.flatMap((one, index) => items.slice(index + 1).map((other) => [one, other] as const));
}

/**
 * Tests that start with a part of the memory, if a suspect affects the result: each own and spare module alone in each slot, and
 * each half of four modules where it was. Only for stories with the set-up `alone`.
 */
export function triesOf(story: Story): readonly StoryTest[] {
  const { model, suspects, setups } = story;
  if (setups.alone === undefined) return [];
  const own = ownModules(story);
  const singles = [...own.map(({ module }) => module), ...SPARE_MODULES].flatMap((module) =>
    memorySlots(model).map((slot) => [{ module, slot }]),
  );
  return [...singles, ...halvesOf(own)].flatMap((tried) => {
    // A bad module fails in any slot, and any module fails in a bad slot.
    const isBad = (fault: Fault): boolean =>
      tried.some(({ module, slot }) => isBadModule(fault, module) || isBadSlot(fault, slot));
    if (!faultsOf(suspects).some(isBad)) return [];
    return {
      id: `try:${tried.map(({ module, slot }) => `${module}@${slot}`).join('+')}` as const,
      otherwise: 'answers',
      says: Object.fromEntries(
        suspects.map((suspect) => [suspect.id, saysOf(suspect, ['fails', 'answers'], isBad)]),
      ),
    };
  });
}

function isMarginal(fault: Fault, module: string): boolean {
  return fault.kind === 'trait' && fault.target === module && fault.traits.marginal === true;
}

/**
 * Memory tests with a part of the modules: one alone, or half of four. They err when the module that errs is among them. Only for
 * stories that use the memory test on all of them.
 */
export function memoryTestsOf(story: Story): readonly StoryTest[] {
  const { suspects, tests } = story;
  if (tests.every(({ id }) => id !== 'run:memtest')) return [];
  const own = ownModules(story).map(({ module }) => module);
  const parts = own.length < 2 ? [] : [...own.map((module) => [module]), ...halvesOf(own)];
  return parts.flatMap((modules) => {
    const errs = (fault: Fault): boolean => modules.some((module) => isMarginal(fault, module));
    if (!faultsOf(suspects).some(errs)) return [];
    return {
      id: `run:memtest@${[...modules].sort().join('+')}` as const,
      otherwise: 'clean',
      says: Object.fromEntries(
        suspects.map((suspect) => [suspect.id, saysOf(suspect, ['errors', 'clean'], errs)]),
      ),
    };
  });
}

function isLoose(fault: Fault, end: string): boolean {
  return fault.kind === 'plug' && fault.end === end && fault.plug !== 'latched';
}

/** Tug tests of each plug that a suspect leaves loose. */
export function tugsOf({ suspects }: Story): readonly StoryTest[] {
  const plugs = faultsOf(suspects).flatMap((fault) =>
    fault.kind === 'plug' && isLoose(fault, fault.end) ? [fault.end] : [],
  );
  return [...new Set(plugs)].map((end) => ({
    id: `tug:${end}`,
    otherwise: 'firm',
    says: Object.fromEntries(
      suspects.map((suspect) => [
        suspect.id,
        saysOf(suspect, ['loose', 'firm'], (fault) => isLoose(fault, end)),
      ]),
    ),
  }));
}
