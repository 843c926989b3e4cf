import type { Says } from '../assessment/bands.ts';
import type { Fault } from '../faults.ts';
import { findMachine } from '../machines/find-machine.ts';
import { memorySlots } from '../machines/places.ts';
import { SPARE_MODULES } from './predicates.ts';
import type { Story, StoryTest } from './story.ts';

function isBadModule(fault: Fault, module: string): boolean {
  return fault.kind === 'condition' && fault.part === module;
}

function isBadSlot(fault: Fault, slot: string): boolean {
  return fault.kind === 'trait' && fault.target === slot && fault.traits.contacts !== undefined;
}

/** A bad module fails in any slot, and any module fails in a bad slot. */
function saysOf({ faults }: Story['suspects'][number], module: string, slot: string): Says {
  const failing = faults.filter((one) =>
    one.some((fault) => isBadModule(fault, module) || isBadSlot(fault, slot)),
  );
  const fails = failing.length / faults.length;
  if (fails === 0 || fails === 1) return fails === 1 ? 'fails' : 'answers';
  return { fails, answers: 1 - fails };
}

/**
 * Starts with one module alone: each of the customer's and of the shelf's, in each slot, as far as they tell anything of
 * the suspects. For stories that say what it takes to clear the other slots (set-up `alone`).
 */
export function triesOf({ model, build, suspects, setups }: Story): readonly StoryTest[] {
  if (setups['alone'] === undefined) return [];
  const { parts, standard } = findMachine(model);
  const modules = [
    ...(build?.parts ?? standard.parts).filter((id) => parts[id]?.kind === 'dimm'),
    ...SPARE_MODULES,
  ];
  const pairs = modules.flatMap((module) => memorySlots(model).map((slot) => ({ module, slot })));
  return pairs.flatMap(({ module, slot }) => {
    const says = Object.fromEntries(suspects.map((suspect) => [suspect.id, saysOf(suspect, module, slot)]));
    if (Object.values(says).every((outcome) => outcome === 'answers')) return [];
    return {
      id: `try:${module}@${slot}`,
      costSeconds: 60,
      setups: ['panel', 'alone'],
      outcomes: ['answers', 'fails'],
      otherwise: 'answers',
      says,
    };
  });
}
