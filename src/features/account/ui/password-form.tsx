import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { type PasswordChangeForm, passwordChangeForm } from '../../../core/contracts/account-forms.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { backendMessage } from '../../../lib/backend-message.ts';
import { failureKind } from '../../../lib/failure-kind.ts';
import { notify } from '../../../lib/notify.ts';
import { useSendOnce } from '../../../lib/use-send-once.ts';
import { Button } from '../../../ui/button.tsx';
import { Card, CardBody, CardFooter, CardHeader, CardTitle } from '../../../ui/card.tsx';
import { Field } from '../../../ui/field.tsx';
import { PasswordInput } from '../../../ui/password-input.tsx';
import { isPassword, setPassword } from '../api/change-password.ts';
import { ACCOUNT_TOASTS } from '../messages.ts';

const EMPTY: PasswordChangeForm = { currentPassword: '', newPassword: '', confirmPassword: '' };

/** Change Password (spec section 2). Asks for the current password, so that an open session alone is not enough. */
export function PasswordForm({ email }: { readonly email: string }) {
  const { t } = useTranslation('account');
  const { register, handleSubmit, formState, reset, setError } = useForm<PasswordChangeForm>({
    resolver: zodResolver(passwordChangeForm),
    defaultValues: EMPTY,
  });
  const { errors, isSubmitting } = formState;
  const submit = async ({ currentPassword, newPassword }: PasswordChangeForm): Promise<void> => {
    try {
      if (!(await isPassword(email, currentPassword))) {
        setError('currentPassword', { message: t('password.wrongCurrent') }, { shouldFocus: true });
        return notify(ACCOUNT_TOASTS.updateFailed, { message: t('password.wrongCurrent') });
      }
      await setPassword(newPassword);
      reset(EMPTY);
      notify(ACCOUNT_TOASTS.passwordUpdated);
    } catch (cause) {
      notify(ACCOUNT_TOASTS.updateFailed, {
        message: backendMessage(cause) ?? t(`failures.${failureKind(cause)}`),
      });
    }
  };
  const send = useSendOnce(handleSubmit(submit));
  return (
    <Card>
      <form noValidate onSubmit={send}>
        <CardHeader>
          <CardTitle>{t('password.title')}</CardTitle>
          <p className="text-sm text-ink-muted">{t('password.description')}</p>
        </CardHeader>
        <CardBody className="grid items-start gap-5 lg:grid-cols-2">
          {/* Tells password managers which account the password belongs to. */}
          <input hidden type="email" autoComplete="username" value={email} readOnly />
          <Field
            label={t('password.current')}
            error={errors.currentPassword?.message}
            hint={t('password.currentHint')}
            className="lg:col-span-2"
          >
            {(control) => (
              <PasswordInput
                {...control}
                {...register('currentPassword')}
                readOnly={isSubmitting}
                autoComplete="current-password"
              />
            )}
          </Field>
          <Field
            label={t('password.new')}
            error={errors.newPassword?.message}
            hint={errors.newPassword ? undefined : t('password.newHint')}
          >
            {(control) => (
              <PasswordInput
                {...control}
                {...register('newPassword')}
                readOnly={isSubmitting}
                autoComplete="new-password"
              />
            )}
          </Field>
          <Field label={t('password.confirm')} error={errors.confirmPassword?.message}>
            {(control) => (
              <PasswordInput
                {...control}
                {...register('confirmPassword')}
                readOnly={isSubmitting}
                autoComplete="new-password"
              />
            )}
          </Field>
        </CardBody>
        <CardFooter>
          <Button type="submit" isBusy={isSubmitting} busyLabel={t('password.submitting')}>
            {t('password.submit')}
          </Button>
        </CardFooter>
      </form>
    </Card>
  );
}
