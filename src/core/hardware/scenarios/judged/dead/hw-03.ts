import type { LabState } from '../../../model/state.ts';
import type { Scenario } from '../../scenario.ts';
import { caseOf } from '../case-of.ts';
import { NOTHING_BROKEN, PUT_TOGETHER, proven, STARTED, STARTS } from '../predicates.ts';
import { SPRING_CLEAN } from './spring-clean.ts';

function isOn({ machine }: LabState, lead: string, pins: string): boolean {
  return machine.plugs[lead] === 'latched' && machine.connectorByEnd[lead] === pins;
}

/** HW-03 After the spring clean: the button's lead sits on the reset pins, the reset lead hangs loose (corrections 11). */
export const HW_03: Scenario = caseOf(SPRING_CLEAN, {
  id: 'HW-03',
  truth: 'button-lead',
  difficulty: 2,
  objectives: ['C1 3.5', 'C1 5.1'],
  parMinutes: 10,
  cured: (state) => isOn(state, 'cable-front-panel', 'fpanel-power-sw'),
  goal: [STARTS, NOTHING_BROKEN, PUT_TOGETHER],
  verify: [
    STARTED,
    proven('reset-works', 'press-reset', 'restarts'),
    proven('power-light', 'read-power-led', 'steady'),
  ],
  note: {
    symptom: ['button-dead'],
    cause: ['button-lead'],
    action: ['plug-cable'],
    part: ['cable-front-panel'],
    prevention: ['photo-first'],
  },
});

/** Its look-alike: the rocker was left at 0. */
export const HW_03_ROCKER: Scenario = caseOf(SPRING_CLEAN, {
  id: 'HW-03-rocker',
  truth: 'rocker-off',
  difficulty: 1,
  objectives: ['C1 3.6', 'C1 5.1'],
  parMinutes: 4,
  cured: ({ machine }) => machine.psuSwitch === 'on',
  goal: [STARTS, NOTHING_BROKEN, PUT_TOGETHER],
  verify: [STARTED],
  note: {
    symptom: ['button-dead'],
    cause: ['rocker-off'],
    action: ['set-psu-switch', 'set-switch'],
    part: [null, 'psu'],
    prevention: ['switch-back', 'photo-first'],
  },
});
