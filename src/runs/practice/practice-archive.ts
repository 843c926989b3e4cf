import { z } from '../../core/contracts/zod.ts';
import type { Run } from '../../core/kernel/run.ts';
import { readStored, writeStored } from '../../lib/storage.ts';
import { practiceRun } from './practice-run.ts';

/** A practice run that is over. Figures are kept beside the log, so that they outlive a change of the rules. */
export interface PracticeRecord<Command> {
  readonly run: Run<Command>;
  /** ISO, by this device's clock. */
  readonly endedAt: string;
  /** 0 to 100. */
  readonly score: number;
  readonly passed: boolean;
  readonly simSeconds: number;
  readonly objectives: readonly { readonly objective: string; readonly score: number }[];
}

/** Each person's practice in this browser: it is theirs alone and ranks nowhere (assessment.md 4.6). */
export interface PracticeArchive<Command> {
  /** Newest first. */
  read(personId: string): readonly PracticeRecord<Command>[];
  /** Files a run that is over. */
  add(personId: string, record: PracticeRecord<Command>): void;
}

/** More than a year of a job a day would be; the oldest fall off. */
const MAX_RECORDS = 120;

/** @param storageKey where this browser keeps it, followed by the person's id. */
export function practiceArchive<Command>(
  storageKey: string,
  command: z.ZodType<Command>,
): PracticeArchive<Command> {
  const archive = z.array(
    z.object({
      run: practiceRun(command),
      endedAt: z.iso.datetime(),
      score: z.number(),
      passed: z.boolean(),
      simSeconds: z.number(),
      objectives: z.array(z.object({ objective: z.string(), score: z.number() })),
    }),
  );
  const keyOf = (personId: string): string => `${storageKey}:${personId}`;
  const read = (personId: string): readonly PracticeRecord<Command>[] =>
    readStored<readonly PracticeRecord<Command>[]>(keyOf(personId), archive, []);
  return {
    read,
    add: (personId, record) =>
      void writeStored(keyOf(personId), [record, ...read(personId)].slice(0, MAX_RECORDS)),
  };
}
