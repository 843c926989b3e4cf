import { useEffect, useEffectEvent } from 'react';
import { notify } from '../../lib/notify.ts';
import { judgePractice } from '../api/practice-calls.ts';
import type { PracticeClient } from '../run-client.ts';
import { isPassingFailure } from '../session/end-session.ts';
import { RUN_MESSAGES } from '../session/run-messages.ts';
import type { RunTypes } from '../store.ts';
import type { PracticeJobs } from './practice-jobs.ts';

interface HandInSource<Types extends RunTypes> {
  readonly client: PracticeClient<Types>;
  readonly jobs: PracticeJobs<Types>;
}

/** Has practice judged that was handed in without a network: now, and whenever the network is back. @param onJudged is told when anything was. */
export function useHandIn<Types extends RunTypes>(
  { client, jobs }: HandInSource<Types>,
  personId: string,
  onJudged: () => void,
): void {
  const handIn = useEffectEvent(async () => {
    let isAnyJudged = false;
    for (const { id, commands } of jobs.waiting(personId)) {
      try {
        await judgePractice(client, id, commands);
        isAnyJudged = true;
      } catch (cause) {
        if (isPassingFailure(cause)) break;
        notify(RUN_MESSAGES.notJudged);
      }
      jobs.drop(personId, id);
    }
    if (isAnyJudged) onJudged();
  });
  useEffect(() => {
    const start = (): void => void handIn();
    start();
    window.addEventListener('online', start);
    return () => window.removeEventListener('online', start);
  }, []);
}
