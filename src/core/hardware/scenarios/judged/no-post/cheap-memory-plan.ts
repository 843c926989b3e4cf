import type { LabCommand } from '../../../model/commands.ts';
import type { LabView } from '../../../model/view.ts';
import {
  ask,
  CLOSE_CASE,
  CONNECT,
  inspect,
  MAKE_SAFE,
  OPEN_CASE,
  READ_MEMORY,
  START,
  SWITCH_OFF,
} from '../../procedures.ts';
import { closing, outcomeOf, type Plan, theory } from '../expert-plan.ts';
import { openSlot } from '../mountings.ts';
import { giveUpSlot, lookInSlots, moveTo, pushHome, refit, takeOutOf, tryAlone } from './memory-work.ts';

const PROVE: readonly LabCommand[] = [...CLOSE_CASE, ...CONNECT, ...START, READ_MEMORY];
const PROOF = ['start-system', 'page:firmware-memory'];
const WORDS = { symptom: 'blinking', prove: PROVE, verification: PROOF };

/** Reads the blink code and the labels, then the ends, the slots and a module alone. */
export const findBoughtMemory: Plan = (view, log) => {
  const first: readonly LabCommand[] = [
    ...ask('what-bought', 'old-ones'),
    { kind: 'read-asset' },
    { kind: 'press-power' },
    ...inspect('led-power'),
    { kind: 'open-manual', section: 'codes' },
  ];
  const blink = outcomeOf(view, 'read-power-led');
  if (blink === null) return first;
  const inside = [...first, ...SWITCH_OFF, ...MAKE_SAFE, ...OPEN_CASE];
  return [...inside, ...(blink === '2-5' ? originalsBack(view, log) : lookAtEnds(view, log))];
};

/** Registered modules: in slots 1 and 3, or in 2 and 4. */
function originalsBack(view: LabView, log: readonly LabCommand[]): readonly LabCommand[] {
  const look = inspect('dimm-r1');
  if (outcomeOf(view, 'look:dimm-r1') === null) return look;
  // Once they are out, the log says where they were.
  const isInSecondPair =
    view.sockets['slot-2']?.holds === 'dimm-r1' ||
    log.some((command) => command.kind === 'press-latch' && command.target === 'latch-2-top');
  const [one, other] = isInSecondPair ? (['2', '4'] as const) : (['1', '3'] as const);
  const latches = isInSecondPair ? [...openSlot('1'), ...openSlot('3')] : [];
  return [
    ...look,
    theory('memory-registered', 95),
    ...takeOutOf('dimm-r1', one),
    ...takeOutOf('dimm-r2', other),
    ...latches,
    ...refit(['dimm-1', '1'], ['dimm-3', '3']),
    ...PROVE,
    ...closing(view, {
      symptom: 'blinking',
      cause: 'memory-registered',
      evidence: ['read-power-led', 'look:dimm-r1'],
      action: 'place-part',
      part: 'dimm-r1',
      verification: PROOF,
      prevention: 'unbuffered-only',
    }),
  ];
}

function lookAtEnds(view: LabView, log: readonly LabCommand[]): readonly LabCommand[] {
  const look = inspect('dimm-2', 'dimm-4');
  const ends = outcomeOf(view, 'look-at-memory');
  if (ends === null) return look;
  return [
    ...look,
    ...(ends === 'proud'
      ? pushHome(view, log, {
          ...WORDS,
          evidence: ['read-power-led', 'look-at-memory'],
          prevention: 'two-clicks',
        })
      : lookAtSlots(view)),
  ];
}

/** Both modules out, a look into each slot, then the first module alone where the second one was. */
function lookAtSlots(view: LabView): readonly LabCommand[] {
  const out = lookInSlots(['dimm-2', '1'], ['dimm-4', '3']);
  const [one, three] = ['1', '3'].map((name) => outcomeOf(view, `look:slot-${name}`));
  if (one == null || three == null) return out;
  if (one === 'contact-broken')
    return [...out, ...moveTo('dimm-2', '2'), ...refit(['dimm-4', '3']), ...giveUp(view, '1')];
  if (three === 'contact-broken')
    return [...out, ...refit(['dimm-2', '1']), ...moveTo('dimm-4', '4'), ...giveUp(view, '3')];
  const tried = [...out, ...tryAlone('dimm-2', '3')];
  const answer = outcomeOf(view, 'try:dimm-2@slot-3');
  if (answer === null) return tried;
  return [
    ...tried,
    ...SWITCH_OFF,
    ...MAKE_SAFE,
    ...takeOutOf('dimm-2', '3'),
    theory('module-dead', 85),
    ...refit(['dimm-1', '1'], ['dimm-3', '3']),
    ...PROVE,
    ...closing(view, {
      symptom: 'blinking',
      cause: 'module-dead',
      evidence: ['look-at-memory', 'look:slot-1', 'look:slot-3'],
      action: 'place-part',
      part: answer === 'fails' ? 'dimm-2' : 'dimm-4',
      verification: PROOF,
      prevention: 'return-module',
    }),
  ];
}

function giveUp(view: LabView, slot: string): readonly LabCommand[] {
  const words = { ...WORDS, evidence: ['read-power-led'], prevention: 'slot-marked' };
  return giveUpSlot(view, slot, 'second-line', words);
}
