import { isHome } from '../../../model/state.ts';
import type { Scenario } from '../../scenario.ts';
import { caseOf } from '../case-of.ts';
import {
  MEMORY_READ,
  memoryIsComplete,
  moduleReplaced,
  NOTHING_BROKEN,
  PUT_TOGETHER,
  SPARE_MODULES,
  STARTED,
  STARTS,
} from '../predicates.ts';
import { ADDED_MEMORY } from './added-memory.ts';

/** HW-08 Tight squeeze: one end of the new module never clicked. */
export const HW_08: Scenario = caseOf(ADDED_MEMORY, {
  id: 'HW-08',
  truth: 'memory-loose',
  difficulty: 1,
  objectives: ['C1 3.3', 'C1 5.1'],
  parMinutes: 10,
  cured: ({ machine }) => isHome(machine.parts['dimm-b2']),
  goal: [STARTS, memoryIsComplete(ADDED_MEMORY), NOTHING_BROKEN, PUT_TOGETHER],
  verify: [STARTED, MEMORY_READ],
  note: {
    symptom: ['no-picture'],
    cause: ['memory-loose'],
    action: ['seat-part', 'place-part'],
    part: ['dimm-b2'],
    prevention: ['two-clicks'],
  },
});

/** Its look-alike: both ends are home, and the new module is dead. */
export const HW_08_DEAD: Scenario = caseOf(ADDED_MEMORY, {
  id: 'HW-08-dead',
  truth: 'module-dead',
  difficulty: 2,
  objectives: ['C1 3.3', 'C1 5.1'],
  parMinutes: 15,
  parPartsUsd: 45,
  cured: moduleReplaced(ADDED_MEMORY, 'dimm-b2'),
  goal: [STARTS, memoryIsComplete(ADDED_MEMORY), NOTHING_BROKEN, PUT_TOGETHER],
  verify: [STARTED, MEMORY_READ],
  note: {
    symptom: ['no-picture'],
    cause: ['module-dead'],
    action: ['place-part', 'order-part', 'seat-part'],
    part: ['dimm-b2', ...SPARE_MODULES],
    prevention: ['keep-receipt'],
  },
});
