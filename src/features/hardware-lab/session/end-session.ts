import { PASS_MARK } from '../../../core/assessment/pass-mark.ts';
import { dropDraft } from '../closing/note-draft.ts';
import type { EndedRun } from './ended-run.ts';
import type { LabSession, RunOutcome } from './lab-session.ts';
import { archivePractice } from './practice-archive.ts';
import { dropUnfinished } from './unfinished-practice.ts';

/** The report is here; a replay that is not can be had from the history. */
const UNKNOWN: RunOutcome = { run: null, isOutOfTime: false };

/** Ends a run and says what it came to; practice is filed in this browser. Rejects when the referee cannot be reached. */
export async function endSession(session: LabSession, personId: string): Promise<EndedRun> {
  const report = await session.store.finish();
  const { run, isOutOfTime } = await session.aftermath().catch(() => UNKNOWN);
  dropDraft(session.runKey);
  if (session.mode === 'practice' && run !== null) {
    dropUnfinished(personId, session.runKey);
    archivePractice(personId, {
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
