import { type Debrief, debriefRun, findInsight, type Insight } from '../../assessment/debrief.ts';
import { diagnose } from '../../assessment/diagnosis.ts';
import { checkNote } from '../../assessment/document.ts';
import { type ObjectiveResult, objectiveResults } from '../../assessment/objectives.ts';
import type { Check } from '../../assessment/run-record.ts';
import { closedGates, type Gate, type ScoreParts, scoreParts, totalScore } from '../../assessment/score.ts';
import { memoryMiB } from '../behaviour/memory.ts';
import { readPost } from '../behaviour/post.ts';
import type { LabCommand } from '../model/commands.ts';
import type { Breach, LabState } from '../model/state.ts';
import type { Scenario } from '../scenarios/scenario.ts';
import { followRun } from './follow-run.ts';
import { outcomeOf, recordOf } from './record-of.ts';

/** The report of a finished run. Only it reveals the true hypothesis. */
export interface LabReport {
  readonly scenarioId: string;
  /** Id of the true hypothesis. */
  readonly truth: string;
  /** Harmless oddities of the machine; ids of `cases/any.judged:decoy`. */
  readonly decoys: readonly string[];
  readonly solved: boolean;
  /** The self-test had passed when the run ended. */
  readonly started: boolean;
  readonly memoryMiB: number;
  readonly score: number;
  readonly parts: ScoreParts;
  readonly gates: readonly Gate[];
  /** The single checks behind the parts; `note` is null when the case asks for none. */
  readonly checks: {
    readonly goals: readonly Check[];
    readonly verifications: readonly Check[];
    readonly note: readonly Check[] | null;
  };
  /** The note's free text as written; empty without one. It is not scored. */
  readonly words: string;
  readonly achievements: readonly { readonly id: string; readonly earned: boolean }[];
  readonly insight: Insight | null;
  readonly debrief: Debrief;
  readonly objectives: readonly ObjectiveResult[];
  readonly breaches: readonly Breach[];
  readonly simSeconds: number;
  readonly moneyUsd: number;
  readonly steps: number;
}

/**
 * The report of a run of a case, from its start and its log.
 *
 * @throws Error for a log that the rules refuse.
 */
export function report(scenario: Scenario, start: LabState, log: readonly LabCommand[]): LabReport {
  const run = followRun(scenario, start, log);
  const { end: state } = run;
  const record = recordOf(scenario, run);
  const outcome = outcomeOf(scenario, state);
  const diagnosis = diagnose(scenario, record);
  const note = checkNote(scenario, record);
  const parts = scoreParts(scenario, record, outcome, { diagnosis: diagnosis.value, note });
  const gates = closedGates(record, outcome);
  const score = totalScore(parts, gates);
  return {
    scenarioId: state.sealed.scenarioId,
    truth: state.sealed.truth,
    decoys: state.sealed.decoys,
    solved: parts.fix === 1,
    started: readPost(state.machine).stage === 'handed-over',
    memoryMiB: memoryMiB(state.machine),
    score,
    parts,
    gates,
    checks: { goals: outcome.goals, verifications: outcome.verifications, note },
    words: record.note?.words ?? '',
    achievements: scenario.achievements.map(({ id, earned }) => ({ id, earned: earned(state) })),
    insight: findInsight(scenario, record, diagnosis),
    debrief: debriefRun(scenario, record, diagnosis),
    objectives: objectiveResults(scenario.objectives, { score, parts }),
    breaches: state.ledger.breaches,
    simSeconds: record.simSeconds,
    moneyUsd: record.moneyUsd,
    steps: record.steps,
  };
}
