import type { LabCommand } from '../../../model/commands.ts';
import type { LabView } from '../../../model/view.ts';
import {
  ask,
  CLOSE_CASE,
  CONNECT,
  inspect,
  MAKE_SAFE,
  MEMTEST,
  OPEN_CASE,
  START,
  SWITCH_OFF,
} from '../../procedures.ts';
import { closing, outcomeOf, type Plan, theory } from '../expert-plan.ts';
import { lookInSlots, pushHome, refit, type Seated, takeOutOf, tryAlone } from './memory-work.ts';

const PROOF = ['start-system', 'run:memtest'];
const PROVE: readonly LabCommand[] = [...CLOSE_CASE, ...CONNECT, ...START, ...MEMTEST];
const LOOSE = {
  symptom: 'blinking',
  evidence: ['look-at-memory'],
  prevention: 'record-module',
  prove: PROVE,
  verification: PROOF,
};
const SAFE_AGAIN: readonly LabCommand[] = [...SWITCH_OFF, ...MAKE_SAFE];

/** The start with modules 1 and 3, while 2 and 4 are out. */
const FIRST_HALF = 'try:dimm-1@slot-1+dimm-3@slot-3';

const ALL: readonly Seated[] = [
  ['dimm-1', '1'],
  ['dimm-2', '2'],
  ['dimm-3', '3'],
  ['dimm-4', '4'],
];

/** Those of the slots named by their digits, such as `13`. */
const seatedIn = (names: string): readonly Seated[] => ALL.filter(([, slot]) => names.includes(slot));

/** The first of some slots that was seen to be broken. */
function brokenOf(view: LabView, names: string): string | undefined {
  return [...names].find((name) => outcomeOf(view, `look:slot-${name}`) === 'contact-broken');
}

/**
 * Half-split: looks at the ends, then starts with modules 1 and 3 while 2 and 4 are out and their empty slots are looked into;
 * the half that does not answer is divided again by moving a single module into another slot.
 */
export const findFaultyMemory: Plan = (view, log) => {
  const first: readonly LabCommand[] = [
    ...ask('opened', 'warnings'),
    { kind: 'press-power' },
    ...inspect('led-power'),
    { kind: 'open-manual', section: 'codes' },
    ...SWITCH_OFF,
    ...MAKE_SAFE,
    ...OPEN_CASE,
    ...inspect('dimm-3'),
  ];
  const ends = outcomeOf(view, 'look-at-memory');
  if (ends === null) return first;
  return [...first, ...(ends === 'proud' ? pushHome(view, log, LOOSE) : splitInHalves(view))];
};

function splitInHalves(view: LabView): readonly LabCommand[] {
  const half = lookInSlots(...seatedIn('24'));
  if (outcomeOf(view, 'look:slot-4') === null) return half;
  const broken = brokenOf(view, '24');
  if (broken !== undefined) return [...half, ...giveUpSlot(view, broken, '24')];
  const started: readonly LabCommand[] = [...half, ...CONNECT, { kind: 'press-power' }];
  const answer = outcomeOf(view, FIRST_HALF);
  if (answer === null) return started;
  const others = [...started, ...SAFE_AGAIN, ...lookInSlots(...seatedIn('13'))];
  if (outcomeOf(view, 'look:slot-3') === null) return others;
  const inFirstHalf = brokenOf(view, '13');
  if (inFirstHalf !== undefined) return [...others, ...giveUpSlot(view, inFirstHalf, '1234')];
  const suspects = answer === 'answers' ? (['2', '4'] as const) : (['1', '3'] as const);
  return [...others, ...moveOne(view, suspects, answer === 'answers' ? '1' : '2')];
}

/** One of the two modules that are left, alone in a slot of the other half: the fault follows it, or it is the other one. */
function moveOne(
  view: LabView,
  [one, other]: readonly [string, string],
  slot: string,
): readonly LabCommand[] {
  const tried = tryAlone(`dimm-${one}`, slot);
  const test = `try:dimm-${one}@slot-${slot}`;
  const answer = outcomeOf(view, test);
  if (answer === null) return tried;
  const after = [...tried, ...SAFE_AGAIN, ...takeOutOf(`dimm-${one}`, slot)];
  return [...after, ...replace(view, answer === 'fails' ? one : other, [FIRST_HALF, test])];
}

/** A new module in place of the dead one, all others back where they were. */
function replace(view: LabView, dead: string, evidence: readonly string[]): readonly LabCommand[] {
  const modules = ALL.map(([module, slot]): Seated => [slot === dead ? 'spare-dimm' : module, slot]);
  return [
    theory(`module-${dead}-dead`, 90),
    { kind: 'order-part', sku: 'dimm' },
    ...refit(...modules),
    ...PROVE,
    ...closing(view, {
      symptom: 'blinking',
      cause: `module-${dead}-dead`,
      evidence,
      action: 'place-part',
      part: `dimm-${dead}`,
      verification: PROOF,
      prevention: 'record-module',
    }),
  ];
}

/** The broken slot stays empty; the modules that are out (`out`: their slots) go back into the others. */
function giveUpSlot(view: LabView, broken: string, out: string): readonly LabCommand[] {
  const left = ALL.filter(([, slot]) => slot !== broken).map(([module]) => module);
  return [
    theory(`slot-${broken}-broken`, 95),
    ...refit(...seatedIn(out).filter(([, slot]) => slot !== broken)),
    ...CLOSE_CASE,
    { kind: 'escalate', to: 'warranty' },
    ...CONNECT,
    ...START,
    ...MEMTEST,
    ...closing(view, {
      symptom: 'blinking',
      cause: `slot-${broken}-broken`,
      evidence: [`look:slot-${broken}`],
      action: 'escalate',
      part: `slot-${broken}`,
      verification: ['start-system', `run:memtest@${left.join('+')}`],
      prevention: 'warranty-board',
    }),
  ];
}
