import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { type RevocationForm, revocationForm } from '../../../core/assessment/credential/revocation.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { backendMessage } from '../../../lib/backend-message.ts';
import { failureKind } from '../../../lib/failure-kind.ts';
import { notify } from '../../../lib/notify.ts';
import { useSendOnce } from '../../../lib/use-send-once.ts';
import { Button } from '../../../ui/button.tsx';
import { Card, CardBody, CardHeader, CardTitle } from '../../../ui/card.tsx';
import { Dialog, DialogContent, DialogFooter } from '../../../ui/dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { Input, Textarea } from '../../../ui/input.tsx';
import { revokeCertificate } from '../api/revoke-certificate.ts';
import { NOT_REVOKED, REVOKED } from '../messages.ts';

/** How an administrator revokes somebody's certificate, with a reason that everybody reads on its page. */
export function RevokeCertificate() {
  const { t } = useTranslation('own-certificates');
  const [isOpen, setOpen] = useState(false);
  const { register, handleSubmit, reset, formState } = useForm<RevocationForm>({
    resolver: zodResolver(revocationForm),
    defaultValues: { number: '', reason: '' },
  });
  const { mutateAsync, isPending } = useMutation({
    mutationFn: revokeCertificate,
    onSuccess: () => notify(REVOKED),
    onError: (cause) =>
      notify(NOT_REVOKED, { message: backendMessage(cause) ?? t(`revoke.failure.${failureKind(cause)}`) }),
  });
  const close = (): void => {
    reset();
    setOpen(false);
  };
  const send = useSendOnce(handleSubmit((form) => mutateAsync(form).then(close, () => undefined)));
  return (
    <Card aria-labelledby="revoke">
      <CardHeader>
        <CardTitle id="revoke">{t('revoke.title')}</CardTitle>
        <p className="text-sm text-ink-muted">{t('revoke.note')}</p>
      </CardHeader>
      <CardBody>
        <Button variant="secondary" onClick={() => setOpen(true)}>
          {t('revoke.open')}
        </Button>
      </CardBody>
      <Dialog open={isOpen} onOpenChange={(open) => isPending || setOpen(open)}>
        <DialogContent title={t('revoke.title')} description={t('revoke.text')}>
          <form noValidate onSubmit={send} className="grid gap-5">
            <Field label={t('revoke.number')} error={formState.errors.number?.message}>
              {(control) => (
                <Input
                  {...control}
                  {...register('number')}
                  readOnly={isPending}
                  autoComplete="off"
                  autoCapitalize="characters"
                  spellCheck={false}
                  className="reading"
                />
              )}
            </Field>
            <Field label={t('revoke.reason')} error={formState.errors.reason?.message}>
              {(control) => <Textarea {...control} {...register('reason')} readOnly={isPending} />}
            </Field>
            <DialogFooter>
              <Button variant="secondary" disabled={isPending} onClick={close}>
                {t('revoke.cancel')}
              </Button>
              <Button type="submit" variant="danger" isBusy={isPending}>
                {t('revoke.confirm')}
              </Button>
            </DialogFooter>
          </form>
        </DialogContent>
      </Dialog>
    </Card>
  );
}
