import { useQuery } from '@tanstack/react-query';
import { z } from '../../../core/contracts/zod.ts';
import { HARDWARE_ID } from '../../../core/hardware/simulation-id.ts';
import { serverNow } from '../../../lib/server-clock.ts';
import { readStored } from '../../../lib/storage.ts';
import { openTestQuery } from '../../../runs/api/open-test.query.ts';
import { unfinishedKey } from './unfinished-key.ts';

/** What is still on somebody's bench; a test comes before practice, because it is the server's. */
export type UnfinishedRun = 'testing' | 'practice';

/** As much as says whether there is any; the lab itself reads and checks the rest, and this page does without its code. */
const unfinishedPractice = z.array(z.unknown());

/** When the person's open test ends, ISO; null without one, and while nobody knows. */
export function useOpenTestEnd(personId: string): string | null {
  const { data: expiresAt } = useQuery(openTestQuery(HARDWARE_ID, personId));
  return expiresAt != null && Date.parse(expiresAt) > serverNow() ? expiresAt : null;
}

/** What is left on somebody's bench; null when it is clear, and while nobody knows. */
export function useUnfinishedRun(personId: string): UnfinishedRun | null {
  if (useOpenTestEnd(personId) !== null) return 'testing';
  return readStored(unfinishedKey(personId), unfinishedPractice, []).length > 0 ? 'practice' : null;
}
