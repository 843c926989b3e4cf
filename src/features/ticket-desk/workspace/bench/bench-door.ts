import { createContext, use } from 'react';
import type { BenchNote } from '../../../../core/contracts/bench-stories.ts';

/** The way from a practice ticket to the hardware bench, for people whose plan has both. */
export interface PracticeDoor {
  readonly kind: 'practice';
  readonly personId: string;
  /** Leaves the desk for the bench with the practice of this story; the job of that ticket goes on where it was on the way back. */
  open(story: string, jobId: string): void;
}

/** The way from the ticket of a tutorial to its part at the bench, where nothing is judged. */
export interface LessonDoor {
  readonly kind: 'lesson';
  /** Stands for a run in the ticket. */
  readonly run: string;
  /** What the work is written down as; null until it is done. */
  readonly note: BenchNote | null;
  open(): void;
}

export const BenchDoorContext = createContext<PracticeDoor | LessonDoor | null>(null);

/** Id of the practice job that is being played; null in a test, whose bench is a colleague's. */
export const PracticeJobContext = createContext<string | null>(null);

export type OpenDoor = (PracticeDoor & { readonly jobId: string }) | LessonDoor;

/** The way to the bench from what is being played; null where there is none. */
export function useBenchDoor(): OpenDoor | null {
  const door = use(BenchDoorContext);
  const jobId = use(PracticeJobContext);
  if (door === null || door.kind === 'lesson') return door;
  return jobId === null ? null : { ...door, jobId };
}
