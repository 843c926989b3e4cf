import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import {
  type ResetRequestForm as ResetRequestValues,
  resetRequestForm,
} from '../../../core/contracts/auth-forms.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { backendMessage } from '../../../lib/backend-message.ts';
import { notify } from '../../../lib/notify.ts';
import { useSendOnce } from '../../../lib/use-send-once.ts';
import { Button } from '../../../ui/button.tsx';
import { DialogClose, DialogFooter } from '../../../ui/dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import { requestPasswordReset } from '../api/password.ts';
import { AUTH_TOASTS } from '../messages.ts';

export interface ResetRequestFormProps {
  readonly resetUrl: string;
  readonly initialEmail: string;
  readonly onSent: () => void;
}

/** Requests the reset email. A failure is shown by the auth layer's toast only; the form stays as it is. */
export function ResetRequestForm({ resetUrl, initialEmail, onSent }: ResetRequestFormProps) {
  const { t } = useTranslation('auth');
  const { register, handleSubmit, formState } = useForm<ResetRequestValues>({
    resolver: zodResolver(resetRequestForm),
    defaultValues: { email: initialEmail },
  });
  const submit = async ({ email }: ResetRequestValues): Promise<void> => {
    try {
      await requestPasswordReset(email, resetUrl);
      notify(AUTH_TOASTS.resetEmailSent);
      onSent();
    } catch (cause) {
      notify(AUTH_TOASTS.failed, { message: backendMessage(cause) ?? t('failures.resetRequest') });
    }
  };
  const send = useSendOnce(handleSubmit(submit));
  return (
    <form
      noValidate
      onSubmit={(event) => {
        // React events bubble through portals: the sign-in form around the dialog must not receive this submit.
        event.stopPropagation();
        send(event);
      }}
      className="grid gap-5"
    >
      <Field label={t('fields.email')} error={formState.errors.email?.message}>
        {(control) => (
          <Input {...control} {...register('email')} type="email" autoComplete="email" inputMode="email" />
        )}
      </Field>
      <DialogFooter>
        <DialogClose asChild>
          <Button variant="secondary">{t('forgot.cancel')}</Button>
        </DialogClose>
        <Button type="submit" isBusy={formState.isSubmitting} busyLabel={t('forgot.submitting')}>
          {t('forgot.submit')}
        </Button>
      </DialogFooter>
    </form>
  );
}
