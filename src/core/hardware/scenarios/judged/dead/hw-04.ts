import { isHome } from '../../../model/state.ts';
import type { Scenario } from '../../scenario.ts';
import { caseOf } from '../case-of.ts';
import {
  MEMORY_READ,
  memoryIsComplete,
  NOTHING_BROKEN,
  PUT_TOGETHER,
  RAILS_READ,
  STARTED,
  STARTS,
} from '../predicates.ts';
import { SHIPPED_OVER } from './shipped-over.ts';

/** HW-04 Wrong country: the selector stands at 115 and the wall gives 230 V (rule P4). */
export const HW_04: Scenario = caseOf(SHIPPED_OVER, {
  id: 'HW-04',
  truth: 'selector',
  difficulty: 3,
  objectives: ['C1 3.6', 'C2 4.4'],
  parMinutes: 6,
  cured: ({ machine }) => machine.selector === '230',
  goal: [STARTS, NOTHING_BROKEN, PUT_TOGETHER],
  verify: [STARTED, RAILS_READ],
  note: {
    symptom: ['set-up'],
    cause: ['selector'],
    action: ['set-switch'],
    part: ['psu', null],
    prevention: ['label-voltage'],
  },
});

/** Its look-alike: the voltage was set before it was sent, and the courier shook a module loose. */
export const HW_04_SHAKEN: Scenario = caseOf(SHIPPED_OVER, {
  id: 'HW-04-shaken',
  truth: 'memory-loose',
  difficulty: 2,
  objectives: ['C1 3.3', 'C1 5.1'],
  parMinutes: 8,
  cured: ({ machine }) => ['dimm-1', 'dimm-3'].every((id) => isHome(machine.parts[id])),
  goal: [STARTS, memoryIsComplete(SHIPPED_OVER), NOTHING_BROKEN, PUT_TOGETHER],
  verify: [STARTED, MEMORY_READ],
  note: {
    symptom: ['set-up', 'no-picture'],
    cause: ['memory-loose'],
    action: ['seat-part', 'place-part'],
    part: ['dimm-1', 'dimm-3'],
    prevention: ['pack-better'],
  },
});
