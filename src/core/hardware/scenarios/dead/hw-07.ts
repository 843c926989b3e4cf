import type { Scenario } from '../../scenario.ts';
import { partIn } from '../../state.ts';
import { isSupplied, NOTHING_BROKEN, PUT_TOGETHER, STARTED, STARTS } from '../predicates.ts';
import { caseOf } from '../story.ts';
import { BURNING_SMELL } from './burning-smell.ts';

/** HW-07 Smell of trouble: the supply burns while it has mains. */
export const HW_07: Scenario = caseOf(BURNING_SMELL, {
  id: 'HW-07',
  truth: 'supply-burning',
  difficulty: 2,
  objectives: ['C1 3.6', 'C1 5.1', 'C2 4.4'],
  parMinutes: 17,
  parPartsUsd: 85,
  cured: isSupplied,
  goal: [STARTS, NOTHING_BROKEN, PUT_TOGETHER],
  verify: [STARTED],
  note: {
    symptom: ['burning'],
    cause: ['supply-burning'],
    action: ['place-part', 'order-part', 'seat-part', 'plug-cable', 'tighten-screw'],
    part: ['psu', 'spare-psu'],
    prevention: ['incident-note'],
  },
});

/** Its look-alike: it is the card that burnt. */
export const HW_07_CARD: Scenario = caseOf(BURNING_SMELL, {
  id: 'HW-07-card',
  truth: 'card-burnt',
  difficulty: 3,
  objectives: ['C1 5.1', 'C1 5.3', 'C2 4.4'],
  parMinutes: 11,
  parPartsUsd: 300,
  cured: ({ machine }) => {
    const card = partIn(machine, 'slot-x16');
    return card !== null && machine.parts[card]?.condition === 'sound';
  },
  goal: [STARTS, NOTHING_BROKEN, PUT_TOGETHER],
  verify: [STARTED],
  note: {
    symptom: ['burning'],
    cause: ['card-burnt'],
    action: ['place-part', 'order-part', 'seat-part', 'plug-cable', 'tighten-screw'],
    part: ['gpu', 'spare-gpu'],
    prevention: ['incident-note'],
  },
});
