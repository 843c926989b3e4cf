import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { type ReasonForm, reasonForm } from '../../core/contracts/reviews.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { backendMessage } from '../../lib/backend-message.ts';
import { failureKind } from '../../lib/failure-kind.ts';
import { notify } from '../../lib/notify.ts';
import { useSendOnce } from '../../lib/use-send-once.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogContent, DialogFooter } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { Textarea } from '../../ui/input.tsx';
import { disputeQuery, disputeRun } from '../api/dispute.ts';
import type { DisputeProps } from './dispute.tsx';
import { DISPUTE_TOASTS } from './dispute-messages.ts';

/** Asks what is wrong with a job. Stays open, with what was typed, until it is sent or left. */
export function DisputeDialog({ personId, runId, onClose }: DisputeProps & { onClose(): void }) {
  const { t } = useTranslation('runs');
  const queries = useQueryClient();
  const { register, handleSubmit, formState } = useForm<ReasonForm>({
    resolver: zodResolver(reasonForm),
    defaultValues: { reason: '' },
  });
  const { mutateAsync, isPending } = useMutation({
    mutationFn: (reason: string) => disputeRun(runId, reason),
    onSuccess: () => notify(DISPUTE_TOASTS.sent),
    onError: (cause) =>
      notify(DISPUTE_TOASTS.failed, {
        message: backendMessage(cause) ?? t(`dispute.failure.${failureKind(cause)}`),
      }),
    // Not waited for: whoever is told that it failed can send at once again.
    onSettled: () => void queries.invalidateQueries({ queryKey: disputeQuery(personId, runId).queryKey }),
  });
  const send = useSendOnce(handleSubmit(({ reason }) => mutateAsync(reason).then(onClose, () => undefined)));
  return (
    <Dialog open onOpenChange={(open) => open || isPending || onClose()}>
      <DialogContent title={t('dispute.title')} description={t('dispute.text')}>
        <form noValidate onSubmit={send} className="grid gap-5">
          <Field
            label={t('dispute.reason')}
            hint={t('dispute.hint')}
            error={formState.errors.reason?.message}
          >
            {(control) => <Textarea {...control} {...register('reason')} readOnly={isPending} />}
          </Field>
          <DialogFooter>
            <Button variant="secondary" disabled={isPending} onClick={onClose}>
              {t('dispute.cancel')}
            </Button>
            <Button type="submit" isBusy={isPending}>
              {t('dispute.send')}
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  );
}
