import type { LabCommand } from '../../../core/hardware/commands.ts';
import { PASS_MARK } from '../../../core/hardware/pass-mark.ts';
import type { Run } from '../../../core/kernel/run.ts';
import { dropDraft } from '../closing/note-draft.ts';
import type { EndedRun } from './ended-run.ts';
import type { LabSession } from './lab-session.ts';
import { fileRecord } from './practice-shelf.ts';

/** Ends a run and says what it came to; practice is filed in this browser. Rejects when the referee cannot be reached. */
export async function endSession(session: LabSession, personId: string): Promise<EndedRun> {
  const report = await session.store.finish();
  const run: Run<LabCommand> | null = await session.story();
  dropDraft(session.runKey);
  if (session.mode === 'practice' && run !== null) {
    fileRecord(personId, {
      run,
      endedAt: new Date().toISOString(),
      score: report.score,
      passed: report.score >= PASS_MARK,
      simSeconds: report.simSeconds,
      objectives: report.objectives,
    });
  }
  return { mode: session.mode, report, view: session.store.read().view, run };
}
