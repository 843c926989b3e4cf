import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { backendMessage } from '../../../lib/backend-message.ts';
import { failureKind } from '../../../lib/failure-kind.ts';
import { notify } from '../../../lib/notify.ts';
import { useSendOnce } from '../../../lib/use-send-once.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card, CardBody, CardHeader, CardTitle } from '../../../ui/card.tsx';
import { Dialog, DialogClose, DialogContent, DialogFooter, DialogTrigger } from '../../../ui/dialog.tsx';
import { closeAccount } from '../api/close-account.ts';
import { ACCOUNT_TOASTS } from '../messages.ts';

export interface DangerZoneProps {
  readonly userId: string;
  readonly email: string;
  /** Whether a subscription would end with the account. */
  readonly isCharged: boolean;
  /** Called after the account was deactivated; logs the person out. */
  readonly onDeactivated: () => Promise<void>;
}

/** Delete Account: deactivates the account after a confirmation (spec section 2). */
export function DangerZone({ userId, email, isCharged, onDeactivated }: DangerZoneProps) {
  const { t } = useTranslation('account');
  const [isOpen, setOpen] = useState(false);
  const deactivation = useMutation({
    mutationFn: () => closeAccount(userId),
    onSuccess: () => onDeactivated(),
    onError: (cause) =>
      notify(ACCOUNT_TOASTS.deactivationFailed, {
        message: backendMessage(cause) ?? t(`failures.${failureKind(cause)}`),
      }),
  });
  const isBusy = deactivation.isPending;
  const confirm = useSendOnce(() => deactivation.mutateAsync().catch(() => undefined));
  return (
    <Card className="border-fault/45">
      <CardHeader>
        <CardTitle className="text-fault">{t('danger.title')}</CardTitle>
      </CardHeader>
      <CardBody className="flex flex-wrap items-center justify-between gap-4">
        <p className="max-w-xl text-sm text-ink-muted">{t('danger.description')}</p>
        <Dialog open={isOpen} onOpenChange={(open) => isBusy || setOpen(open)}>
          <DialogTrigger asChild>
            <Button variant="danger">{t('danger.open')}</Button>
          </DialogTrigger>
          <DialogContent
            role="alertdialog"
            title={t('danger.dialogTitle')}
            description={t('danger.dialogDescription', { email })}
          >
            {isCharged ? <Alert tone="standby">{t('danger.subscription')}</Alert> : null}
            <p className="text-sm">{t('danger.reopening')}</p>
            <DialogFooter>
              <DialogClose asChild>
                <Button variant="secondary" disabled={isBusy}>
                  {t('danger.cancel')}
                </Button>
              </DialogClose>
              <Button variant="danger" isBusy={isBusy} busyLabel={t('danger.confirming')} onClick={confirm}>
                {t('danger.confirm')}
              </Button>
            </DialogFooter>
          </DialogContent>
        </Dialog>
      </CardBody>
    </Card>
  );
}
