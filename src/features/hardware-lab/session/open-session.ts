import type { LabCommand } from '../../../core/hardware/model/commands.ts';
import type { LabMode } from '../../../core/hardware/model/vocabulary.ts';
import { exploreScenarioId } from '../../../core/hardware/scenarios/explore.ts';
import type { Run } from '../../../core/kernel/run.ts';
import { openPractice } from '../../../runs/practice/practice-referee.ts';
import { openLocal, openTest, type RunOwner } from '../../../runs/session/open-run.ts';
import { LAB_CLIENT } from '../api/lab-client.ts';
import { freshRun, openRun } from '../practice-judge.ts';
import type { LabTypes } from '../store.ts';
import { LAB_UNFINISHED } from './lab-practice.ts';
import type { LabSession } from './lab-session.ts';
import type { SessionRequest } from './session-request.ts';

/** The range of practice seeds, drawn here; the server draws those of tests (assessment.md 4.6). */
const SEEDS = 2 ** 31;

/** Opens the requested session. Rejects when a test cannot be reached, or a log cannot be resumed. */
export function openSession(wish: SessionRequest, owner: RunOwner): Promise<LabSession> {
  const seed = crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
  switch (wish.kind) {
    case 'testing':
      return openTest<LabTypes>(LAB_CLIENT, {}, owner);
    case 'explore':
      return openBench('explore', freshRun('explore', exploreScenarioId(wish.machine), 0), owner);
    case 'practice':
      return openBench('practice', freshRun('practice', wish.scenarioId, seed % SEEDS), owner);
    case 'resume':
      return openBench('practice', wish.run, owner);
  }
}

async function openBench(mode: LabMode, run: Run<LabCommand>, { personId }: RunOwner): Promise<LabSession> {
  const referee = openPractice(run, openRun);
  if (referee === null) throw new Error(`The run of ${run.scenarioId} cannot be played on.`);
  const isKept = mode === 'practice';
  return openLocal<LabTypes, LabMode>(
    mode,
    referee,
    isKept ? (log) => LAB_UNFINISHED.keep(personId, log) : null,
  );
}
