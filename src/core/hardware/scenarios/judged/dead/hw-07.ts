import { partIn } from '../../../model/state.ts';
import type { Predicate, Scenario } from '../../scenario.ts';
import { caseOf } from '../case-of.ts';
import {
  isSupplied,
  NOTHING_BROKEN,
  PUT_TOGETHER,
  proven,
  RAILS_READ,
  STARTED,
  STARTS,
} from '../predicates.ts';
import { BURNING_SMELL } from './burning-smell.ts';

/** Nothing else in it is burnt: seen on the board, whenever it was looked at, or smelt once it ran again. */
const NO_BURNS: Predicate = {
  id: 'no-burns',
  holds: (state) =>
    proven('no-burns', 'sniff', 'nothing').holds(state) ||
    state.evidence.some(({ test, outcome }) => test === 'look:motherboard' && outcome !== 'scorched'),
};

/** HW-07 Smell of trouble: the supply burns while it has mains. */
export const HW_07: Scenario = caseOf(BURNING_SMELL, {
  id: 'HW-07',
  truth: 'supply-burning',
  difficulty: 2,
  objectives: ['C1 3.6', 'C1 5.1', 'C2 4.4'],
  parMinutes: 19,
  parPartsUsd: 85,
  cured: isSupplied,
  goal: [STARTS, NOTHING_BROKEN, PUT_TOGETHER],
  verify: [STARTED, RAILS_READ, NO_BURNS],
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
  parMinutes: 13,
  parPartsUsd: 300,
  cured: ({ machine }) => {
    const card = partIn(machine, 'slot-x16');
    return card !== null && machine.parts[card]?.condition === 'sound';
  },
  goal: [STARTS, NOTHING_BROKEN, PUT_TOGETHER],
  verify: [STARTED, NO_BURNS],
  note: {
    symptom: ['burning'],
    cause: ['card-burnt'],
    action: ['place-part', 'order-part', 'seat-part', 'plug-cable', 'tighten-screw'],
    part: ['gpu', 'spare-gpu'],
    prevention: ['incident-note'],
  },
});
