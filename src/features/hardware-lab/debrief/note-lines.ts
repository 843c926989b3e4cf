import type { LabView } from '../../../core/hardware/model/view.ts';
import type { WorkNote } from '../../../core/hardware/model/vocabulary.ts';
import { type CaseText, useCaseTextOf } from '../texts/case-text.ts';
import { findingText } from '../texts/finding-text.ts';
import { nameOf, useLabText } from '../texts/lab-text.ts';
import type { Speaker } from '../texts/sentences.ts';

/** The fields of a work note that are checked, each with what was written; empty where nothing was. */
type NoteLines = Readonly<Record<string, string>>;

/** What the note of a job that is over says, by the checks of it. */
export function useNoteLines(view: LabView, language: string): NoteLines {
  const text = useLabText();
  const caseText = useCaseTextOf(view.job);
  const { note } = view.job;
  return note === null ? {} : linesOf({ text, view, language }, caseText, note);
}

function linesOf(speaker: Speaker, caseText: CaseText, note: WorkNote): NoteLines {
  const { text, view } = speaker;
  const cited = (ids: readonly string[]): string =>
    ids
      .flatMap((id) => view.findings.filter((finding) => finding.id === id))
      .map((finding) => {
        const { test, result } = findingText(speaker, finding);
        return text('step.result', { test, result });
      })
      .join(' · ');
  return {
    symptom: note.symptom === '' ? '' : caseText(`symptom.${note.symptom}`),
    cause: note.cause === '' ? '' : text(`hypothesis.${note.cause}`),
    evidence: cited(note.evidence),
    action: note.action === '' ? '' : text(`repair.${note.action}`),
    part: note.part === null ? '' : nameOf(text, view, note.part),
    verification: cited(note.verification),
    prevention: note.prevention === '' ? '' : caseText(`prevention.${note.prevention}`),
  };
}
