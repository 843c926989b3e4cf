import type { LocalReferee } from '../../core/kernel/local-referee.ts';
import { playLocally } from '../../core/kernel/local-referee.ts';
import { notify } from '../../lib/notify.ts';
import { extendRun } from '../api/extend-run.ts';
import { joinRun, type WantedRun } from '../api/join-run.ts';
import { dealJob, judgePractice, reviewRun } from '../api/practice-calls.ts';
import { createHints } from '../practice/hints.ts';
import type { PracticeJob } from '../practice/practice-job.ts';
import type { PracticeJobs } from '../practice/practice-jobs.ts';
import type { PracticeClient } from '../run-client.ts';
import { openRunStore, type RunStore, type RunTypes } from '../store.ts';
import { RUN_MESSAGES } from './run-messages.ts';
import type { RunSession } from './run-session.ts';
import { createTestEnd } from './test-end.ts';

/** A test, or the next item of an attempt at a form; the one that is open is resumed. Rejects when it cannot be reached. */
export async function openTest<Types extends RunTypes>(
  client: PracticeClient<Types>,
  wanted: WantedRun,
): Promise<RunSession<Types, 'testing'>> {
  const { run, isResumed, referee } = await joinRun(client, wanted);
  return {
    mode: 'testing',
    store: await openRunStore<Types>(referee),
    runKey: run.id,
    undo: null,
    hints: null,
    aftermath: () => reviewRun(client, 'testing', run.id),
    handInLater: null,
    forget: () => undefined,
    end: run.limit === 'session' ? createTestEnd(run.expiresAt, () => extendRun(run.id)) : null,
    isResumed,
  };
}

/** Where a person's practice is kept in this browser. */
export interface PracticeOwner<Types extends RunTypes> {
  readonly personId: string;
  readonly jobs: PracticeJobs<Types>;
}

/** A job of a story: one that was fetched ahead, or a new one. Rejects when none can be dealt. */
export async function takeJob<Types extends RunTypes>(
  client: PracticeClient<Types>,
  story: string,
  { personId, jobs }: PracticeOwner<Types>,
): Promise<PracticeJob<Types>> {
  const fetched = jobs.ahead(personId).find((job) => job.story === story);
  return { ...(fetched ?? (await dealJob(client, story))), commands: [], doneAt: null };
}

/**
 * A practice job, from where it was left: its commands run here, and the server gives hints and judges the log. Rejects for a
 * log that the rules refuse.
 */
export async function openPractice<Types extends RunTypes>(
  client: PracticeClient<Types>,
  job: PracticeJob<Types>,
  { personId, jobs }: PracticeOwner<Types>,
): Promise<RunSession<Types, 'practice'>> {
  const play = await client.loadPlay();
  // The log comes from this browser's storage, where it may have been damaged.
  const isDamaged = job.commands.some((command) => !play.command.safeParse(command).success);
  if (isDamaged) throw new Error(`The log of the job ${job.id} is damaged.`);
  const referee = playLocally<
    Types['command'],
    Types['state'],
    Types['view'],
    Types['event'],
    Types['refusal'],
    Types['report']
  >(play, { ...job, judge: (commands) => judgePractice(client, job.id, commands) });
  if (referee === null) throw new Error(`The job ${job.id} cannot be played on.`);
  const store = await openRunStore<Types>(referee);
  const keep = (doneAt: string | null): boolean =>
    jobs.keep(personId, { ...job, commands: referee.commands(), doneAt });
  keepAfterEachCommand(store, () => keep(null));
  return {
    ...local(store, referee),
    mode: 'practice',
    runKey: job.id,
    hints: createHints(store, job.id, client.hint),
    aftermath: () => reviewRun(client, 'practice', job.id),
    handInLater: () => keep(new Date().toISOString()),
    forget: () => jobs.drop(personId, job.id),
  };
}

/** A run that ends in no score and is kept nowhere. */
export async function openFreely<Types extends RunTypes, Mode extends string>(
  mode: Mode,
  runKey: string,
  referee: RefereeHere<Types>,
): Promise<RunSession<Types, Mode>> {
  const store = await openRunStore<Types>(referee);
  return {
    ...local(store, referee),
    mode,
    runKey,
    hints: null,
    aftermath: () => Promise.resolve(null),
    handInLater: null,
    forget: () => undefined,
  };
}

type RefereeHere<Types extends RunTypes> = LocalReferee<
  Types['command'],
  Types['view'],
  Types['event'],
  Types['refusal'],
  Types['report']
>;

/** What all runs have in common whose commands run in this browser. */
function local<Types extends RunTypes>(store: RunStore<Types>, referee: RefereeHere<Types>) {
  return {
    store,
    undo: () => store.rewind((commands) => referee.undo(commands)),
    end: null,
    isResumed: false,
  };
}

/** Says once that a full or blocked storage keeps nothing. */
function keepAfterEachCommand<Types extends RunTypes>(store: RunStore<Types>, keep: () => boolean): void {
  let kept = store.read().commands;
  let isNotified = false;
  store.subscribe(() => {
    const { commands, isOver } = store.read();
    if (commands === kept || isOver) return;
    kept = commands;
    if (keep() || isNotified) return;
    isNotified = true;
    notify(RUN_MESSAGES.notKept);
  });
}
