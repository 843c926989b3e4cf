import type { LabReport } from '../../core/hardware/assessment/report.ts';
import { hardware } from '../../core/hardware/judge.ts';
import type { LabCommand, LabEvent } from '../../core/hardware/model/commands.ts';
import type { LabState } from '../../core/hardware/model/state.ts';
import type { LabView } from '../../core/hardware/model/view.ts';
import type { LabMode } from '../../core/hardware/model/vocabulary.ts';
import type { LocalLabReferee } from '../../core/hardware/play.ts';
import { LAB_CASES } from '../../core/hardware/scenarios/judged/registry.ts';
import { createLocalReferee } from '../../core/kernel/local-referee.ts';
import { type FoldedRun, foldRun, type Run, rulesVersionOf } from '../../core/kernel/run.ts';

/**
 * The only judge in the browser: it deals and scores practice cases, until the server does (score.md 8). No other
 * browser file may import the judged half of a case. Tests of a plan never use it.
 */

const HARDWARE = hardware(LAB_CASES);
const { judge } = HARDWARE;

/** A new run. */
export function freshRun(mode: LabMode, scenarioId: string, seed: number): Run<LabCommand> {
  return { scenarioId, seed, rulesVersion: rulesVersionOf(judge, mode), commands: [] };
}

/**
 * Resumes a run at the end of its log. Null for an unknown case, another rules version, or a log that the rules
 * refuse.
 */
export function openRun(run: Run<LabCommand>): LocalLabReferee | null {
  return createLocalReferee(HARDWARE, run);
}

/** Folds a run to the end of its log; null if its rules version is not supported. */
export function playedRun(run: Run<LabCommand>): FoldedRun<LabCommand, LabState, LabEvent> | null {
  const folded = foldRun(HARDWARE, run);
  return folded.ok ? folded.value : null;
}

/** The report of a run; null if its rules version is not supported. */
export function judgedRun(
  run: Run<LabCommand>,
): { readonly report: LabReport; readonly view: LabView } | null {
  const played = playedRun(run);
  if (played === null) return null;
  const commands = played.log.map(({ command }) => command);
  return { report: judge.report(played.start, commands), view: HARDWARE.play.project(played.state) };
}

/** The expert's commands from a start state. */
export function expertCommands(start: LabState): readonly LabCommand[] {
  return judge.expert(start);
}

/** The story of a case; a practice run already has the story's id. */
export function storyOf(scenarioId: string): string {
  return LAB_CASES.find(scenarioId)?.story ?? scenarioId;
}

/** The objectives of a test's case; none for an unknown case. */
export function objectivesOf(scenarioId: string): readonly string[] {
  return LAB_CASES.find(scenarioId)?.objectives ?? [];
}
