import { bySchema } from '../../core/contracts/runs.ts';
import { z } from '../../core/contracts/zod.ts';
import { readStored, writeStored } from '../../lib/storage.ts';
import type { PracticeClient } from '../run-client.ts';
import type { RunTypes } from '../store.ts';
import { personKey } from './person-key.ts';
import type { DealtJob, PracticeJob } from './practice-job.ts';

/** One person's practice in this browser, until it is judged. */
export interface PracticeJobs<Types extends RunTypes> {
  /** Begun and not handed in, the latest first. */
  open(personId: string): readonly PracticeJob<Types>[];
  /** Handed in without a network, the latest first. */
  waiting(personId: string): readonly PracticeJob<Types>[];
  /** Fetched ahead for somebody who has no network when they want to begin. */
  ahead(personId: string): readonly DealtJob<Types['state']>[];
  /** Keeps how far a job got; it is ahead no more. Answers whether it will be there after a reload. */
  keep(personId: string, job: PracticeJob<Types>): boolean;
  /** Keeps a job that was fetched ahead. */
  store(personId: string, job: DealtJob<Types['state']>): boolean;
  /** Forgets a job. */
  drop(personId: string, id: string): void;
}

/** One in each of several tabs; nobody works at more, and the oldest fall off. Those that wait are all kept. */
const MAX_OPEN = 5;
/** How many jobs are fetched ahead. */
export const JOBS_AHEAD = 2;

/** Where this browser keeps them, each key followed by the person's id. */
export interface PracticeKeys {
  readonly jobs: string;
  readonly ahead: string;
}

/** Jobs of other rules than this build's cannot be played on: they are not there. */
export function practiceJobs<Types extends RunTypes>(
  client: PracticeClient<Types>,
  keys: PracticeKeys,
): PracticeJobs<Types> {
  const dealt = z.object({
    id: z.uuid(),
    story: z.string(),
    rulesVersion: z.literal(client.practiceVersion),
    start: client.state,
  });
  const kept = dealt.extend({
    commands: z.array(bySchema(client.payload.command)),
    doneAt: z.iso.datetime().nullable(),
  });
  const listOf = <Job>(schema: z.ZodType<Job>, key: string): readonly Job[] =>
    readStored<readonly unknown[]>(key, z.array(z.unknown()), []).flatMap((one) => {
      const parsed = schema.safeParse(one);
      return parsed.success ? [parsed.data] : [];
    });
  const jobsKey = (personId: string): string => personKey(keys.jobs, personId);
  const aheadKey = (personId: string): string => personKey(keys.ahead, personId);
  const read = (personId: string): readonly PracticeJob<Types>[] => listOf(kept, jobsKey(personId));
  const readAhead = (personId: string): readonly DealtJob<Types['state']>[] =>
    listOf(dealt, aheadKey(personId));
  const without = <Job extends { readonly id: string }>(jobs: readonly Job[], id: string): readonly Job[] =>
    jobs.filter((job) => job.id !== id);
  const dropAhead = (personId: string, id: string): void => {
    const ahead = readAhead(personId);
    if (ahead.some((job) => job.id === id)) writeStored(aheadKey(personId), without(ahead, id));
  };
  return {
    open: (personId) => read(personId).filter(({ doneAt }) => doneAt === null),
    waiting: (personId) => read(personId).filter(({ doneAt }) => doneAt !== null),
    ahead: readAhead,
    keep(personId, job) {
      const jobs = [job, ...without(read(personId), job.id)];
      const open = jobs.filter(({ doneAt }) => doneAt === null).slice(0, MAX_OPEN);
      const isKept = writeStored(
        jobsKey(personId),
        jobs.filter((one) => one.doneAt !== null || open.includes(one)),
      );
      if (isKept) dropAhead(personId, job.id);
      return isKept;
    },
    store: (personId, job) =>
      writeStored(aheadKey(personId), [...without(readAhead(personId), job.id), job].slice(-JOBS_AHEAD)),
    drop(personId, id) {
      writeStored(jobsKey(personId), without(read(personId), id));
      dropAhead(personId, id);
    },
  };
}
