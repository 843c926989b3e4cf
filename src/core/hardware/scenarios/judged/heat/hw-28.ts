import { pumpTurns } from '../../../behaviour/heat.ts';
import type { Scenario } from '../../scenario.ts';
import { caseOf } from '../case-of.ts';
import { NOTHING_BROKEN, PUT_TOGETHER, proven, STARTED, STARTS, STAYED_COOL } from '../predicates.ts';
import type { CaseData } from '../story.ts';
import { STILL_WATER } from './still-water.ts';

const COMMON: Pick<CaseData, 'difficulty' | 'objectives' | 'cured' | 'goal' | 'verify'> = {
  difficulty: 3,
  objectives: ['C1 5.1'],
  cured: ({ machine }) => pumpTurns(machine) === true,
  goal: [STARTS, NOTHING_BROKEN, PUT_TOGETHER],
  verify: [STARTED, proven('pump-turns', 'page:firmware-sensors', 'normal'), STAYED_COOL],
};

/** HW-28 Still water: the pump's power plug did not go back after the cables were tidied. */
export const HW_28: Scenario = caseOf(STILL_WATER, {
  ...COMMON,
  id: 'HW-28',
  truth: 'pump-unpowered',
  parMinutes: 13,
  note: {
    symptom: ['slow-hot'],
    cause: ['pump-unpowered'],
    action: ['plug-cable'],
    part: ['cable-pump-power', 'cpu-aio'],
    prevention: ['count-plugs', 'read-pump'],
  },
});

/** Its look-alike: the plug is in, and the pump is stuck. */
export const HW_28_SEIZED: Scenario = caseOf(STILL_WATER, {
  ...COMMON,
  id: 'HW-28-seized',
  truth: 'pump-seized',
  parMinutes: 18,
  parPartsUsd: 95,
  note: {
    symptom: ['slow-hot'],
    cause: ['pump-seized'],
    action: ['place-part', 'order-part'],
    part: ['spare-aio', 'cpu-aio'],
    prevention: ['read-pump', 'count-plugs'],
  },
});
