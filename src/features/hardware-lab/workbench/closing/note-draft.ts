import { z } from '../../../../core/contracts/zod.ts';
import type { WorkNote } from '../../../../core/hardware/model/vocabulary.ts';
import { readStored, removeStored, STORAGE_KEYS, writeStored } from '../../../../lib/storage.ts';

/** A note being written; empty strings where nothing was chosen yet. */
export interface NoteDraft extends WorkNote {
  /** Free text: stored with the run, not assessed; empty at first. */
  readonly words: string;
}

const noteDraft: z.ZodType<NoteDraft> = z.object({
  symptom: z.string(),
  cause: z.string(),
  evidence: z.array(z.string()),
  action: z.string(),
  part: z.string().nullable(),
  verification: z.array(z.string()),
  prevention: z.string(),
  words: z.string(),
});

const EMPTY_DRAFT: NoteDraft = {
  symptom: '',
  cause: '',
  evidence: [],
  action: '',
  part: null,
  verification: [],
  prevention: '',
  words: '',
};

function keyOf(runKey: string): string {
  return `${STORAGE_KEYS.labNote}:${runKey}`;
}

/** The stored draft of a run, so that a reload, a crash or a failed request loses nothing. */
export function readDraft(runKey: string): NoteDraft {
  return readStored(keyOf(runKey), noteDraft, EMPTY_DRAFT);
}

export function keepDraft(runKey: string, draft: NoteDraft): void {
  writeStored(keyOf(runKey), draft);
}

export function dropDraft(runKey: string): void {
  removeStored(keyOf(runKey));
}
