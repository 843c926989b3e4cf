import { useState } from 'react';
import type { LabCommand } from '../../../../core/hardware/model/commands.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Alert } from '../../../../ui/alert.tsx';
import { Button } from '../../../../ui/button.tsx';
import { SideSheet } from '../../../../ui/side-sheet.tsx';
import { type LabStore, useLab } from '../../store.ts';
import { useCaseText } from '../../texts/case-text.ts';
import type { Shape } from '../layout/shape.ts';
import { NoteForm } from './note-form.tsx';
import { UnfinishedWork } from './unfinished-work.tsx';
import type { NoteControl } from './use-note-draft.ts';

export interface CloseDialogProps {
  readonly store: LabStore;
  readonly note: NoteControl;
  readonly isOpen: boolean;
  readonly shape: Shape;
  onDismiss(): void;
}

/** Position below the bar; as wide as the shell allows. */
const PLACE: Readonly<Record<Shape, string>> = {
  d: 'top-13 w-[min(42rem,100vw)]',
  m: 'top-13 w-full border-0',
  l: 'top-11 w-[min(35rem,100vw)]',
};

/**
 * Closes a job, in a sheet at the right side so that the machine stays visible: the note, an optional escalation,
 * and a final confirmation.
 */
export function CloseDialog({ store, note, isOpen, shape, onDismiss }: CloseDialogProps) {
  const { t } = useTranslation('lab-bench');
  const isTutored = useLab(store, ({ view }) => view.tutor !== null);
  const [isSure, setSure] = useState(false);
  const [isSending, setSending] = useState(false);
  const [hasFailed, setFailed] = useState(false);

  const close = async (): Promise<void> => {
    setSending(true);
    setFailed(false);
    const isWritten = await store.send({ kind: 'write-note', ...note.draft });
    const isClosed = isWritten && (await store.send({ kind: 'close-job' }));
    setSending(false);
    // The workbench reacts to the closed job by itself.
    if (isClosed) onDismiss();
    else setFailed(true);
  };
  return (
    <SideSheet
      isOpen={isOpen}
      title={t('close.title')}
      description={t('close.text')}
      className={PLACE[shape]}
      onDismiss={onDismiss}
      footer={
        isSure ? (
          <>
            <p role="status" className="w-full text-sm font-medium">
              {t('close.sure')}
            </p>
            <Button
              isBusy={isSending}
              busyLabel={t('close.closing')}
              // It appears under the pointer: ignore the second click of a double click.
              onClick={({ detail }) => (detail > 1 ? undefined : void close())}
            >
              {t('close.yes')}
            </Button>
            <Button variant="ghost" onClick={() => setSure(false)}>
              {t('close.notYet')}
            </Button>
          </>
        ) : (
          <>
            <Button onClick={() => setSure(true)}>{t('closeJob')}</Button>
            <Button variant="ghost" onClick={onDismiss}>
              {t('close.back')}
            </Button>
            <p className="ms-auto text-xs text-ink-muted max-sm:hidden">{t('close.after')}</p>
          </>
        )
      }
    >
      {isTutored ? <UnfinishedWork store={store} /> : null}
      <NoteForm store={store} draft={note.draft} onChange={note.change} />
      <Escalation store={store} onRun={(command) => void store.send(command)} />
      {hasFailed ? <Alert tone="fault">{t('close.failed')}</Alert> : null}
    </SideSheet>
  );
}

/** Escalates the job where the learner must not finish it. */
function Escalation({ store, onRun }: { readonly store: LabStore; onRun(command: LabCommand): void }) {
  const { t } = useTranslation('lab-bench');
  const caseText = useCaseText(store);
  const escalations = useLab(store, ({ view }) => view.job.escalations);
  const escalatedTo = useLab(store, ({ view }) => view.job.escalatedTo);
  if (escalations.length === 0) return null;
  return (
    <section aria-label={t('escalate.title')} className="grid gap-2 border-t border-line pt-4">
      <h3 className="text-sm font-medium">{t('escalate.title')}</h3>
      {escalatedTo === null ? (
        <div className="flex flex-wrap gap-2">
          {escalations.map((to) => (
            <Button key={to} size="sm" variant="secondary" onClick={() => onRun({ kind: 'escalate', to })}>
              {caseText(`escalate.${to}`)}
            </Button>
          ))}
        </div>
      ) : (
        <p role="status" className="text-sm text-ink-muted">
          {t('escalate.done', { to: caseText(`escalate.${escalatedTo}`) })}
        </p>
      )}
    </section>
  );
}
