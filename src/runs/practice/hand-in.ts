import { notify } from '../../lib/notify.ts';
import { judgePractice } from '../api/practice-calls.ts';
import type { PracticeClient } from '../run-client.ts';
import { isPassingFailure } from '../session/end-session.ts';
import { RUN_MESSAGES } from '../session/run-messages.ts';
import type { RunTypes } from '../store.ts';
import type { PracticeJobs } from './practice-jobs.ts';

export interface HandInSource<Types extends RunTypes> {
  readonly client: PracticeClient<Types>;
  readonly jobs: PracticeJobs<Types>;
}

/** By simulation: the screens of a page may ask for the same at the same moment. */
const underway = new Map<string, Promise<boolean>>();

/** Has practice judged that was handed in without a network. Answers whether any was. */
export function handInWaiting<Types extends RunTypes>(
  source: HandInSource<Types>,
  personId: string,
): Promise<boolean> {
  const { simulation } = source.client;
  const handIn =
    underway.get(simulation) ?? judgeAll(source, personId).finally(() => underway.delete(simulation));
  underway.set(simulation, handIn);
  return handIn;
}

async function judgeAll<Types extends RunTypes>(
  { client, jobs }: HandInSource<Types>,
  personId: string,
): Promise<boolean> {
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
  return isAnyJudged;
}
