import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { LabCommand } from '../../../core/hardware/commands.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog, DialogContent, DialogFooter } from '../../../ui/dialog.tsx';
import { type LabStore, useLab } from '../store.ts';
import { useCaseText } from '../words/case-text.ts';
import { keepDraft, type NoteDraft, readDraft } from './note-draft.ts';
import { NoteForm } from './note-form.tsx';
import { UnfinishedWork } from './unfinished-work.tsx';

export interface CloseDialogProps {
  readonly store: LabStore;
  readonly runKey: string;
  readonly isOpen: boolean;
  onDismiss(): void;
}

/** The end of a job: the note, passing it on if need be, and one question before it is closed. */
export function CloseDialog({ store, runKey, isOpen, onDismiss }: CloseDialogProps) {
  const { t } = useTranslation('lab-bench');
  const [draft, setDraft] = useState<NoteDraft>(() => readDraft(runKey));
  const isTutored = useLab(store, ({ view }) => view.tutor !== null);
  const [isSure, setSure] = useState(false);
  const [isSending, setSending] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const change = (next: NoteDraft): void => {
    keepDraft(runKey, next);
    setDraft(next);
  };

  const close = async (): Promise<void> => {
    setSending(true);
    setFailed(false);
    const isWritten = await store.send({ kind: 'write-note', ...draft });
    const isClosed = isWritten && (await store.send({ kind: 'close-job' }));
    setSending(false);
    // What comes of it the bench sees by itself.
    if (isClosed) onDismiss();
    else setFailed(true);
  };
  return (
    <Dialog open={isOpen} onOpenChange={(open) => (open ? undefined : onDismiss())}>
      {/* The note scrolls, its answers stay in sight. */}
      <DialogContent
        size="xl"
        title={t('close.title')}
        description={t('close.text')}
        className="grid-rows-[auto_minmax(0,1fr)_auto]"
      >
        <div className="-m-1 grid content-start gap-4 overflow-y-auto p-1">
          {isTutored ? <UnfinishedWork store={store} /> : null}
          <NoteForm store={store} draft={draft} onChange={change} />
          <Escalation store={store} onRun={(command) => void store.send(command)} />
          {hasFailed ? <Alert tone="fault">{t('close.failed')}</Alert> : null}
        </div>
        <DialogFooter>
          {isSure ? (
            <>
              <p role="status" className="grow self-center text-sm font-medium max-sm:order-last">
                {t('close.sure')}
              </p>
              <Button variant="secondary" onClick={() => setSure(false)}>
                {t('close.notYet')}
              </Button>
              <Button
                isBusy={isSending}
                busyLabel={t('close.closing')}
                // It appears under the pointer that asked for it: the second half of a double click is no answer.
                onClick={({ detail }) => (detail > 1 ? undefined : void close())}
              >
                {t('close.yes')}
              </Button>
            </>
          ) : (
            <>
              <Button variant="secondary" onClick={onDismiss}>
                {t('close.back')}
              </Button>
              <Button onClick={() => setSure(true)}>{t('closeJob')}</Button>
            </>
          )}
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}

/** Passing the job on, where it is not for this bench to finish. */
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
