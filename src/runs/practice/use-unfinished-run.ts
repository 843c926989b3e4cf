import { useQuery } from '@tanstack/react-query';
import { z } from '../../core/contracts/zod.ts';
import { serverNow } from '../../lib/server-clock.ts';
import { readStored } from '../../lib/storage.ts';
import { openTestQuery } from '../api/open-test.query.ts';
import { personKey } from './person-key.ts';

/** What somebody left in the middle; a test comes before practice, because it is the server's. */
export type UnfinishedRun = 'testing' | 'practice';

/** As much as says whether there is any; the simulation itself reads and checks the rest, and this page does without its code. */
const keptPractice = z.array(z.object({ doneAt: z.string().nullable() }));

/** When the person's open test in a simulation ends, ISO; null without one, and while nobody knows. */
export function useOpenTestEnd(simulation: string, personId: string): string | null {
  const { data: expiresAt } = useQuery(openTestQuery(simulation, personId));
  return expiresAt != null && Date.parse(expiresAt) > serverNow() ? expiresAt : null;
}

/** What somebody left in a simulation; null when there is nothing, and while nobody knows. */
export function useUnfinishedRun(
  simulation: string,
  storageKey: string,
  personId: string,
): UnfinishedRun | null {
  if (useOpenTestEnd(simulation, personId) !== null) return 'testing';
  const kept = readStored(personKey(storageKey, personId), keptPractice, []);
  return kept.some(({ doneAt }) => doneAt === null) ? 'practice' : null;
}
