import type { RngState } from '../kernel/rng.ts';
import { historyOf } from './behaviour/system-log.ts';
import { withMachine } from './model/changed.ts';
import type { BenchState, JobBrief, JobState, LabState } from './model/state.ts';
import type { LabMode } from './model/vocabulary.ts';
import type { Beginning, Scenario } from './scenarios/scenario.ts';

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

function briefOf({ story, hypotheses, card, factoryCondition }: Scenario): JobBrief {
  return {
    story,
    hypotheses: hypotheses.map(({ id }) => id),
    manualSections: card?.manualSections ?? [],
    noteChoices: card?.noteChoices ?? { symptoms: [], preventions: [] },
    escalations: card?.escalations ?? [],
    factoryCondition: factoryCondition ?? null,
  };
}

function jobOf(scenario: Scenario, { job }: Beginning): JobState {
  return {
    brief: briefOf(scenario),
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

/** The state before the first command of a run. */
export function deal(scenario: Scenario, seeded: RngState, mode: LabMode): LabState {
  const beginning = scenario.begin(seeded);
  const { machine, strap, recording, truth, placement = 0, decoys = [], rng } = beginning;
  return {
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
      breaches: [],
    },
    evidence: [],
    recording,
    recordingSeen: false,
    sealed: { scenarioId: scenario.id, truth, placement, decoys },
    bench: EMPTY_BENCH,
    job: jobOf(scenario, beginning),
  };
}
