import type { Says } from '../../../assessment/bands.ts';
import type { Fault } from '../../behaviour/faults.ts';
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

/**
 * Tests that start with a single module: each own and spare module in each slot, if a suspect affects the result. Only for
 * stories with the set-up `alone`.
 */
export function triesOf({ model, build, suspects, setups }: Story): readonly StoryTest[] {
  if (setups.alone === undefined) return [];
  const { parts, standard } = findMachine(model);
  const modules = [
    ...(build?.parts ?? standard.parts).filter((id) => parts[id]?.kind === 'dimm'),
    ...SPARE_MODULES,
  ];
  const pairs = modules.flatMap((module) => memorySlots(model).map((slot) => ({ module, slot })));
  return pairs.flatMap(({ module, slot }) => {
    // A bad module fails in any slot, and any module fails in a bad slot.
    const isBad = (fault: Fault): boolean => isBadModule(fault, module) || isBadSlot(fault, slot);
    if (!faultsOf(suspects).some(isBad)) return [];
    return {
      id: `try:${module}@${slot}`,
      otherwise: 'answers',
      says: Object.fromEntries(
        suspects.map((suspect) => [suspect.id, saysOf(suspect, ['fails', 'answers'], isBad)]),
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
