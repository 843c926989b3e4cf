import { useId } from 'react';
import {
  LONGEST_WORDS,
  MOST_EVIDENCE,
  MOST_VERIFICATION,
} from '../../../../core/hardware/model/vocabulary.ts';
import { placesToName } from '../../../../core/hardware/projection/places-to-name.ts';
import { repairsDone } from '../../../../core/hardware/projection/repairs-done.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Textarea } from '../../../../ui/input.tsx';
import { type LabStore, useLab } from '../../store.ts';
import { useCaseText } from '../../texts/case-text.ts';
import { nameOf } from '../../texts/lab-text.ts';
import { useSpeaker } from '../../texts/use-speaker.ts';
import { FindingChoice } from './finding-choice.tsx';
import { NoteChoice } from './note-choice.tsx';
import type { NoteDraft } from './note-draft.ts';

export interface NoteFormProps {
  readonly store: LabStore;
  readonly draft: NoteDraft;
  onChange(draft: NoteDraft): void;
}

/** The seven fields of a work note, chosen from the job and the findings, and free text. */
export function NoteForm({ store, draft, onChange }: NoteFormProps) {
  const { t } = useTranslation('lab-bench');
  const caseText = useCaseText(store);
  const { text, view } = useSpeaker(store);
  const job = useLab(store, (snapshot) => snapshot.view.job);
  const commands = useLab(store, (snapshot) => snapshot.commands);
  const id = useId();
  const set = (change: Partial<NoteDraft>): void => onChange({ ...draft, ...change });
  // The panel is closed again by now, so all parts of this model can be named.
  const onShelf = job.spares.filter(({ out }) => !out).map(({ item }) => item);
  const things = placesToName(view.model, onShelf);
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <NoteChoice
        label={t('note.symptom')}
        value={draft.symptom}
        options={job.noteChoices.symptoms.map((value) => ({ value, label: caseText(`symptom.${value}`) }))}
        onChange={(symptom) => set({ symptom })}
      />
      <NoteChoice
        label={t('note.cause')}
        value={draft.cause}
        options={job.hypotheses.map((value) => ({ value, label: text(`hypothesis.${value}`) }))}
        onChange={(cause) => set({ cause })}
      />
      <NoteChoice
        label={t('note.action')}
        hint={t('note.actionHint')}
        value={draft.action}
        options={repairsDone(commands).map((value) => ({ value, label: text(`repair.${value}`) }))}
        onChange={(action) => set({ action })}
      />
      <NoteChoice
        label={t('note.part')}
        value={draft.part ?? ''}
        options={things.map((value) => ({ value, label: nameOf(text, view, value) }))}
        onChange={(part) => set({ part: part === '' ? null : part })}
      />
      <NoteChoice
        label={t('note.prevention')}
        value={draft.prevention}
        options={job.noteChoices.preventions.map((value) => ({
          value,
          label: caseText(`prevention.${value}`),
        }))}
        onChange={(prevention) => set({ prevention })}
      />
      <FindingChoice
        store={store}
        label={t('note.evidence')}
        hint={t('note.evidenceHint', { most: MOST_EVIDENCE })}
        most={MOST_EVIDENCE}
        chosen={draft.evidence}
        onChange={(evidence) => set({ evidence })}
      />
      <FindingChoice
        store={store}
        label={t('note.verification')}
        hint={t('note.verificationHint', { most: MOST_VERIFICATION })}
        most={MOST_VERIFICATION}
        chosen={draft.verification}
        onChange={(verification) => set({ verification })}
      />
      <div className="grid gap-1 sm:col-span-2">
        <label htmlFor={id} className="text-sm font-medium">
          {t('note.words')}
        </label>
        <Textarea
          id={id}
          value={draft.words}
          maxLength={LONGEST_WORDS}
          aria-describedby={`${id}-hint`}
          onChange={(event) => set({ words: event.target.value })}
        />
        <p id={`${id}-hint`} className="text-xs text-ink-faint">
          {t('note.wordsHint')}
        </p>
      </div>
    </div>
  );
}
