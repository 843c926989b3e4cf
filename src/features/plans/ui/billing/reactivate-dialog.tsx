import { type RefObject, useRef } from 'react';
import type { PlanRow } from '../../../../core/contracts/rows.ts';
import { translateSentence } from '../../../../i18n/sentences.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { formatMoney } from '../../../../lib/format.ts';
import { formatDay } from '../../../../lib/format-day.ts';
import { Alert } from '../../../../ui/alert.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Dialog, DialogClose, DialogContent, DialogFooter } from '../../../../ui/dialog.tsx';
import { useReactivation } from './use-reactivation.ts';

export interface ReactivateDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly plan: PlanRow | null;
  /** ISO: the end of the paid period and the day of the next charge. */
  readonly periodEnd: string | null;
  /** Resolves when the cached plan renews again. */
  readonly onReactivated: () => Promise<void>;
  /** Receives the focus afterwards, because the button that opened the dialog is gone. */
  readonly afterwards: RefObject<HTMLElement | null>;
}

/** Explains what reactivating means: no charge today, and the date and amount of the next one. */
export function ReactivateDialog({
  isOpen,
  onClose,
  plan,
  periodEnd,
  onReactivated,
  afterwards,
}: ReactivateDialogProps) {
  const { t, i18n } = useTranslation('billing');
  const isDone = useRef(false);
  const reactivation = useReactivation(async () => {
    await onReactivated();
    isDone.current = true;
    close();
  });
  const close = (): void => {
    reactivation.reset();
    onClose();
  };
  const finish = (event: Event): void => {
    if (!isDone.current) return;
    isDone.current = false;
    event.preventDefault();
    afterwards.current?.focus();
  };
  const date = periodEnd === null ? null : formatDay(periodEnd);
  const amount = plan === null ? null : formatMoney(plan.price, 'USD', i18n.language);
  return (
    <Dialog open={isOpen} onOpenChange={(open) => open || reactivation.isBusy || close()}>
      <DialogContent
        role="alertdialog"
        title={t('reactivate.title')}
        description={t('reactivate.description')}
        onCloseAutoFocus={finish}
      >
        <ul className="grid list-disc gap-2 ps-5 text-sm">
          <li>{t('reactivate.nothingToday')}</li>
          {date === null || amount === null ? null : (
            <li className="font-medium">{t('reactivate.nextPayment', { amount, date })}</li>
          )}
          <li>{t('reactivate.card')}</li>
          <li>{t('reactivate.cancelAgain')}</li>
        </ul>
        {reactivation.failure === null ? null : (
          <Alert tone="fault" title={t('reactivate.failed')}>
            {reactivation.failure.reason === null
              ? undefined
              : translateSentence(reactivation.failure.reason)}
          </Alert>
        )}
        <DialogFooter>
          <DialogClose asChild>
            <Button variant="secondary" disabled={reactivation.isBusy}>
              {t('reactivate.notNow')}
            </Button>
          </DialogClose>
          <Button
            isBusy={reactivation.isBusy}
            busyLabel={t('reactivate.confirming')}
            onClick={() => reactivation.begin()}
          >
            {t('reactivate.confirm')}
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}
