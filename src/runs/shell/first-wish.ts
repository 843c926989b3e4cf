import type { WatchedRun } from '../api/practice-calls.ts';
import type { UnfinishedRun } from '../practice/use-unfinished-run.ts';
import type { RunTypes } from '../store.ts';
import type { RunWish } from './run-wish.ts';
import type { SimulationRuns } from './simulation.ts';

/** What to open at once for somebody who comes from elsewhere, and how the way back there is called. */
export type Beginning = { readonly backLabel: string } & (
  | { readonly kind: 'practice'; readonly story: string }
  /** A test, after what somebody has to know before it. */
  | { readonly kind: 'test' }
  /** An expert's way through a story. */
  | { readonly kind: 'example'; readonly story: string }
  /** The debrief of a run that is over. */
  | { readonly kind: 'debrief'; readonly run: string }
  /** An attempt at a form, with its next run. */
  | { readonly kind: 'attempt'; readonly attempt: string }
  /** A run of a ranked week that is over. */
  | { readonly kind: 'watch'; readonly watched: WatchedRun }
);

/** The session to open at once: a story to begin, as far as it was played before, or an unfinished run; null for none. */
export function firstWish<Types extends RunTypes, Subject extends string>(
  { jobs }: SimulationRuns<Types, Subject>,
  {
    resume,
    resumeJob,
    begin,
    personId,
  }: {
    readonly resume: UnfinishedRun | null;
    readonly resumeJob: string | null;
    readonly begin: Beginning | null;
    readonly personId: string;
  },
): RunWish<Types, Subject> | null {
  const open = jobs.open(personId);
  if (begin !== null) {
    if (begin.kind !== 'practice') return null;
    const job = open.find(({ story }) => story === begin.story);
    return job === undefined ? { kind: 'practice', story: begin.story } : { kind: 'resume', job };
  }
  if (resumeJob !== null) {
    const job = open.find(({ id }) => id === resumeJob);
    return job === undefined ? null : { kind: 'resume', job };
  }
  if (resume === 'testing') return { kind: 'testing' };
  const [job] = resume === 'practice' ? open : [];
  return job === undefined ? null : { kind: 'resume', job };
}
