import type { QueryClient } from '@tanstack/react-query';
import type { Run } from '../../core/kernel/run.ts';
import { notify } from '../../lib/notify.ts';
import { joinRun } from '../api/join-run.ts';
import { runQuery } from '../api/runs.queries.ts';
import type { PracticeReferee } from '../practice/practice-referee.ts';
import { practiceRunKey } from '../practice/practice-run.ts';
import type { ClientOf } from '../run-client.ts';
import { openRunStore, type RunStore, type RunTypes } from '../store.ts';
import { RUN_MESSAGES } from './run-messages.ts';
import type { RunSession } from './run-session.ts';

/** Whose run it is, and what reads their runs from the server. */
export interface RunOwner {
  readonly personId: string;
  readonly queries: QueryClient;
}

/** The person's next test, or the one that is open. Rejects when it cannot be reached. */
export async function openTest<Types extends RunTypes>(
  client: ClientOf<Types>,
  wish: unknown,
  { personId, queries }: RunOwner,
): Promise<RunSession<Types, 'testing'>> {
  const { run, isResumed, referee } = await joinRun(client, wish);
  return {
    mode: 'testing',
    store: await openRunStore<Types>(referee),
    runKey: run.id,
    undo: null,
    aftermath: async () => {
      const record = await queries.fetchQuery(runQuery(client, personId, run.id));
      return { run: record?.replay ?? null, isOutOfTime: record?.status === 'expired' };
    },
    expiresAt: run.limit === 'session' ? run.expiresAt : null,
    isResumed,
  };
}

/**
 * A run that this browser referees.
 *
 * @param keep keeps how far it got, so that a reload goes on there, and answers whether it could; null where nothing is kept.
 */
export async function openLocal<Types extends RunTypes, Mode extends string>(
  mode: Mode,
  referee: PracticeReferee<
    Types['command'],
    Types['view'],
    Types['event'],
    Types['refusal'],
    Types['report']
  >,
  keep: ((run: Run<Types['command']>) => boolean) | null,
): Promise<RunSession<Types, Mode>> {
  const store = await openRunStore<Types>(referee);
  if (keep !== null) keepAfterEachCommand(store, () => keep(referee.log()));
  return {
    mode,
    store,
    runKey: practiceRunKey(referee.log()),
    aftermath: () => Promise.resolve({ run: referee.log(), isOutOfTime: false }),
    undo: () => store.rewind((commands) => referee.undo(commands)),
    expiresAt: null,
    isResumed: false,
  };
}

/** Says once that a full or blocked storage keeps nothing. */
function keepAfterEachCommand<Types extends RunTypes>(store: RunStore<Types>, keep: () => boolean): void {
  let kept = store.read().commands;
  let isNotified = false;
  store.subscribe(() => {
    const { commands, report } = store.read();
    if (commands === kept || report !== null) return;
    kept = commands;
    if (keep() || isNotified) return;
    isNotified = true;
    notify(RUN_MESSAGES.notKept);
  });
}
