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
 * The one place where the browser judges: practice deals its cases and scores them here, until the server does (score.md 8).
 * No other file of the browser reaches what is true of a case. Tests of a plan never come by.
 */

const HARDWARE = hardware(LAB_CASES);
const { judge } = HARDWARE;

/** A run that has just begun. */
export function freshRun(mode: LabMode, scenarioId: string, seed: number): Run<LabCommand> {
  return { scenarioId, seed, rulesVersion: rulesVersionOf(judge, mode), commands: [] };
}

/** Goes on with a run where its log ends. Null for a case that nobody wrote, other rules, or a log that these refuse. */
export function openRun(run: Run<LabCommand>): LocalLabReferee | null {
  return createLocalReferee(HARDWARE, run);
}

/** A run from its start to where its log ends; null where its rules are no longer here. */
export function playedRun(run: Run<LabCommand>): FoldedRun<LabCommand, LabState, LabEvent> | null {
  const folded = foldRun(HARDWARE, run);
  return folded.ok ? folded.value : null;
}

/** What a run comes to; null where its rules are no longer here. */
export function judgedRun(
  run: Run<LabCommand>,
): { readonly report: LabReport; readonly view: LabView } | null {
  const played = playedRun(run);
  if (played === null) return null;
  const commands = played.log.map(({ command }) => command);
  return { report: judge.report(played.start, commands), view: HARDWARE.play.project(played.state) };
}

/** What an expert does from a start. */
export function expertCommands(start: LabState): readonly LabCommand[] {
  return judge.expert(start);
}

/** The complaint under which a case is practised; practice runs are named by it already. */
export function storyOf(scenarioId: string): string {
  return LAB_CASES.find(scenarioId)?.story ?? scenarioId;
}

/** The objectives of the case that a test was about; none for a case that nobody wrote. */
export function objectivesOf(scenarioId: string): readonly string[] {
  return LAB_CASES.find(scenarioId)?.objectives ?? [];
}
