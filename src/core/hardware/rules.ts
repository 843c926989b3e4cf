import { createLocalReferee, type LocalReferee } from '../kernel/local-referee.ts';
import type { Answer, Referee } from '../kernel/referee.ts';
import { type RngState, seedRng } from '../kernel/rng.ts';
import type { Rules } from '../kernel/run.ts';
import { type LabReport, report } from './assessment/report.ts';
import { withMachine } from './changed.ts';
import type { LabCommand, LabEvent, Refusal } from './commands.ts';
import { historyOf } from './history.ts';
import { project } from './project.ts';
import { reduce } from './reduce.ts';
import type { Beginning, Scenario } from './scenario.ts';
import { dealScenario } from './scenarios/find-scenario.ts';
import type { BenchState, JobState, LabState } from './state.ts';
import type { MachineView } from './view.ts';
import type { LabMode } from './vocabulary.ts';

export type LabRules = Rules<LabCommand, LabState, MachineView, LabEvent, Refusal, LabReport>;
export type LabAnswer = Answer<LabCommand, MachineView, LabEvent, Refusal>;
export type LabReferee = Referee<LabCommand, MachineView, LabEvent, Refusal, LabReport>;
export type LocalLabReferee = LocalReferee<LabCommand, MachineView, LabEvent, Refusal, LabReport>;

const EMPTY_BENCH: BenchState = {
  meter: { function: 'off', range: 0, black: null, red: null, display: null },
  tester: null,
  postCard: false,
  stock: {},
  seen: {},
  looked: {},
  discarded: {},
  staticTouches: 0,
};

function jobOf({ job }: Beginning): JobState {
  return {
    values: job?.values ?? {},
    asset: job?.asset ?? {},
    assetRead: false,
    answers: job?.answers ?? {},
    asked: [],
    manualRead: [],
    theories: [],
    note: null,
    escalatedTo: null,
    hintLevel: 0,
    closed: false,
  };
}

function begin(scenarioId: string, seed: number, mode: LabMode): LabState | null {
  const dealt = dealScenario(scenarioId, seedRng(seed));
  return dealt.value === null ? null : beginScenario(dealt.value, dealt.rng, mode);
}

/** The bench of a scenario before the first command. */
export function beginScenario(scenario: Scenario, seeded: RngState, mode: LabMode): LabState {
  const beginning = scenario.begin(seeded);
  const { machine, strap, recording, truth, decoys = [], rng } = beginning;
  return {
    scenarioId: scenario.id,
    mode,
    rng,
    machine: withMachine(machine, { log: [...machine.log, ...historyOf(machine)] }),
    strap,
    ledger: {
      steps: 0,
      simSeconds: 0,
      waitedSeconds: 0,
      moneyUsd: 0,
      purchases: [],
      swaps: [],
      stakes: [],
      breaches: [],
      cured: null,
    },
    evidence: [],
    recording,
    recordingSeen: false,
    truth,
    decoys,
    bench: EMPTY_BENCH,
    job: jobOf(beginning),
  };
}

/**
 * The rules of the hardware lab in a mode; the mode belongs to the rules, so that a log of a test cannot be folded with
 * help switched on. The version changes whenever an old log could end differently.
 */
export function labRules(mode: LabMode): LabRules {
  return {
    version: `lab-14-${mode}`,
    begin: (scenarioId, seed) => begin(scenarioId, seed, mode),
    reduce,
    project,
    report,
  };
}

/** The rules of a test: no help of any kind. */
export const LAB_RULES: LabRules = labRules('testing');

/** A bench in this process, which tests are never taken at; null for a scenario that nobody wrote. */
export function openLocalBench(
  scenarioId: string,
  seed: number,
  mode: Exclude<LabMode, 'testing'> = 'practice',
): LocalLabReferee | null {
  return createLocalReferee(labRules(mode), scenarioId, seed);
}
