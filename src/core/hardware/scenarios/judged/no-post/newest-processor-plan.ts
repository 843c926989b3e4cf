import { RECOVERY_KEY } from '../../../behaviour/encryption.ts';
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
  READ_SENSORS,
  START,
  SWITCH_OFF,
  TO_DESKTOP,
  TRAIN,
} from '../../procedures.ts';
import { closing, outcomeOf, type Plan, theory } from '../expert-plan.ts';
import { pushHome } from './memory-work.ts';
import { coverAgain, MAGNIFY_SOCKET, PHOTO, uncover } from './processor-work.ts';

const SENSORS = ['start-system', 'page:firmware-sensors'];

/** Reads LED and code, then follows the code: firmware, RAM, or the processor's power, socket and the processor itself. */
export const findWhyNoPost: Plan = (view, log) => {
  const first: readonly LabCommand[] = [
    ...ask('which-processor', 'what-removed'),
    { kind: 'press-power' },
    ...inspect('debug-leds'),
    { kind: 'open-manual', section: 'codes' },
  ];
  const code = outcomeOf(view, 'read-post-code');
  if (code === null) return first;
  const off = [...first, ...SWITCH_OFF];
  if (code === '59') return [...off, ...flash(view)];
  const inside = [...off, ...MAKE_SAFE, ...OPEN_CASE];
  return [...inside, ...(code === '51' ? seatMemory(view, log) : lookAtPower(view))];
};

function flash(view: LabView): readonly LabCommand[] {
  return [
    { kind: 'open-manual', section: 'firmware' },
    theory('firmware-old'),
    // The machine does not start, so encryption cannot be suspended: the recovery key is needed before flashing.
    { kind: 'read-asset' },
    ...ask(RECOVERY_KEY),
    { kind: 'use-tool', tool: 'firmware-stick', target: 'flashback-button' },
    ...START,
    { kind: 'run-program', program: 'enter-recovery-key' },
    TO_DESKTOP,
    { kind: 'open-page', page: 'firmware-main' },
    ...closing(view, {
      symptom: 'no-picture',
      cause: 'firmware-old',
      evidence: ['read-post-code'],
      action: 'use-tool',
      part: 'motherboard',
      verification: ['start-system', 'page:firmware-main'],
      prevention: 'firmware-first',
    }),
  ];
}

function seatMemory(view: LabView, log: readonly LabCommand[]): readonly LabCommand[] {
  const look = inspect('dimm-a2');
  if (outcomeOf(view, 'look-at-memory') === null) return look;
  const words = {
    symptom: 'no-picture',
    evidence: ['read-post-code', 'look-at-memory'],
    prevention: 'two-clicks',
    prove: [...CLOSE_CASE, ...CONNECT, ...TRAIN, READ_MEMORY],
    verification: ['start-system', 'page:firmware-memory'],
  };
  return [...look, ...pushHome(view, log, words)];
}

function lookAtPower(view: LabView): readonly LabCommand[] {
  const look = inspect('conn-eps');
  const power = outcomeOf(view, 'look:conn-eps');
  if (power === null) return look;
  return [...look, ...(power === 'normal' ? lookUnderCooler(view) : connectPower(view))];
}

function connectPower(view: LabView): readonly LabCommand[] {
  return [
    theory('eps-out', 95),
    { kind: 'plug-cable', target: 'cable-eps' },
    ...CLOSE_CASE,
    ...CONNECT,
    ...START,
    READ_SENSORS,
    ...closing(view, {
      symptom: 'no-picture',
      cause: 'eps-out',
      evidence: ['look:conn-eps'],
      verification: SENSORS,
      action: 'plug-cable',
      part: 'cable-eps',
      prevention: 'count-leads',
    }),
  ];
}

function lookUnderCooler(view: LabView): readonly LabCommand[] {
  const look = [...uncover('cpu-new'), MAGNIFY_SOCKET];
  const contacts = outcomeOf(view, 'look:socket-cpu');
  if (contacts === null) return look;
  return [...look, ...(contacts === 'normal' ? oldProcessorBack(view) : passOn(view))];
}

function passOn(view: LabView): readonly LabCommand[] {
  return [
    theory('contacts-bent', 95),
    PHOTO,
    ...coverAgain('cpu-new'),
    ...CLOSE_CASE,
    { kind: 'escalate', to: 'warranty' },
    ...closing(view, {
      symptom: 'no-picture',
      cause: 'contacts-bent',
      evidence: ['look:socket-cpu'],
      verification: ['look:socket-cpu'],
      action: 'escalate',
      part: 'socket-cpu',
      prevention: 'straight-down',
    }),
  ];
}

function oldProcessorBack(view: LabView): readonly LabCommand[] {
  return [
    theory('processor-dead', 90),
    ...coverAgain('cpu'),
    ...CLOSE_CASE,
    ...CONNECT,
    ...START,
    READ_SENSORS,
    ...closing(view, {
      symptom: 'no-picture',
      cause: 'processor-dead',
      evidence: ['read-post-code', 'look:conn-eps', 'look:socket-cpu'],
      verification: SENSORS,
      action: 'place-part',
      part: 'cpu-new',
      prevention: 'return-processor',
    }),
  ];
}
