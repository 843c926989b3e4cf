import { cellVolts } from '../../../behaviour/circuit.ts';
import { coolerFanTurns } from '../../../behaviour/heat.ts';
import { profileUnstable } from '../../../behaviour/memory.ts';
import type { Scenario } from '../../scenario.ts';
import { caseOf } from '../case-of.ts';
import {
  memoryClean,
  memoryIsComplete,
  NOTHING_BROKEN,
  PUT_TOGETHER,
  proven,
  STARTED,
  STARTED_TWICE,
  STARTS,
  TEMPERATURE_READ,
} from '../predicates.ts';
import type { CaseData } from '../story.ts';
import { FAST_PROFILE } from './fast-profile.ts';

const COMMON: Pick<CaseData, 'goal'> = {
  goal: [STARTS, memoryIsComplete(FAST_PROFILE), NOTHING_BROKEN, PUT_TOGETHER],
};

/** HW-30 Free speed: a profile that the board's list has for two modules, with four in it. */
export const HW_30: Scenario = caseOf(FAST_PROFILE, {
  ...COMMON,
  id: 'HW-30',
  truth: 'profile-too-fast',
  difficulty: 3,
  objectives: ['C1 3.3', 'C1 5.1'],
  parMinutes: 14,
  cured: ({ machine }) => !profileUnstable(machine),
  verify: [STARTED, STARTED_TWICE, memoryClean('memory-clean', 1)],
  note: {
    symptom: ['f1-message'],
    cause: ['profile-too-fast'],
    action: ['change-setting', 'use-tool'],
    part: [null],
    prevention: ['read-memory-list'],
  },
});

/** Its look-alike: whoever fitted the modules brushed against the lead of the processor's fan. */
export const HW_30_FAN: Scenario = caseOf(FAST_PROFILE, {
  ...COMMON,
  id: 'HW-30-fan',
  truth: 'fan-lead',
  difficulty: 2,
  objectives: ['C1 3.5', 'C1 5.1'],
  parMinutes: 13,
  cured: ({ machine }) =>
    coolerFanTurns(machine) && machine.connectorByEnd['cable-cpu-fan'] === 'conn-cpu-fan',
  verify: [STARTED, TEMPERATURE_READ],
  note: {
    symptom: ['f1-message'],
    cause: ['fan-lead'],
    action: ['plug-cable'],
    part: ['cable-cpu-fan', 'cpu-cooler'],
    prevention: ['check-headers'],
  },
});

/** Its look-alike: or against the cell, which lies crooked since; the settings went with it, the profile too. */
export const HW_30_CELL: Scenario = caseOf(FAST_PROFILE, {
  ...COMMON,
  id: 'HW-30-cell',
  truth: 'cell-crooked',
  difficulty: 3,
  objectives: ['C1 5.1', 'C2 3.1'],
  parMinutes: 20,
  cured: ({ machine }) => cellVolts(machine) > 0 && machine.clock === 'kept',
  verify: [STARTED, proven('clock-held', 'clock-held', 'held')],
  note: {
    symptom: ['f1-message'],
    cause: ['cell-crooked'],
    action: ['seat-part', 'place-part'],
    part: ['cmos-cell'],
    prevention: ['seat-cell'],
  },
});
