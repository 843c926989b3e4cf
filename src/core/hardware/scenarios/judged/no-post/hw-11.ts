import { mustTrain } from '../../../behaviour/post.ts';
import type { Scenario } from '../../scenario.ts';
import { caseOf } from '../case-of.ts';
import {
  memoryIsComplete,
  NOTHING_BROKEN,
  PUT_TOGETHER,
  STARTED,
  STARTED_TWICE,
  STARTS,
} from '../predicates.ts';
import { ADDED_MEMORY } from './added-memory.ts';

/** HW-11 Patience: nothing is wrong, the board trains its new memory and was switched off each time. */
export const HW_11: Scenario = caseOf(ADDED_MEMORY, {
  id: 'HW-11',
  truth: 'training-cut',
  difficulty: 2,
  objectives: ['C1 3.3', 'C1 5.1'],
  parMinutes: 10,
  cured: ({ machine }) => !mustTrain(machine),
  goal: [STARTS, memoryIsComplete(ADDED_MEMORY), NOTHING_BROKEN, PUT_TOGETHER],
  verify: [STARTED, STARTED_TWICE],
  note: {
    symptom: ['no-picture'],
    cause: ['training-cut'],
    action: ['wait'],
    part: [null],
    prevention: ['let-it-train'],
  },
});
