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
  TRAIN,
} from '../../procedures.ts';
import { closing, type ExpertNote, outcomeOf, type Plan, theory } from '../expert-plan.ts';
import { KESTREL_COOLER } from '../mountings.ts';
import { giveUpSlot, lookInSlots, moveTo, refit } from './memory-work.ts';
import { coverAgain, MAGNIFY_SOCKET, PHOTO, uncover } from './processor-work.ts';

/** Sees what is missing in the firmware, then goes from the cooler over the slots to the processor and its socket. */
export const findLostChannel: Plan = (view) => {
  const first: readonly LabCommand[] = [
    ...ask('processor-lifted', 'tightened', 'memory-touched'),
    ...START,
    READ_MEMORY,
    ...SWITCH_OFF,
    ...MAKE_SAFE,
    ...OPEN_CASE,
    ...inspect('cpu-cooler'),
  ];
  const cooler = outcomeOf(view, 'look:cpu-cooler');
  if (cooler === null) return first;
  return [...first, ...(cooler === 'tilted' ? levelCooler(view) : lookAtSlots(view))];
};

const PROVE: readonly LabCommand[] = [...CLOSE_CASE, ...CONNECT, ...TRAIN, READ_MEMORY];
const WORDS = {
  symptom: 'less-memory',
  evidence: [],
  prevention: 'slot-marked',
  prove: PROVE,
  verification: ['start-system', 'page:firmware-memory'],
};

function written(view: LabView, note: Omit<ExpertNote, 'symptom' | 'verification'>): readonly LabCommand[] {
  return closing(view, {
    symptom: WORDS.symptom,
    verification: WORDS.verification,
    ...note,
  });
}

function turn(kind: 'loosen-screw' | 'tighten-screw'): readonly LabCommand[] {
  return KESTREL_COOLER.screws.map((target) => ({ kind, target }));
}

function levelCooler(view: LabView): readonly LabCommand[] {
  return [
    theory('cooler-tilted'),
    ...turn('loosen-screw'),
    ...turn('tighten-screw'),
    ...PROVE,
    ...written(view, {
      cause: 'cooler-tilted',
      evidence: ['look:cpu-cooler'],
      action: 'tighten-screw',
      part: 'cpu-cooler',
      prevention: 'crosswise',
    }),
  ];
}

function lookAtSlots(view: LabView): readonly LabCommand[] {
  const out = lookInSlots(['dimm-b2', 'b2'], ['dimm-a2', 'a2']);
  const [b2, a2] = ['b2', 'a2'].map((name) => outcomeOf(view, `look:slot-${name}`));
  if (b2 == null || a2 == null) return out;
  // Both modules into the two slots of the channel that is left.
  if (b2 === 'contact-broken')
    return [
      ...out,
      ...refit(['dimm-a2', 'a2']),
      ...moveTo('dimm-b2', 'a1'),
      ...giveUpSlot(view, 'b2', 'warranty', WORDS),
    ];
  if (a2 === 'contact-broken')
    return [
      ...out,
      ...refit(['dimm-b2', 'b2']),
      ...moveTo('dimm-a2', 'b1'),
      ...giveUpSlot(view, 'a2', 'warranty', WORDS),
    ];
  return [...out, ...refit(['dimm-b2', 'b2'], ['dimm-a2', 'a2']), ...lookUnderCooler(view)];
}

function lookUnderCooler(view: LabView): readonly LabCommand[] {
  const look = [...uncover('cpu'), ...inspect('cpu'), MAGNIFY_SOCKET];
  if (outcomeOf(view, 'look:socket-cpu') === null) return look;
  return [...look, ...(outcomeOf(view, 'look-under:cpu') === 'normal' ? passOn(view) : wipePads(view))];
}

function passOn(view: LabView): readonly LabCommand[] {
  return [
    theory('contacts-bent', 95),
    PHOTO,
    ...coverAgain('cpu'),
    ...CLOSE_CASE,
    { kind: 'escalate', to: 'warranty' },
    ...CONNECT,
    ...START,
    READ_MEMORY,
    ...written(view, {
      cause: 'contacts-bent',
      evidence: ['look:socket-cpu'],
      action: 'escalate',
      part: 'socket-cpu',
      prevention: 'twist-first',
    }),
  ];
}

function wipePads(view: LabView): readonly LabCommand[] {
  return [
    theory('pads-smeared', 95),
    { kind: 'use-tool', tool: 'ipa-wipe', target: 'cpu' },
    ...coverAgain('cpu'),
    ...PROVE,
    ...written(view, {
      cause: 'pads-smeared',
      evidence: ['look-under:cpu', 'look:socket-cpu'],
      action: 'use-tool',
      part: 'cpu',
      prevention: 'pads-clean',
    }),
  ];
}
