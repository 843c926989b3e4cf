import { hasProcessorPower } from '../../../behaviour/electrics.ts';
import type { Scenario } from '../../scenario.ts';
import { caseOf } from '../case-of.ts';
import { NOTHING_BROKEN, PUT_TOGETHER, STARTED, STARTS, TEMPERATURE_READ } from '../predicates.ts';
import { NEWEST_PROCESSOR } from './newest-processor.ts';

/** HW-09 Short of power at the top: the processor's own lead hangs behind the cooler. */
export const HW_09: Scenario = caseOf(NEWEST_PROCESSOR, {
  id: 'HW-09',
  truth: 'eps-out',
  difficulty: 2,
  objectives: ['C1 3.5', 'C1 5.1'],
  parMinutes: 9,
  cured: ({ machine }) => hasProcessorPower(machine),
  goal: [STARTS, NOTHING_BROKEN, PUT_TOGETHER],
  verify: [STARTED, TEMPERATURE_READ],
  note: {
    symptom: ['no-picture'],
    cause: ['eps-out'],
    action: ['plug-cable'],
    part: ['cable-eps'],
    prevention: ['count-leads', 'photo-first'],
  },
});
