import { outletVolts } from '../../../behaviour/electrics.ts';
import type { Scenario } from '../../scenario.ts';
import { caseOf } from '../case-of.ts';
import { NOTHING_BROKEN, PUT_TOGETHER, STARTED, STARTS } from '../predicates.ts';
import { DEAD_DESK } from './dead-desk.ts';

/** HW-01 The dead Monday: the strip was switched off. */
export const HW_01: Scenario = caseOf(DEAD_DESK, {
  id: 'HW-01',
  truth: 'strip-off',
  difficulty: 1,
  objectives: ['C1 3.6', 'C1 5.1'],
  parMinutes: 4,
  cured: ({ machine }) => outletVolts(machine, 'strip-out-1') > 0,
  goal: [STARTS, NOTHING_BROKEN, PUT_TOGETHER],
  verify: [STARTED],
  note: {
    symptom: ['dead'],
    cause: ['strip-off'],
    action: ['set-switch'],
    part: [null],
    prevention: ['keep-strip-on'],
  },
});

/** Its look-alike: the strip is on, and the lead behind it is only half in. */
export const HW_01_LEAD: Scenario = caseOf(DEAD_DESK, {
  id: 'HW-01-lead',
  truth: 'lead-loose',
  difficulty: 1,
  objectives: ['C1 3.6', 'C1 5.1'],
  parMinutes: 5,
  cured: ({ machine }) => machine.plugs['cable-mains'] === 'latched',
  goal: [STARTS, NOTHING_BROKEN, PUT_TOGETHER],
  verify: [STARTED],
  note: {
    symptom: ['dead'],
    cause: ['lead-loose'],
    action: ['plug-cable'],
    part: ['cable-mains', null],
    prevention: ['clip-lead', 'keep-strip-on'],
  },
});
