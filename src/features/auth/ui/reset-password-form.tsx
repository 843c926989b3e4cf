import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { type PasswordResetForm, passwordResetForm } from '../../../core/contracts/auth-forms.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { backendMessage } from '../../../lib/backend-message.ts';
import { notify } from '../../../lib/notify.ts';
import { useSendOnce } from '../../../lib/use-send-once.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { PasswordInput } from '../../../ui/password-input.tsx';
import { endOtherSessions, updatePassword } from '../api/password.ts';
import { AUTH_TOASTS } from '../messages.ts';
import { ForgotPassword } from './forgot-password.tsx';
import { useSession, useSessionStore } from './use-session.ts';

export interface ResetPasswordFormProps {
  /** The address has the recovery marker; without it the form is blocked. */
  readonly isLink: boolean;
  /** The absolute address of the link in a new email. */
  readonly resetUrl: string;
  readonly onDone: () => void;
}

/** Sets a new password after the emailed link was opened, then ends all sessions of the person. */
export function ResetPasswordForm({ isLink, resetUrl, onDone }: ResetPasswordFormProps) {
  const { t } = useTranslation('auth');
  const store = useSessionStore();
  const { isRecovery } = useSession();
  const [failure, setFailure] = useState<string | null>(null);
  const [isDone, setDone] = useState(false);
  const { register, handleSubmit, formState } = useForm<PasswordResetForm>({
    resolver: zodResolver(passwordResetForm),
    defaultValues: { password: '', confirmPassword: '' },
  });
  const { errors, isSubmitting } = formState;

  const showFailure = (message: string): void => {
    setFailure(message);
    notify(AUTH_TOASTS.resetFailed, { message });
  };
  const submit = async ({ password }: PasswordResetForm): Promise<void> => {
    setFailure(null);
    // The marker alone can be typed by anybody: an ordinary session must not change its password here.
    if (!isRecovery) return showFailure(t('reset.invalid'));
    try {
      await updatePassword(password);
    } catch (cause) {
      return showFailure(backendMessage(cause) ?? t('failures.reset'));
    }
    setDone(true);
    notify(AUTH_TOASTS.passwordUpdated);
    onDone();
    // The password is already changed, even if these calls fail.
    await endOtherSessions().catch(() => undefined);
    await store.signOut().catch(() => undefined);
  };
  const send = useSendOnce(handleSubmit(submit));

  if (isDone) {
    return (
      <Alert tone="passed" title={t('reset.doneTitle')}>
        {t('reset.done')}
      </Alert>
    );
  }
  const shownFailure = isLink ? failure : t('reset.invalid');
  const needsNewLink = shownFailure !== null && !(isLink && isRecovery);
  return (
    <form noValidate onSubmit={send} className="grid gap-5">
      <Field
        label={t('fields.newPassword')}
        error={errors.password?.message}
        hint={errors.password ? undefined : t('fields.passwordHint')}
      >
        {(control) => (
          <PasswordInput
            {...control}
            {...register('password')}
            disabled={!isLink}
            autoComplete="new-password"
          />
        )}
      </Field>
      <Field label={t('fields.confirmNewPassword')} error={errors.confirmPassword?.message}>
        {(control) => (
          <PasswordInput
            {...control}
            {...register('confirmPassword')}
            disabled={!isLink}
            autoComplete="new-password"
          />
        )}
      </Field>
      {shownFailure === null ? null : (
        <Alert tone="fault" title={t('reset.errorTitle')}>
          {shownFailure}
        </Alert>
      )}
      {needsNewLink ? <ForgotPassword label={t('reset.askAgain')} resetUrl={resetUrl} /> : null}
      <Button
        type="submit"
        disabled={!isLink}
        isBusy={isSubmitting}
        busyLabel={t('reset.submitting')}
        className="w-full"
      >
        {t('reset.submit')}
      </Button>
    </form>
  );
}
