import type { LabState } from '../../../model/state.ts';
import type { Predicate, Scenario } from '../../scenario.ts';
import { caseOf } from '../case-of.ts';
import {
  MEMORY_READ,
  memoryIsComplete,
  NOTHING_BROKEN,
  PUT_TOGETHER,
  proven,
  STARTED,
  STARTS,
} from '../predicates.ts';
import { HALF_THE_MEMORY } from './half-the-memory.ts';

/** The contacts were seen, and whoever may decide about them was told; or another board is in. */
function inGoodHands({ evidence, job, machine }: LabState): boolean {
  const seen = evidence.some(
    ({ test, outcome }) => test === 'look:socket-cpu' && outcome === 'contacts-bent',
  );
  return machine.parts['spare-board']?.socket === 'tray-board' || (seen && job.escalatedTo === 'warranty');
}

/** Straightening without approval is not the technician's to decide. */
const NOT_STRAIGHTENED: Predicate = {
  id: 'not-straightened',
  holds: ({ machine, ledger }) =>
    (machine.traits['socket-cpu']?.lostChannel !== undefined ||
      machine.parts['spare-board']?.socket === 'tray-board') &&
    ledger.breaches.every(({ rule }) => rule !== 'P10'),
};

/** What the firmware lists once it was decided: all of it on another board, what is left of it until that comes. */
const CHANNELS_READ: Predicate = {
  id: 'channels-read',
  holds: (state) =>
    proven(
      'channels-read',
      'page:firmware-memory',
      state.machine.parts['spare-board']?.socket === 'tray-board' ? 'full' : 'part',
    ).holds(state),
};

/** The warranty desk pays by the photo, which is taken before the processor covers the contacts again. */
const PHOTOGRAPHED: Predicate = {
  id: 'contacts-photographed',
  holds: ({ evidence }) => evidence.some(({ test }) => test === 'photo:socket-cpu'),
};

/** HW-15 Bent: contacts of the processor's socket, on the side of channel B (corrections 15). */
export const HW_15: Scenario = caseOf(HALF_THE_MEMORY, {
  id: 'HW-15',
  truth: 'contacts-bent',
  difficulty: 5,
  objectives: ['C1 3.5', 'C1 5.1'],
  parMinutes: 26,
  cured: inGoodHands,
  goal: [STARTS, NOT_STRAIGHTENED, NOTHING_BROKEN, PUT_TOGETHER],
  verify: [STARTED, CHANNELS_READ, PHOTOGRAPHED],
  note: {
    symptom: ['less-memory'],
    cause: ['contacts-bent'],
    action: ['escalate', 'place-part'],
    part: ['motherboard', 'spare-board'],
    prevention: ['twist-first'],
  },
});

/** Its look-alike: a cooler tightened on one side first tilts the processor off the same contacts. */
export const HW_15_PRESSURE: Scenario = caseOf(HALF_THE_MEMORY, {
  id: 'HW-15-pressure',
  truth: 'cooler-tilted',
  difficulty: 4,
  objectives: ['C1 3.5', 'C1 5.1'],
  parMinutes: 13,
  cured: ({ machine }) => machine.traits['cpu-cooler']?.lostChannel === undefined,
  goal: [STARTS, memoryIsComplete(HALF_THE_MEMORY), NOTHING_BROKEN, PUT_TOGETHER],
  verify: [STARTED, MEMORY_READ],
  note: {
    symptom: ['less-memory'],
    cause: ['cooler-tilted'],
    action: ['tighten-screw', 'place-part'],
    part: ['cpu-cooler'],
    prevention: ['twist-first'],
  },
});
