import { useRef } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog, DialogContent, DialogFooter } from '../../../ui/dialog.tsx';
import { useFocusReturn } from '../../../ui/use-focus-return.ts';

export interface LeaveDialogProps {
  readonly isOpen: boolean;
  onStay(): void;
  onLeave(): void;
}

/** Asks before the demo is abandoned; the timer is stopped, and the focus is on staying. */
export function LeaveDialog({ isOpen, onStay, onLeave }: LeaveDialogProps) {
  const { t } = useTranslation('demo');
  const stay = useRef<HTMLButtonElement>(null);
  const focusReturn = useFocusReturn();
  const focusStay = (event: Event): void => {
    focusReturn.onOpenAutoFocus();
    event.preventDefault();
    stay.current?.focus();
  };
  return (
    <Dialog open={isOpen} onOpenChange={(open) => (open ? undefined : onStay())}>
      <DialogContent
        role="alertdialog"
        title={t('leave.title')}
        description={t('leave.text')}
        onOpenAutoFocus={focusStay}
        onCloseAutoFocus={focusReturn.onCloseAutoFocus}
      >
        <DialogFooter>
          <Button variant="secondary" onClick={onLeave}>
            {t('leave.go')}
          </Button>
          <Button ref={stay} onClick={onStay}>
            {t('leave.stay')}
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}
