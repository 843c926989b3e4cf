import type { LabState } from '../../../model/state.ts';
import type { Scenario } from '../../scenario.ts';
import { caseOf } from '../case-of.ts';
import { NOTHING_BROKEN, PUT_TOGETHER, proven, STARTED, STARTS } from '../predicates.ts';
import { FAN_ERROR } from './fan-error.ts';

function fanOnItsHeader({ machine }: LabState): boolean {
  return (
    machine.plugs['cable-cpu-fan'] === 'latched' && machine.connectorByEnd['cable-cpu-fan'] === 'conn-cpu-fan'
  );
}

const READS_FAN = proven('fan-read', 'page:firmware-sensors', 'normal');

/** HW-16 Fan where?: the fan turns, and its lead is on a case header. */
export const HW_16: Scenario = caseOf(FAN_ERROR, {
  id: 'HW-16',
  truth: 'fan-header',
  difficulty: 1,
  objectives: ['C1 3.5', 'C1 5.1'],
  parMinutes: 10,
  cured: fanOnItsHeader,
  goal: [STARTS, NOTHING_BROKEN, PUT_TOGETHER],
  verify: [STARTED, READS_FAN],
  note: {
    symptom: ['fan-message'],
    cause: ['fan-header'],
    action: ['plug-cable'],
    part: ['cable-cpu-fan'],
    prevention: ['check-headers', 'read-sensors'],
  },
});

/** Its look-alike: the lead hangs loose and the fan stands still. */
export const HW_16_LOOSE: Scenario = caseOf(FAN_ERROR, {
  id: 'HW-16-loose',
  truth: 'fan-lead',
  difficulty: 1,
  objectives: ['C1 3.5', 'C1 5.1'],
  parMinutes: 9,
  cured: fanOnItsHeader,
  goal: [STARTS, NOTHING_BROKEN, PUT_TOGETHER],
  verify: [STARTED, READS_FAN],
  note: {
    symptom: ['fan-message'],
    cause: ['fan-lead'],
    action: ['plug-cable'],
    part: ['cable-cpu-fan'],
    prevention: ['check-headers', 'read-sensors'],
  },
});
