import { firmwareVersion } from '../../../behaviour/firmware.ts';
import type { Scenario } from '../../scenario.ts';
import { caseOf } from '../case-of.ts';
import { NOTHING_BROKEN, PUT_TOGETHER, proven, STARTED, STARTS } from '../predicates.ts';
import { NEWEST_PROCESSOR } from './newest-processor.ts';

/** HW-14 Too new for its board: the firmware is older than the processor. */
export const HW_14: Scenario = caseOf(NEWEST_PROCESSOR, {
  id: 'HW-14',
  truth: 'firmware-old',
  difficulty: 4,
  objectives: ['C1 3.5', 'C1 5.1'],
  parMinutes: 18,
  cured: ({ machine }) => firmwareVersion(machine) === '1.60',
  goal: [STARTS, NOTHING_BROKEN, PUT_TOGETHER],
  verify: [STARTED, proven('version-read', 'page:firmware-main', 'firmware-1-60')],
  note: {
    symptom: ['no-picture'],
    cause: ['firmware-old'],
    action: ['use-tool', 'run-program'],
    part: ['motherboard', null],
    prevention: ['firmware-first'],
  },
});
