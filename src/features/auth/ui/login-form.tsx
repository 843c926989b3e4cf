import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { type LoginForm as LoginValues, loginForm } from '../../../core/contracts/auth-forms.ts';
import { notify } from '../../../lib/notify.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import { PasswordInput } from '../../../ui/password-input.tsx';
import { AUTH_TOASTS } from '../messages.ts';
import { type AuthFailure, toAuthFailure } from '../model/auth-failure.ts';
import { ForgotPasswordDialog } from './forgot-password-dialog.tsx';
import { useSessionStore } from './use-session.ts';

export interface LoginFormProps {
  /** The absolute address of the reset link. */
  readonly resetUrl: string;
  /** Called when the form is sent. */
  readonly onAttempt: () => void;
  /** Called once the person is signed in and told so. */
  readonly onSignedIn: () => void;
}

/** Signing in with email and password. A failure keeps what was typed. */
export function LoginForm({ resetUrl, onAttempt, onSignedIn }: LoginFormProps) {
  const { t } = useTranslation('auth');
  const store = useSessionStore();
  const [isSignedIn, setSignedIn] = useState(false);
  const { register, handleSubmit, formState, getValues } = useForm<LoginValues>({
    resolver: zodResolver(loginForm),
    defaultValues: { email: '', password: '' },
  });
  const { errors, isSubmitting } = formState;

  const submit = async (form: LoginValues): Promise<void> => {
    onAttempt();
    try {
      await store.signIn(form);
      setSignedIn(true);
      notify(AUTH_TOASTS.welcomeBack);
      onSignedIn();
    } catch (cause) {
      tellFailure(toAuthFailure(cause));
    }
  };

  const tellFailure = (failure: AuthFailure): void => {
    const message = {
      // Told by its own toast below.
      'email-not-confirmed': '',
      'account-missing': t('failures.accountMissing'),
      'account-deactivated': t('failures.accountDeactivated'),
      'account-unverifiable': t('failures.accountUnverifiable'),
      refused: failure.message,
      unreachable: t('failures.login'),
    }[failure.reason];
    if (failure.reason === 'email-not-confirmed') notify(AUTH_TOASTS.emailNotConfirmed);
    else notify(AUTH_TOASTS.loginFailed, { message });
  };

  return (
    <form noValidate onSubmit={(event) => void handleSubmit(submit)(event)} className="grid gap-5">
      <Field label={t('fields.email')} error={errors.email?.message}>
        {(control) => (
          <Input {...control} {...register('email')} type="email" autoComplete="email" inputMode="email" />
        )}
      </Field>
      <Field
        label={t('fields.password')}
        error={errors.password?.message}
        aside={<ForgotPasswordDialog resetUrl={resetUrl} typedEmail={() => getValues('email')} />}
      >
        {(control) => (
          <PasswordInput {...control} {...register('password')} autoComplete="current-password" />
        )}
      </Field>
      <Button
        type="submit"
        isBusy={isSubmitting || isSignedIn}
        busyLabel={t('login.submitting')}
        className="w-full"
      >
        {t('login.submit')}
      </Button>
    </form>
  );
}
