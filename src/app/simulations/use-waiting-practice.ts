import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { readText, STORAGE_KEYS } from '../../lib/storage.ts';

/** Whether a job that was handed in is kept there, without loading the simulation that it belongs to. */
function hasWaiting(key: string, personId: string): boolean {
  return readText(`${key}:${personId}`)?.includes('"doneAt":"') ?? false;
}

/** The bench comes first: a ticket may tell of its work. */
async function handIn(personId: string, queries: QueryClient): Promise<void> {
  if (hasWaiting(STORAGE_KEYS.labJobs, personId))
    await (await import('./hand-in-lab.ts')).handInLab(personId, queries);
  if (hasWaiting(STORAGE_KEYS.deskJobs, personId))
    await (await import('./hand-in-desk.ts')).handInDesk(personId, queries);
  if (readText(`${STORAGE_KEYS.cardReviews}:${personId}`) !== null)
    await (await import('../../features/cards/model/send-waiting.ts')).sendWaiting(personId, queries);
}

/**
 * Has practice judged that was handed in without a network, and answers to cards sent that were given without one, on every page of the signed-in area and whenever the network is
 * back: nobody has to open the simulation again for it.
 */
export function useWaitingPractice(personId: string | null): void {
  const queries = useQueryClient();
  useEffect(() => {
    if (personId === null) return;
    // What fails now is tried again with the next page or network.
    const start = (): void => void handIn(personId, queries).catch(() => undefined);
    start();
    window.addEventListener('online', start);
    return () => window.removeEventListener('online', start);
  }, [personId, queries]);
}
