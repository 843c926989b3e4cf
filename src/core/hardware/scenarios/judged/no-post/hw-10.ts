import { isHome } from '../../../model/state.ts';
import type { Predicate, Scenario } from '../../scenario.ts';
import { caseOf } from '../case-of.ts';
import {
  MEMORY_READ,
  memoryIsComplete,
  NOTHING_BROKEN,
  PUT_TOGETHER,
  STARTED,
  STARTS,
} from '../predicates.ts';
import { CHEAP_MEMORY } from './cheap-memory.ts';

const REGISTERED_OUT: Predicate['holds'] = ({ machine }) =>
  ['dimm-r1', 'dimm-r2'].every((id) => machine.parts[id]?.socket == null);

/** HW-10 Wrong kind of memory: registered modules in a board for unbuffered ones. */
export const HW_10: Scenario = caseOf(CHEAP_MEMORY, {
  id: 'HW-10',
  truth: 'memory-registered',
  difficulty: 3,
  objectives: ['C1 3.3', 'C1 5.1'],
  parMinutes: 12,
  cured: REGISTERED_OUT,
  goal: [STARTS, memoryIsComplete(CHEAP_MEMORY), NOTHING_BROKEN, PUT_TOGETHER],
  verify: [STARTED, MEMORY_READ],
  note: {
    symptom: ['blinking'],
    cause: ['memory-registered'],
    action: ['place-part', 'seat-part', 'lift-part'],
    part: ['dimm-r1', 'dimm-r2', 'dimm-1', 'dimm-3'],
    prevention: ['unbuffered-only'],
  },
});

/** Its look-alike: the modules are of the right kind, and one of them is not home. */
export const HW_10_LOOSE: Scenario = caseOf(CHEAP_MEMORY, {
  id: 'HW-10-loose',
  truth: 'memory-loose',
  // The pair that the customer bought stands there, and it is as good.
  exempt: ['slot-1', 'slot-3'],
  difficulty: 2,
  objectives: ['C1 3.3', 'C1 5.1'],
  parMinutes: 9,
  cured: ({ machine }) => ['dimm-2', 'dimm-4'].every((id) => isHome(machine.parts[id])),
  goal: [STARTS, memoryIsComplete(CHEAP_MEMORY), NOTHING_BROKEN, PUT_TOGETHER],
  verify: [STARTED, MEMORY_READ],
  note: {
    symptom: ['blinking'],
    cause: ['memory-loose'],
    action: ['seat-part', 'place-part'],
    part: ['dimm-2', 'dimm-4'],
    prevention: ['two-clicks'],
  },
});
