import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { type ReasonForm, reasonForm } from '../../../core/contracts/reviews.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { backendMessage } from '../../../lib/backend-message.ts';
import { failureKind } from '../../../lib/failure-kind.ts';
import { notify } from '../../../lib/notify.ts';
import { useSendOnce } from '../../../lib/use-send-once.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog, DialogContent, DialogFooter } from '../../../ui/dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { Textarea } from '../../../ui/input.tsx';
import { appealQuery, sendAppeal } from '../api/appeal.ts';
import { NOT_APPEALED } from '../messages.ts';

export interface AppealDialogProps {
  readonly personId: string;
  readonly number: string;
  onClose(): void;
}

/** Asks what is wrong with a revocation. Open until it is sent or left. */
export function AppealDialog({ personId, number, onClose }: AppealDialogProps) {
  const { t } = useTranslation('own-certificates');
  const queries = useQueryClient();
  const { register, handleSubmit, formState } = useForm<ReasonForm>({
    resolver: zodResolver(reasonForm),
    defaultValues: { reason: '' },
  });
  const { mutateAsync, isPending } = useMutation({
    mutationFn: sendAppeal,
    onError: (cause) =>
      notify(NOT_APPEALED, {
        message: backendMessage(cause) ?? t(`revoke.failure.${failureKind(cause)}`),
      }),
    // Not waited for: whoever is told that it failed can send at once again.
    onSettled: () => void queries.invalidateQueries({ queryKey: appealQuery(personId, number).queryKey }),
  });
  const send = useSendOnce(
    handleSubmit(({ reason }) => mutateAsync({ number, reason }).then(onClose, () => undefined)),
  );
  return (
    <Dialog open onOpenChange={(open) => open || isPending || onClose()}>
      <DialogContent title={t('appeal.title')} description={number}>
        <form noValidate onSubmit={send} className="grid gap-5">
          <Field label={t('appeal.words')} error={formState.errors.reason?.message}>
            {(control) => <Textarea {...control} {...register('reason')} readOnly={isPending} />}
          </Field>
          <DialogFooter>
            <Button variant="secondary" disabled={isPending} onClick={onClose}>
              {t('appeal.cancel')}
            </Button>
            <Button type="submit" isBusy={isPending}>
              {t('appeal.send')}
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  );
}
