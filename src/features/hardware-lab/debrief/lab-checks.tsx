import type { LabReport } from '../../../core/hardware/assessment/report.ts';
import type { LabView } from '../../../core/hardware/model/view.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { CheckList } from '../../../runs/debrief/check-list.tsx';
import { OwnWords } from '../../../runs/debrief/own-words.tsx';
import { useLabText } from '../texts/lab-text.ts';
import { useNoteLines } from './note-lines.ts';

export interface LabChecksProps {
  readonly report: LabReport;
  /** The job as it ended; null for one of other rules. */
  readonly view: LabView | null;
}

/** The checks of repair, proof and note. */
export function LabChecks({ report: { checks, words }, view }: LabChecksProps) {
  const { t } = useTranslation('lab-home');
  const text = useLabText();
  return (
    <>
      <CheckList
        title={t('debrief.goals')}
        checks={checks.goals.map(({ id, met }) => ({ id, isMet: met, text: text(`goal.${id}`) }))}
      />
      <CheckList
        title={t('debrief.proofs')}
        hint={t('debrief.proofsHint')}
        checks={checks.verifications.map(({ id, met }) => ({ id, isMet: met, text: text(`verify.${id}`) }))}
      />
      {checks.note === null ? null : view === null ? (
        <NoteChecks note={checks.note} lines={{}} />
      ) : (
        <WrittenNote note={checks.note} view={view} />
      )}
      <OwnWords words={words} />
    </>
  );
}

type Note = NonNullable<LabReport['checks']['note']>;

function WrittenNote({ note, view }: { readonly note: Note; readonly view: LabView }) {
  const { i18n } = useTranslation();
  return <NoteChecks note={note} lines={useNoteLines(view, i18n.language)} />;
}

function NoteChecks({
  note,
  lines,
}: {
  readonly note: Note;
  readonly lines: Readonly<Record<string, string>>;
}) {
  const { t } = useTranslation('lab-home');
  return (
    <CheckList
      title={t('debrief.note')}
      checks={note.map(({ id, met }) => ({
        id,
        isMet: met,
        text: String(t(`noteCheck.${id}` as never)),
        detail: lines[id] ?? '',
      }))}
    />
  );
}
