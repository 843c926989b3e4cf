import type { Scenario } from '../../scenario.ts';
import { caseOf } from '../case-of.ts';
import {
  memoryClean,
  memoryFrom,
  memoryIsComplete,
  moduleReplaced,
  NOTHING_BROKEN,
  PUT_TOGETHER,
  SPARE_MODULES,
  STARTED,
  STARTS,
} from '../predicates.ts';
import { FLASHING_LIGHT } from './flashing-light.ts';

/** HW-12 One module too many: the fault goes wherever the module goes. */
function deadModule(id: string, name: '2' | '3'): Scenario {
  return caseOf(FLASHING_LIGHT, {
    id,
    truth: `module-${name}-dead`,
    difficulty: 3,
    objectives: ['C1 3.3', 'C1 5.1'],
    parMinutes: 23,
    parPartsUsd: 45,
    cured: moduleReplaced(FLASHING_LIGHT, `dimm-${name}`),
    goal: [STARTS, memoryIsComplete(FLASHING_LIGHT), NOTHING_BROKEN, PUT_TOGETHER],
    verify: [STARTED, memoryClean('memory-clean', 1)],
    note: {
      symptom: ['blinking'],
      cause: [`module-${name}-dead`],
      action: ['place-part', 'order-part', 'seat-part'],
      part: [`dimm-${name}`, ...SPARE_MODULES],
      prevention: ['record-module'],
    },
  });
}

export const HW_12: Scenario = deadModule('HW-12', '2');
export const HW_12_THIRD: Scenario = deadModule('HW-12-third', '3');

/** What is left to work with until the board is replaced: one module for each channel, or more. */
const WORKING_PAIR_MIB = 16_384;

/** HW-13 It is the slot: whatever sits in slot 3 fails; the board goes to its warranty, the rest works meanwhile. */
export const HW_13: Scenario = caseOf(FLASHING_LIGHT, {
  id: 'HW-13',
  truth: 'slot-3-broken',
  exempt: ['slot-1', 'slot-2', 'slot-3', 'slot-4'],
  difficulty: 4,
  objectives: ['C1 3.5', 'C1 5.1'],
  parMinutes: 22,
  cured: ({ machine, job }) =>
    job.escalatedTo === 'warranty' && Object.values(machine.parts).every(({ socket }) => socket !== 'slot-3'),
  goal: [STARTS, memoryFrom(WORKING_PAIR_MIB), NOTHING_BROKEN, PUT_TOGETHER],
  verify: [STARTED, memoryClean('memory-clean', 1)],
  note: {
    symptom: ['blinking'],
    cause: ['slot-3-broken'],
    action: ['escalate', 'lift-part'],
    part: ['motherboard'],
    prevention: ['warranty-board'],
  },
});
