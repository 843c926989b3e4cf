import { isActive } from '../../../core/ticketing/record/ticket.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog, DialogContent, DialogFooter } from '../../../ui/dialog.tsx';
import { type DeskStore, useDesk } from '../store.ts';
import { useDeskText } from '../texts/use-desk-text.ts';

export interface EndDialogProps {
  readonly store: DeskStore;
  readonly mode: 'practice' | 'testing';
  /** The time of the shift is over: there is no way back to it. */
  readonly isOver: boolean;
  /** Takes the last act back; null where nothing can be. */
  readonly onUndo: (() => void) | null;
  onBack(): void;
  onEnd(): void;
}

/** Asks before a shift is handed in, and names what is still open in it. */
export function EndDialog({ store, mode, isOver, onUndo, onBack, onEnd }: EndDialogProps) {
  const { t } = useTranslation('desk-home');
  const view = useDesk(store, (snapshot) => snapshot.view);
  const text = useDeskText(view.tickets);
  const open = view.tickets.filter(({ record }) => isActive(record));
  return (
    <Dialog open onOpenChange={() => (isOver ? undefined : onBack())}>
      <DialogContent
        role="alertdialog"
        title={t(isOver ? 'session.end.over' : `session.end.${mode}`)}
        description={t(isOver ? 'session.end.overText' : 'session.end.text')}
      >
        {open.length === 0 ? (
          <p>{t('session.end.noneOpen')}</p>
        ) : (
          <>
            <p>{t('session.end.open', { count: open.length })}</p>
            <ul className="grid gap-2 text-sm">
              {open.map((ticket) => {
                const { number, shortDescription, timeline } = ticket.record;
                const isNoted = timeline.some(({ kind }) => kind === 'internal-note');
                return (
                  <li key={number} className="grid border-s-2 border-line ps-3">
                    <span className="font-medium">{text.of(ticket, shortDescription)}</span>
                    <span className="text-ink-muted">
                      {number} · {t(isNoted ? 'session.end.noted' : 'session.end.unnoted')}
                    </span>
                  </li>
                );
              })}
            </ul>
          </>
        )}
        <DialogFooter>
          {isOver && onUndo === null ? null : (
            <Button variant="secondary" onClick={isOver ? (onUndo ?? onBack) : onBack}>
              {t(isOver ? 'session.undo' : 'session.end.back')}
            </Button>
          )}
          <Button onClick={onEnd}>{t('session.end.go')}</Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}
