import { type Debrief, debriefRun, findInsight, type Insight } from '../../assessment/debrief.ts';
import { type ObjectiveResult, objectiveResults } from '../../assessment/objectives/results.ts';
import type { PassFault } from '../../assessment/pass.ts';
import type { Check, RecordedAct } from '../../assessment/run-record.ts';
import type { Ending, Gate, ScoreParts } from '../../assessment/score.ts';
import { judgeRun } from '../../assessment/verdict.ts';
import { memoryMiB } from '../behaviour/memory.ts';
import { readPost } from '../behaviour/post.ts';
import type { LabCommand } from '../model/commands.ts';
import type { Breach, LabState } from '../model/state.ts';
import { unsealed } from '../model/unsealed.ts';
import type { Scenario } from '../scenarios/scenario.ts';
import { expertRecord } from './expert-record.ts';
import { followRun } from './follow-run.ts';
import { outcomeOf, recordOf } from './record-of.ts';

/** The report of a finished run. Only it reveals the true hypothesis. */
export interface LabReport {
  readonly scenarioId: string;
  /** The public name of the complaint, under which lists name the run. */
  readonly story: string;
  /** Id of the true hypothesis. */
  readonly truth: string;
  /** The place that a note should name; null where the case asks for no note or no part is at fault. */
  readonly place: string | null;
  /** Harmless oddities of the machine; ids of `cases/any.judged:decoy`. */
  readonly decoys: readonly string[];
  readonly solved: boolean;
  readonly ending: Ending;
  readonly passed: boolean;
  /** The conditions of a pass that were not met, in the order in which they are told; empty for a pass. */
  readonly passFaults: readonly PassFault[];
  /** Repairs that stayed and on which no reading had pointed. */
  readonly unjustified: readonly RecordedAct[];
  /** Parts paid for that the repair did not need. */
  readonly needless: readonly RecordedAct[];
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
  /** Readings that gained nothing. */
  readonly redundantTests: number;
  /** What a good technician needs. */
  readonly par: { readonly seconds: number; readonly usd: number };
}

/**
 * The report of a run of a case, from its start and its log.
 *
 * @throws Error for a log that the rules refuse.
 */
export function report(scenario: Scenario, start: LabState, log: readonly LabCommand[]): LabReport {
  const run = followRun(scenario, start, log);
  const { end: state } = run;
  const sealed = unsealed(state);
  const expert = expertRecord(scenario, start);
  const record = recordOf(scenario, run, expert.habitAllowanceS);
  const outcome = outcomeOf(scenario, state);
  const { diagnosis, note, ending, parts, gates, passFaults, score } = judgeRun(scenario, record, outcome);
  return {
    scenarioId: sealed.scenarioId,
    story: scenario.story,
    truth: sealed.truth,
    place: scenario.note?.(sealed.placement).part[0] ?? null,
    decoys: sealed.decoys,
    solved: ending === 'solved' || ending === 'passed-on' || ending === 'passed-on-untidily',
    ending,
    passed: passFaults.length === 0,
    passFaults,
    unjustified: diagnosis.unjustified,
    needless: diagnosis.needless,
    started: readPost(state.machine).stage === 'handed-over',
    memoryMiB: memoryMiB(state.machine),
    score,
    parts,
    gates,
    checks: { goals: outcome.goals, verifications: outcome.verifications, note },
    words: record.note?.words ?? '',
    achievements: scenario.achievements.map(({ id, earned }) => ({ id, earned: earned(state) })),
    insight: findInsight(scenario, record, diagnosis),
    debrief: debriefRun(scenario, record, diagnosis, expert),
    objectives: objectiveResults(scenario.objectives, { score, parts }),
    breaches: state.ledger.breaches,
    simSeconds: record.simSeconds,
    moneyUsd: record.moneyUsd,
    steps: record.steps,
    redundantTests: diagnosis.redundantTests,
    par: { seconds: scenario.parSeconds, usd: scenario.parPartsUsd ?? 0 },
  };
}
