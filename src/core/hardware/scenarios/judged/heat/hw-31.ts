import { hasWornCapacitors, sagsUnderLoad } from '../../../behaviour/rails.ts';
import { type LabState, partIn } from '../../../model/state.ts';
import type { Predicate, Scenario } from '../../scenario.ts';
import { caseOf } from '../case-of.ts';
import { HELD_LOAD, NOTHING_BROKEN, PUT_TOGETHER, proven, STARTED, STARTS } from '../predicates.ts';
import type { CaseData } from '../story.ts';
import { FREEZES_AT_WORK } from './freezes-at-work.ts';

const COMMON: Pick<CaseData, 'objectives' | 'difficulty'> = { objectives: ['C1 5.1'], difficulty: 3 };

/** The board was seen or heard to be at its end, and whoever buys machines was told. */
function isPassedOn({ evidence, job }: LabState): boolean {
  const seen = evidence.some(({ outcome }) => outcome === 'capacitors-domed' || outcome === 'ripple');
  return seen && job.escalatedTo === 'replacement';
}

/** Another board carries the load; of one that is passed on, the ripple or a sound rail shows that it is no supply. */
const BOARD_PROVEN: Predicate = {
  id: 'board-proven',
  holds: (state) =>
    HELD_LOAD.holds(state) ||
    state.evidence.some(
      ({ test, outcome }) =>
        (test === 'scope:tp-vcore' && outcome === 'ripple') ||
        (test === 'measure-12v-load' && outcome === 'in-band'),
    ),
};

/** Nobody knows how often it will start again: what is on its disk is copied, unless the board is new. */
const FILES_SAFE: Predicate = {
  id: 'files-safe',
  holds: ({ machine }) => !hasWornCapacitors(machine) || machine.traits['hdd']?.copied === true,
};

/** HW-31 Leaky memory of 2009: domed capacitors beside the processor. */
export const HW_31: Scenario = caseOf(FREEZES_AT_WORK, {
  ...COMMON,
  id: 'HW-31',
  truth: 'capacitors-domed',
  parMinutes: 17,
  cured: (state) =>
    (partIn(state.machine, 'tray-board') !== null && !hasWornCapacitors(state.machine)) || isPassedOn(state),
  goal: [STARTS, NOTHING_BROKEN, PUT_TOGETHER, FILES_SAFE],
  verify: [STARTED, BOARD_PROVEN],
  note: {
    symptom: ['freezes-loaded'],
    cause: ['capacitors-domed'],
    action: ['escalate', 'place-part', 'order-part'],
    part: ['motherboard', 'spare-board'],
    prevention: ['replace-in-time'],
  },
});

/** Its look-alike: the board is sound, and the supply falls below its band under load. */
export const HW_31_SUPPLY: Scenario = caseOf(FREEZES_AT_WORK, {
  ...COMMON,
  id: 'HW-31-supply',
  truth: 'supply-sags',
  parMinutes: 32,
  parPartsUsd: 85,
  cured: ({ machine }) => partIn(machine, 'bay-psu') !== null && !sagsUnderLoad(machine),
  goal: [STARTS, NOTHING_BROKEN, PUT_TOGETHER],
  verify: [STARTED, HELD_LOAD, proven('rail-held', 'measure-12v-load', 'in-band')],
  note: {
    symptom: ['freezes-loaded'],
    cause: ['supply-sags'],
    action: ['place-part', 'order-part', 'seat-part'],
    part: ['spare-psu', 'psu'],
    prevention: ['size-supply', 'replace-in-time'],
  },
});
