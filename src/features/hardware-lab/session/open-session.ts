import type { QueryClient } from '@tanstack/react-query';
import type { LabCommand } from '../../../core/hardware/model/commands.ts';
import type { LabMode } from '../../../core/hardware/model/vocabulary.ts';
import { exploreScenarioId } from '../../../core/hardware/scenarios/explore.ts';
import type { Run } from '../../../core/kernel/run.ts';
import { notify } from '../../../lib/notify.ts';
import { joinRun } from '../../../runs/api/join-run.ts';
import { runQuery } from '../../../runs/api/runs.queries.ts';
import { LAB_CLIENT } from '../api/lab-client.ts';
import { LAB_MESSAGES } from '../messages.ts';
import { freshRun } from '../practice-judge.ts';
import { type LabStore, openLabStore } from '../store.ts';
import type { LabSession } from './lab-session.ts';
import { openPractice } from './practice-referee.ts';
import { practiceRunKey } from './practice-run.ts';
import type { SessionRequest } from './session-request.ts';
import { keepUnfinished } from './unfinished-practice.ts';

/** Whose bench it is, and what reads their runs from the server. */
export interface SessionOwner {
  readonly personId: string;
  readonly queries: QueryClient;
}

/** Seeds of practice are drawn here; those of tests never are (assessment.md 4.6). */
const SEEDS = 2 ** 31;

/** Opens a bench for what somebody wishes. Rejects when a test cannot be reached, or a log cannot be played on. */
export function openSession(wish: SessionRequest, { personId, queries }: SessionOwner): Promise<LabSession> {
  const seed = crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
  switch (wish.kind) {
    case 'testing':
      return openTest(personId, queries);
    case 'explore':
      return openLocal('explore', freshRun('explore', exploreScenarioId(wish.machine), 0), personId);
    case 'practice':
      return openLocal('practice', freshRun('practice', wish.scenarioId, seed % SEEDS), personId);
    case 'resume':
      return openLocal('practice', wish.run, personId);
  }
}

async function openTest(personId: string, queries: QueryClient): Promise<LabSession> {
  const { run, isResumed, referee } = await joinRun(LAB_CLIENT, {});
  return {
    mode: 'testing',
    store: await openLabStore(referee),
    runKey: run.id,
    undo: null,
    aftermath: async () => {
      const record = await queries.fetchQuery(runQuery(LAB_CLIENT, personId, run.id));
      return { run: record?.replay ?? null, isOutOfTime: record?.status === 'expired' };
    },
    expiresAt: run.limit === 'session' ? run.expiresAt : null,
    isResumed,
  };
}

async function openLocal(mode: LabMode, run: Run<LabCommand>, personId: string): Promise<LabSession> {
  const referee = openPractice(run);
  if (referee === null) throw new Error(`The run of ${run.scenarioId} cannot be played on.`);
  const store = await openLabStore(referee);
  if (mode === 'practice') keepAfterEachCommand(store, () => keepUnfinished(personId, referee.log()));
  return {
    mode,
    store,
    runKey: practiceRunKey(run),
    aftermath: () => Promise.resolve({ run: referee.log(), isOutOfTime: false }),
    undo: () => store.rewind(() => referee.undo()),
    expiresAt: null,
    isResumed: false,
  };
}

/** So that a reload goes on where the run was. Says once that a full or blocked storage keeps nothing. */
function keepAfterEachCommand(store: LabStore, keep: () => boolean): void {
  let kept = store.read().commands;
  let isNotified = false;
  store.subscribe(() => {
    const { commands, report } = store.read();
    if (commands === kept || report !== null) return;
    kept = commands;
    if (keep() || isNotified) return;
    isNotified = true;
    notify(LAB_MESSAGES.notKept);
  });
}
