import type { ObjectiveResult } from '../../core/assessment/objectives.ts';
import { PASS_MARK } from '../../core/assessment/pass-mark.ts';
import type { PracticeArchive } from '../practice/practice-archive.ts';
import type { UnfinishedPractice } from '../practice/unfinished-practice.ts';
import type { RunTypes } from '../store.ts';
import type { EndedRun, RunOutcome, RunSession } from './run-session.ts';

/** The report is here; a replay that is not can be had from the history. */
const UNKNOWN: RunOutcome<never> = { run: null, isOutOfTime: false };

/** As much of a report as the list of runs says. */
interface ListedReport {
  readonly score: number;
  readonly simSeconds: number;
  readonly objectives: readonly ObjectiveResult[];
}

/** Where a person's practice is kept in this browser. */
export interface PracticeOwner<Command> {
  readonly personId: string;
  readonly archive: PracticeArchive<Command>;
  readonly unfinished: UnfinishedPractice<Command>;
}

/** Ends a run and says what it came to; practice is filed in this browser. Rejects when the referee cannot be reached. */
export async function endSession<
  Types extends RunTypes & { readonly report: ListedReport },
  Mode extends string,
>(
  session: RunSession<Types, Mode>,
  { personId, archive, unfinished }: PracticeOwner<Types['command']>,
): Promise<EndedRun<Types, Mode>> {
  const report: Types['report'] = await session.store.finish();
  const { run, isOutOfTime } = await session.aftermath().catch(() => UNKNOWN);
  if (session.mode === 'practice' && run !== null) {
    unfinished.drop(personId, session.runKey);
    archive.add(personId, {
      run,
      endedAt: new Date().toISOString(),
      score: report.score,
      passed: report.score >= PASS_MARK,
      simSeconds: report.simSeconds,
      objectives: report.objectives,
    });
  }
  return { mode: session.mode, report, view: session.store.read().view, run, isOutOfTime };
}
