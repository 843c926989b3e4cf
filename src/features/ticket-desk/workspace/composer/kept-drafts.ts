import { z } from '../../../../core/contracts/zod.ts';
import { readStored, removeStored, STORAGE_KEYS, writeStored } from '../../../../lib/storage.ts';
import type { Draft } from './draft.ts';

/** What is being written in each ticket of a shift, by the ticket's number. */
export type Drafts = Readonly<Record<string, Draft>>;

const drafts: z.ZodType<Drafts> = z.record(
  z.string(),
  z.object({
    intents: z.array(z.string()),
    words: z.string(),
    articles: z.array(z.string()).default([]),
    promise: z.number().nullable(),
    note: z.string(),
    cited: z.array(z.number()),
  }),
);

function keyOf(runKey: string): string {
  return `${STORAGE_KEYS.deskDrafts}:${runKey}`;
}

/** The stored drafts of a shift, so that a reload or a crash loses nothing that was typed. */
export function readDrafts(runKey: string): Drafts {
  return readStored(keyOf(runKey), drafts, {});
}

export function keepDrafts(runKey: string, kept: Drafts): void {
  writeStored(keyOf(runKey), kept);
}

export function dropDrafts(runKey: string): void {
  removeStored(keyOf(runKey));
}
