import { useMutation } from '@tanstack/react-query';
import { type RefObject, useRef } from 'react';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { formatDay } from '../../../../lib/format-day.ts';
import { notify } from '../../../../lib/notify.ts';
import { Button } from '../../../../ui/button.tsx';
import { Dialog, DialogClose, DialogContent, DialogFooter } from '../../../../ui/dialog.tsx';
import { cancelSubscription } from '../../api/billing.ts';
import { BILLING_TOASTS } from '../../billing-messages.ts';

export interface CancelDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** ISO; null if unknown. */
  readonly periodEnd: string | null;
  /** The period has ended and the renewal was not paid. */
  readonly isExpired: boolean;
  /** Resolves when the cached subscription is canceled. */
  readonly onCanceled: () => Promise<void>;
  /** Receives the focus afterwards, because the button that opened the dialog is gone. */
  readonly afterwards: RefObject<HTMLElement | null>;
}

/** Cancel Subscription (spec section 2): the consequences, and two buttons. Stays open on failure. */
export function CancelDialog({
  isOpen,
  onClose,
  periodEnd,
  isExpired,
  onCanceled,
  afterwards,
}: CancelDialogProps) {
  const { t } = useTranslation('billing');
  // A second click must not send it again, also while the dialog closes.
  const isSent = useRef(false);
  const cancellation = useMutation({
    mutationFn: async () => {
      await cancelSubscription();
      await onCanceled();
    },
    onSuccess: () => {
      notify(BILLING_TOASTS.canceled);
      onClose();
    },
    onError: () => {
      isSent.current = false;
      notify(BILLING_TOASTS.cancelFailed);
    },
  });
  const date = periodEnd === null ? null : formatDay(periodEnd);
  const isBusy = cancellation.isPending;
  const confirm = (): void => {
    if (isSent.current) return;
    isSent.current = true;
    cancellation.mutate();
  };
  const finish = (event: Event): void => {
    isSent.current = false;
    if (!cancellation.isSuccess) return;
    cancellation.reset();
    event.preventDefault();
    afterwards.current?.focus();
  };
  return (
    <Dialog open={isOpen} onOpenChange={(open) => open || isBusy || onClose()}>
      <DialogContent
        role="alertdialog"
        title={t('cancel.title')}
        description={t('cancel.description')}
        onCloseAutoFocus={finish}
      >
        <ul className="grid list-disc gap-2 ps-5 text-sm">
          {isExpired ? (
            <>
              {date === null ? null : <li>{t('cancel.alreadyOver', { date })}</li>}
              <li>{t('cancel.nothingOwed')}</li>
              <li>{t('cancel.noCharges')}</li>
            </>
          ) : (
            <>
              <li>{date === null ? t('cancel.staysActiveUndated') : t('cancel.staysActive', { date })}</li>
              <li>{t('cancel.losesAccess')}</li>
              <li>{t('cancel.noCharges')}</li>
              <li>{t('cancel.canReactivate')}</li>
            </>
          )}
        </ul>
        <DialogFooter>
          <DialogClose asChild>
            <Button variant="secondary" disabled={isBusy}>
              {t('cancel.keep')}
            </Button>
          </DialogClose>
          <Button variant="danger" isBusy={isBusy} busyLabel={t('cancel.confirming')} onClick={confirm}>
            {t('cancel.confirm')}
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}
