import { useRef } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog, DialogContent, DialogFooter } from '../../../ui/dialog.tsx';
import { Ring } from '../../../ui/ring.tsx';
import { useFocusReturn } from '../../../ui/use-focus-return.ts';
import { IDLE_WARNING_MS } from '../model/idle-state.ts';

export interface IdleDialogProps {
  /** 0: the time is up, and the session is being ended. */
  readonly secondsLeft: number;
  readonly isLeaving: boolean;
  readonly onStay: () => void;
  /** Escape counts as activity, like any other key. */
  readonly onDismiss: () => void;
  readonly onLogout: () => void;
}

const WARNING_S = IDLE_WARNING_MS / 1000;
/** The seconds at which the countdown is announced to screen readers. */
const ANNOUNCED_SECONDS: readonly number[] = [30, 10, 5];

/** The warning of spec section 2, with its countdown. */
export function IdleDialog({ secondsLeft, isLeaving, onStay, onDismiss, onLogout }: IdleDialogProps) {
  const { t } = useTranslation('idle');
  const stay = useRef<HTMLButtonElement>(null);
  const focusReturn = useFocusReturn();
  const isOver = secondsLeft === 0;
  /** Focuses the Stay button, so that a person who types on without looking stays signed in. */
  const focusStay = (event: Event): void => {
    focusReturn.onOpenAutoFocus();
    event.preventDefault();
    stay.current?.focus();
  };
  return (
    <Dialog open onOpenChange={(open) => (open ? undefined : onDismiss())}>
      <DialogContent
        role="alertdialog"
        data-idle-dialog
        title={t('title')}
        description={t('description')}
        {...focusReturn}
        onOpenAutoFocus={focusStay}
      >
        <div className="flex items-center gap-5">
          <Ring
            percent={(secondsLeft / WARNING_S) * 100}
            label={t('secondsLeft', { count: secondsLeft })}
            className="size-24"
          >
            <span aria-hidden="true" className="reading text-3xl font-medium">
              {secondsLeft}
            </span>
          </Ring>
          <p role="timer" className="text-ink-muted">
            {t(isOver ? 'over' : 'countdown', { count: secondsLeft })}
          </p>
        </div>
        <p role="status" className="sr-only">
          {ANNOUNCED_SECONDS.includes(secondsLeft) ? t('secondsLeft', { count: secondsLeft }) : ''}
        </p>
        <DialogFooter>
          <Button variant="secondary" isBusy={isLeaving} onClick={onLogout}>
            {t('logout')}
          </Button>
          <Button ref={stay} disabled={isOver || isLeaving} onClick={onStay}>
            {t('stay')}
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}
