import type { Scenario } from '../../scenario.ts';
import { caseOf } from '../case-of.ts';
import {
  HELD_LOAD,
  isSupplied,
  NOTHING_BROKEN,
  PUT_TOGETHER,
  RAILS_READ,
  STARTED,
  STARTS,
} from '../predicates.ts';
import { DEAD_DESK } from './dead-desk.ts';

/** HW-02 Silent supply: no standby since the thunderstorm. */
export const HW_02: Scenario = caseOf(DEAD_DESK, {
  id: 'HW-02',
  truth: 'supply-dead',
  difficulty: 2,
  objectives: ['C1 3.6', 'C1 5.1'],
  parMinutes: 21,
  parPartsUsd: 85,
  cured: isSupplied,
  goal: [STARTS, NOTHING_BROKEN, PUT_TOGETHER],
  verify: [STARTED, RAILS_READ, HELD_LOAD],
  note: {
    symptom: ['dead'],
    cause: ['supply-dead'],
    action: ['place-part', 'order-part', 'seat-part', 'plug-cable', 'tighten-screw'],
    part: ['spare-psu', 'psu'],
    prevention: ['surge-protection'],
  },
});
