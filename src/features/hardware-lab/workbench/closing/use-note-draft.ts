import { useCallback, useState } from 'react';
import type { LabCommand } from '../../../../core/hardware/model/commands.ts';
import { keepDraft, type NoteDraft, readDraft } from './note-draft.ts';

/** The note draft of a job; findings can be cited into it from the first theory on. */
export interface NoteControl {
  readonly draft: NoteDraft;
  change(draft: NoteDraft): void;
  /** Cites a finding as evidence, or removes it. */
  cite(finding: string): void;
}

/** @param log of the run, as it was opened */
export function useNoteDraft(runKey: string, log: readonly LabCommand[]): NoteControl {
  const [draft, setDraft] = useState<NoteDraft>(() => readDraft(runKey, log));
  const change = useCallback(
    (next: NoteDraft): void => {
      keepDraft(runKey, next);
      setDraft(next);
    },
    [runKey],
  );
  const cite = (finding: string): void => {
    const { evidence } = draft;
    change({
      ...draft,
      evidence: evidence.includes(finding)
        ? evidence.filter((one) => one !== finding)
        : [...evidence, finding],
    });
  };
  return { draft, change, cite };
}
