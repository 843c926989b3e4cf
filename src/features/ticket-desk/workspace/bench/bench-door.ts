import { createContext, use } from 'react';

/** The way from a practice ticket to the hardware bench, for people whose plan has both. */
export interface BenchDoor {
  readonly personId: string;
  /** Leaves the desk for the bench with the practice of this story; the job of that ticket goes on where it was on the way back. */
  open(story: string, jobId: string): void;
}

export const BenchDoorContext = createContext<BenchDoor | null>(null);

/** Id of the practice job that is being played; null in a test, whose bench is a colleague's. */
export const PracticeJobContext = createContext<string | null>(null);

/** The way to the bench from the job that is being played; null where there is none. */
export function useBenchDoor(): (BenchDoor & { readonly jobId: string }) | null {
  const door = use(BenchDoorContext);
  const jobId = use(PracticeJobContext);
  return door === null || jobId === null ? null : { ...door, jobId };
}
