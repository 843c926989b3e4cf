import { useEffect, useEffectEvent } from 'react';
import { whenIdle } from '../../lib/when-idle.ts';
import { dealJob } from '../api/practice-calls.ts';
import type { PracticeClient } from '../run-client.ts';
import type { RunTypes } from '../store.ts';
import { JOBS_AHEAD, type PracticeJobs } from './practice-jobs.ts';

interface AheadSource<Types extends RunTypes> {
  readonly client: PracticeClient<Types>;
  readonly jobs: PracticeJobs<Types>;
}

/** People whose jobs are being fetched: one after the other, whichever screens ask. */
const fetching = new Set<string>();

/**
 * Fetches jobs and the rules of play ahead while nothing else is to be done, so that somebody whose network is gone can begin one.
 *
 * @param wanted stories in the order in which they are proposed; null while nobody knows.
 */
export function useJobsAhead<Types extends RunTypes>(
  { client, jobs }: AheadSource<Types>,
  personId: string,
  wanted: readonly string[] | null,
  onFetched: () => void,
): void {
  const fetchMissing = useEffectEvent(async () => {
    if (fetching.has(personId)) return;
    fetching.add(personId);
    try {
      // Whoever begins a job without a network plays it here.
      await client.loadPlay();
      const known = new Set(jobs.ahead(personId).map(({ story }) => story));
      const missing = (wanted ?? []).filter((story) => !known.has(story)).slice(0, JOBS_AHEAD - known.size);
      for (const story of missing) jobs.store(personId, await dealJob(client, story));
      if (missing.length > 0) onFetched();
    } catch {
      // Without a network, or without a plan: whoever begins a job is told then.
    } finally {
      fetching.delete(personId);
    }
  });
  const isKnown = wanted !== null;
  useEffect(() => {
    if (!isKnown) return;
    const start = (): void => whenIdle(() => void fetchMissing());
    start();
    window.addEventListener('online', start);
    return () => window.removeEventListener('online', start);
  }, [isKnown]);
}
