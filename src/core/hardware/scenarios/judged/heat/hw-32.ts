import { hasFaultyCore, isUndervolted } from '../../../behaviour/processor.ts';
import { type LabState, partIn } from '../../../model/state.ts';
import type { Predicate, Scenario } from '../../scenario.ts';
import { caseOf } from '../case-of.ts';
import { NOTHING_BROKEN, PUT_TOGETHER, proven, STARTED, STARTS } from '../predicates.ts';
import type { CaseData } from '../story.ts';
import { LOCKS_IN_SHEETS } from './locks-in-sheets.ts';

const COMMON: Pick<CaseData, 'objectives' | 'goal'> = {
  objectives: ['C1 5.1'],
  goal: [
    STARTS,
    NOTHING_BROKEN,
    PUT_TOGETHER,
    { id: 'standard-settings', holds: ({ machine }) => !isUndervolted(machine) },
  ],
};

/** It was seen to fail with nothing tuned, and whoever replaces it was told. */
function isPassedOn({ evidence, job }: LabState): boolean {
  const seen = evidence.some(({ test, outcome }) => test === 'run:core-test' && outcome === 'machine-check');
  return seen && job.escalatedTo === 'cpu-warranty';
}

function hasSoundCores({ machine }: LabState): boolean {
  return partIn(machine, 'socket-cpu') !== null && !hasFaultyCore(machine);
}

const CORES_PASS = proven('cores-tested', 'run:core-test', 'pass');

/** Clean on another processor; on the one that is passed on, the failure itself is the proof. */
const CORES_TESTED: Predicate = {
  id: 'cores-tested',
  holds: (state) => isPassedOn(state) || CORES_PASS.holds(state),
};

/** HW-32 Machine check: one core miscalculates, whatever the settings. */
export const HW_32: Scenario = caseOf(LOCKS_IN_SHEETS, {
  ...COMMON,
  id: 'HW-32',
  truth: 'core-faulty',
  difficulty: 5,
  parMinutes: 24,
  cured: (state) => !isUndervolted(state.machine) && (hasSoundCores(state) || isPassedOn(state)),
  verify: [STARTED, CORES_TESTED],
  note: {
    symptom: ['locks-up'],
    cause: ['core-faulty'],
    action: ['escalate', 'place-part', 'order-part'],
    part: ['cpu', 'spare-cpu'],
    prevention: ['standard-first'],
  },
});

/** Its look-alike: the processor is sound, and gets less voltage than it was made for. */
export const HW_32_TUNED: Scenario = caseOf(LOCKS_IN_SHEETS, {
  ...COMMON,
  id: 'HW-32-tuned',
  truth: 'undervolt',
  difficulty: 3,
  parMinutes: 14,
  cured: ({ machine }) => !isUndervolted(machine),
  verify: [STARTED, CORES_PASS],
  note: {
    symptom: ['locks-up'],
    cause: ['undervolt'],
    action: ['change-setting', 'use-tool'],
    part: [null, 'cpu'],
    prevention: ['test-tuning', 'standard-first'],
  },
});
