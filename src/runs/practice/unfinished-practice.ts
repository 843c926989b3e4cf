import { z } from '../../core/contracts/zod.ts';
import type { Run } from '../../core/kernel/run.ts';
import { readStored, writeStored } from '../../lib/storage.ts';
import { practiceRun, practiceRunKey } from './practice-run.ts';
import { unfinishedKey } from './unfinished-key.ts';

/** Practice that was begun in this browser and not closed. */
export interface UnfinishedPractice<Command> {
  /** The latest first. */
  read(personId: string): readonly Run<Command>[];
  /** Keeps how far a run got. Answers whether it will be there after a reload. */
  keep(personId: string, run: Run<Command>): boolean;
  drop(personId: string, runKey: string): void;
}

/** One in each of several tabs; nobody works at more, and the oldest fall off. */
const MAX_UNFINISHED = 5;

/** @param storageKey where this browser keeps it, followed by the person's id. */
export function unfinishedPractice<Command>(
  storageKey: string,
  command: z.ZodType<Command>,
): UnfinishedPractice<Command> {
  const unfinished = z.array(practiceRun(command));
  const read = (personId: string): readonly Run<Command>[] =>
    readStored<readonly Run<Command>[]>(unfinishedKey(storageKey, personId), unfinished, []);
  const others = (personId: string, runKey: string): readonly Run<Command>[] =>
    read(personId).filter((run) => practiceRunKey(run) !== runKey);
  return {
    read,
    keep(personId, run) {
      const runs = [run, ...others(personId, practiceRunKey(run))].slice(0, MAX_UNFINISHED);
      return writeStored(unfinishedKey(storageKey, personId), runs);
    },
    drop: (personId, runKey) =>
      void writeStored(unfinishedKey(storageKey, personId), others(personId, runKey)),
  };
}
