import { type Draw, type RngState, shuffle } from '../kernel/rng.ts';
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

/** The choices of the note and the board are in a random order, so that the place of one tells nothing (score.md 4). */
function briefOf({ story, hypotheses, card, factoryCondition }: Scenario, rng: RngState): Draw<JobBrief> {
  const suspects = shuffle(
    rng,
    hypotheses.map(({ id }) => id),
  );
  const symptoms = shuffle(suspects.rng, card?.noteChoices.symptoms ?? []);
  const preventions = shuffle(symptoms.rng, card?.noteChoices.preventions ?? []);
  const brief = {
    story,
    hypotheses: suspects.value,
    manualSections: card?.manualSections ?? [],
    noteChoices: { symptoms: symptoms.value, preventions: preventions.value },
    escalations: card?.escalations ?? [],
    factoryCondition: factoryCondition ?? null,
  };
  return { value: brief, rng: preventions.rng };
}

function jobOf(brief: JobBrief, { job }: Beginning): JobState {
  return {
    brief,
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
  const { machine, strap, recording, truth, placement = 0, decoys = [] } = beginning;
  const brief = briefOf(scenario, beginning.rng);
  return {
    mode,
    rng: brief.rng,
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
    job: jobOf(brief.value, beginning),
  };
}
