import { hasFaultyCore, isUndervolted } from '../../../behaviour/processor.ts';
import type { LabCommand } from '../../../model/commands.ts';
import { type LabState, partIn } from '../../../model/state.ts';
import type { LabView } from '../../../model/view.ts';
import { runThrough, TO_DESKTOP } from '../../procedures.ts';
import type { Predicate } from '../../scenario.ts';
import { closing, outcomeOf, theory } from '../expert-plan.ts';
import { NOTHING_BROKEN, PUT_TOGETHER, proven, STARTED, STARTS } from '../predicates.ts';
import type { CaseData, StoryTest } from '../story.ts';
import type { JobWords } from './repair.ts';

/** An hour of the core test, in the background. */
export const CORE_TEST: readonly LabCommand[] = runThrough('core-test');

/** Hands the processor to its maker, which replaces it under warranty; the machine has started again after the test. */
export function claimWarranty(
  view: LabView,
  { evidence, ...words }: JobWords,
  proof = 'start-system',
): readonly LabCommand[] {
  return [
    theory('core-faulty', 98),
    { kind: 'escalate', to: 'cpu-warranty' },
    TO_DESKTOP,
    ...closing(view, {
      ...{ ...words, cause: 'core-faulty', action: 'escalate', part: 'cpu' },
      ...{ evidence, verification: [...new Set(['start-system', proof])] },
    }),
  ];
}

/** The core test of a likelihood table: a bad core fails it at standard settings; `says`: how it ends under other suspects. */
export function coreTested(says: StoryTest['says']): StoryTest {
  return {
    id: 'run:core-test',
    outcomes: ['pass', 'machine-check', 'power-cut', 'too-hot'],
    otherwise: 'pass',
    says: { ...says, 'core-faulty': 'machine-check' },
  };
}

/** Runs the core test, which a bad core fails within minutes, and claims the warranty. */
export function checkCores(view: LabView, words: JobWords): readonly LabCommand[] {
  const seen = [TO_DESKTOP, ...CORE_TEST.slice(0, 2)];
  if (outcomeOf(view, 'run:core-test') !== 'machine-check') return seen;
  const evidence = [...words.evidence, 'run:core-test'];
  return [...seen, ...claimWarranty(view, { ...words, evidence }, 'run:core-test')];
}

/** Whether the processor failed a test at standard settings and the job was escalated. */
function isPassedOn({ evidence, job }: LabState): boolean {
  const seen = evidence.some(({ test, outcome }) => test === 'run:core-test' && outcome === 'machine-check');
  return seen && job.escalatedTo === 'cpu-warranty';
}

export const CORES_PASS = proven('cores-tested', 'run:core-test', 'pass');

/** A pass of another processor; for the one that is passed on, the failure itself is the proof. */
const CORES_TESTED: Predicate = {
  id: 'cores-tested',
  holds: (state) => isPassedOn(state) || CORES_PASS.holds(state),
};

/** The processor runs at its nominal voltage. */
export const STANDARD_SETTINGS: Predicate = {
  id: 'standard-settings',
  holds: ({ machine }) => !isUndervolted(machine),
};

/** A core computes wrong results at standard settings: the processor goes to its maker, or is replaced. */
export function faultyCore(
  symptom: string,
  prevention: readonly string[],
): Omit<CaseData, 'id' | 'difficulty' | 'parMinutes'> {
  return {
    truth: 'core-faulty',
    objectives: ['C1 5.1'],
    cured: (state) =>
      STANDARD_SETTINGS.holds({ ...state, cured: null }) &&
      ((partIn(state.machine, 'socket-cpu') !== null && !hasFaultyCore(state.machine)) || isPassedOn(state)),
    goal: [STARTS, NOTHING_BROKEN, PUT_TOGETHER, STANDARD_SETTINGS],
    verify: [STARTED, CORES_TESTED],
    note: {
      symptom: [symptom],
      action: ['escalate', 'place-part', 'order-part'],
      part: ['cpu', 'spare-cpu'],
      prevention,
    },
  };
}
