import type { RunRecord } from '../../src/core/assessment/run-record.ts';
import { expertRecord } from '../../src/core/hardware/assessment/expert-record.ts';
import { type FollowedRun, followRun } from '../../src/core/hardware/assessment/follow-run.ts';
import { recordOf } from '../../src/core/hardware/assessment/record-of.ts';
import type { LabReport } from '../../src/core/hardware/assessment/report.ts';
import { hardware } from '../../src/core/hardware/judge.ts';
import type { LabCommand } from '../../src/core/hardware/model/commands.ts';
import type { LabState } from '../../src/core/hardware/model/state.ts';
import { unsealed } from '../../src/core/hardware/model/unsealed.ts';
import type { LabMode } from '../../src/core/hardware/model/vocabulary.ts';
import { project } from '../../src/core/hardware/projection/project.ts';
import { reduce as reduceOnce } from '../../src/core/hardware/reduce.ts';
import { LAB_CASES } from '../../src/core/hardware/scenarios/judged/registry.ts';
import type { JudgedState, Scenario } from '../../src/core/hardware/scenarios/scenario.ts';
import { createLocalReferee } from '../../src/core/kernel/local-referee.ts';
import { foldRun, type Run, rulesVersionOf } from '../../src/core/kernel/run.ts';

/** The lab with every case that there is. */
export const HARDWARE = hardware(LAB_CASES);
const { judge } = HARDWARE;

/** The lab as tests play it: each state knows how it was reached, so that the judge can be asked about a state. */

const origins = new WeakMap<LabState, { readonly before: LabState; readonly command: LabCommand }>();

function reduce(state: LabState, command: LabCommand): ReturnType<typeof reduceOnce> {
  const step = reduceOnce(state, command);
  if (step.ok) origins.set(step.value.state, { before: state, command });
  return step;
}

/** Where the play that led to a state began, and what was done. */
function logOf(state: LabState): { readonly start: LabState; readonly log: readonly LabCommand[] } {
  const log: LabCommand[] = [];
  let start = state;
  for (let origin = origins.get(start); origin !== undefined; origin = origins.get(start)) {
    log.unshift(origin.command);
    start = origin.before;
  }
  return { start, log };
}

function reportAt(state: LabState): LabReport {
  const { start, log } = logOf(state);
  return judge.report(start, log);
}

function followed(state: LabState): { readonly scenario: Scenario; readonly run: FollowedRun } {
  const { scenarioId } = unsealed(state);
  const scenario = LAB_CASES.find(scenarioId);
  if (scenario === null) throw new Error(`There is no scenario ${scenarioId}.`);
  const { start, log } = logOf(state);
  return { scenario, run: followRun(scenario, start, log) };
}

/** The state with what only the judge knows of it. */
export function judged(state: LabState): JudgedState {
  return followed(state).run.end;
}

/** What the scorer has to know of the run that led to a state. */
export function recordAt(state: LabState): RunRecord {
  const { scenario, run } = followed(state);
  return recordOf(scenario, run, expertRecord(scenario, logOf(state).start).habitAllowanceS);
}

export function labRules(mode: LabMode) {
  return {
    version: rulesVersionOf(judge, mode),
    begin: (scenarioId: string, seed: number) => judge.deal(scenarioId, seed, mode),
    reduce,
    project,
    report: reportAt,
  };
}

/** The rules of a test: no help of any kind. */
export const LAB_RULES = labRules('testing');

/** A referee in this process; null for a case that nobody wrote. */
export function openLocalBench(scenarioId: string, seed: number, mode: LabMode = 'practice') {
  const rulesVersion = rulesVersionOf(judge, mode);
  return createLocalReferee(HARDWARE, { scenarioId, seed, rulesVersion, commands: [] });
}

/** Where a stored run led and what it came to. Throws for a run that does not fold. */
export function foldLab(run: Run<LabCommand>) {
  const folded = foldRun(HARDWARE, run);
  if (!folded.ok) throw new Error(`The log does not fold: ${folded.error.kind}.`);
  const { start, state, log } = folded.value;
  const commands = log.map(({ command }) => command);
  return { start, state, view: project(state), report: judge.report(start, commands) };
}
