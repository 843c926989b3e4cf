import { z } from '../../../../core/contracts/zod.ts';
import type { LabCommand } from '../../../../core/hardware/model/commands.ts';
import {
  MOST_EVIDENCE,
  MOST_VERIFICATION,
  type WorkNote,
} from '../../../../core/hardware/model/vocabulary.ts';
import { readStored, removeStored, STORAGE_KEYS, writeStored } from '../../../../lib/storage.ts';

/** The first of some lines: a draft of an earlier version may cite more than a note takes. */
const lines = (most: number) => z.array(z.string()).transform((ids) => ids.slice(0, most));

/** A note being written; empty strings where nothing was chosen yet. */
export interface NoteDraft extends WorkNote {
  /** Free text: stored with the run, not assessed; empty at first. */
  readonly words: string;
}

const noteDraft: z.ZodType<NoteDraft> = z.object({
  symptom: z.string(),
  cause: z.string(),
  evidence: lines(MOST_EVIDENCE),
  action: z.string(),
  part: z.string().nullable(),
  verification: lines(MOST_VERIFICATION),
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

/**
 * The stored draft of a run, so that a reload, a crash or a failed request loses nothing. Without one, as in another browser, the
 * note that stands in the log: what is closed with would replace it.
 */
export function readDraft(runKey: string, log: readonly LabCommand[]): NoteDraft {
  const written = log.findLast((command) => command.kind === 'write-note');
  return readStored(keyOf(runKey), noteDraft, { ...EMPTY_DRAFT, ...written });
}

export function keepDraft(runKey: string, draft: NoteDraft): void {
  writeStored(keyOf(runKey), draft);
}

export function dropDraft(runKey: string): void {
  removeStored(keyOf(runKey));
}
