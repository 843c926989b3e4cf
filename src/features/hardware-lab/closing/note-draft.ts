import type { WorkNote } from '../../../core/hardware/vocabulary.ts';
import { readText, removeStored, STORAGE_KEYS, writeText } from '../../../lib/storage.ts';

/** A note as it is being written; empty strings where nothing was chosen yet. */
export interface NoteDraft extends WorkNote {
  /** The learner's own words: kept with the run, read by nobody who judges; empty at first. */
  readonly words: string;
}

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

/** The draft of a run: a reload, a crash or a failed send lose nothing of it. */
export function readDraft(runKey: string): NoteDraft {
  try {
    const stored: unknown = JSON.parse(readText(keyOf(runKey)) ?? '{}');
    return typeof stored === 'object' && stored !== null ? { ...EMPTY_DRAFT, ...stored } : EMPTY_DRAFT;
  } catch {
    return EMPTY_DRAFT;
  }
}

export function keepDraft(runKey: string, draft: NoteDraft): void {
  writeText(keyOf(runKey), JSON.stringify(draft));
}

export function dropDraft(runKey: string): void {
  removeStored(keyOf(runKey));
}
