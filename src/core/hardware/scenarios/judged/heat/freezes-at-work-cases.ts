import { hasWornCapacitors } from '../../../behaviour/rails.ts';
import { type LabState, partIn } from '../../../model/state.ts';
import type { Predicate } from '../../scenario.ts';
import { badContact, dustyCooler } from '../causes/cooling.ts';
import { marginalModule } from '../causes/module-marginal.ts';
import { saggingSupply } from '../causes/supply-sags.ts';
import { HELD_LOAD, NOTHING_BROKEN, PUT_TOGETHER, STARTED, STARTS } from '../predicates.ts';
import type { CaseData, StoryCases } from '../story.ts';
import { STORY, SYMPTOM } from './freezes-at-work.ts';

/** Whether the worn board was found and the job was escalated for a replacement machine. */
function isPassedOn({ evidence, job }: LabState): boolean {
  const seen = evidence.some(({ outcome }) => outcome === 'capacitors-domed' || outcome === 'ripple');
  return seen && job.escalatedTo === 'replacement';
}

/** The new board passed a load test; for an escalated one, the ripple or a sound rail proves that it is not the supply. */
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

/** The data were copied, unless the board was replaced: a worn board may fail at any time. */
const FILES_SAFE: Predicate = {
  id: 'files-safe',
  holds: ({ machine }) => !hasWornCapacitors(machine) || machine.traits['hdd']?.copied === true,
};

/** HW-31 Leaky memory of 2009: domed capacitors beside the processor. */
const HW_31: CaseData = {
  id: 'HW-31',
  truth: 'capacitors-domed',
  difficulty: 3,
  objectives: ['C1 5.1'],
  parMinutes: 24,
  cured: (state) =>
    (partIn(state.machine, 'tray-board') !== null && !hasWornCapacitors(state.machine)) || isPassedOn(state),
  goal: [STARTS, NOTHING_BROKEN, PUT_TOGETHER, FILES_SAFE],
  verify: [STARTED, BOARD_PROVEN],
  note: {
    symptom: [SYMPTOM],
    action: ['escalate', 'place-part', 'order-part'],
    part: ['motherboard', 'spare-board'],
    prevention: ['replace-in-time'],
  },
};

/** The board is sound, and the supply falls below its band under load. */
const HW_31_SUPPLY: CaseData = {
  ...saggingSupply(SYMPTOM, ['size-supply', 'replace-in-time']),
  id: 'HW-31-supply',
  difficulty: 3,
  parMinutes: 40,
};

/** One of two modules makes errors. */
const HW_31_MEMORY: CaseData = {
  ...marginalModule(STORY, SYMPTOM, ['clean-yearly', 'replace-in-time']),
  id: 'HW-31-memory',
  difficulty: 3,
  parMinutes: 36,
};

/** A mat of dust in the cooler's fins. */
const HW_31_DUST: CaseData = {
  ...dustyCooler('cooler-dusty', SYMPTOM, ['clean-yearly']),
  id: 'HW-31-dust',
  difficulty: 3,
  parMinutes: 26,
};

/** The heat sink was off, and put back without paste. */
const HW_31_PASTE: CaseData = {
  ...badContact('paste-missing', SYMPTOM, ['fresh-paste']),
  id: 'HW-31-paste',
  difficulty: 3,
  parMinutes: 28,
};

export const FREEZES_AT_WORK_CASES: StoryCases = {
  story: STORY,
  cases: [HW_31, HW_31_SUPPLY, HW_31_MEMORY, HW_31_DUST, HW_31_PASTE],
};
