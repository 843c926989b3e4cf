import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { type LoginForm as LoginValues, loginForm } from '../../../core/contracts/auth-forms.ts';
import { translateSentence } from '../../../i18n/sentences.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { backendMessage } from '../../../lib/backend-message.ts';
import { notify } from '../../../lib/notify.ts';
import { useSendOnce } from '../../../lib/use-send-once.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import { PasswordInput } from '../../../ui/password-input.tsx';
import { isEmailUnconfirmed } from '../api/sign-in.ts';
import { AUTH_TOASTS } from '../messages.ts';
import { NotAdmitted, type NotAdmittedReason } from '../model/not-admitted.ts';
import { ForgotPassword } from './forgot-password.tsx';
import { useSessionStore } from './use-session.ts';

/** Texts are `auth:failures.<key>`. */
const NOT_ADMITTED = {
  missing: 'accountMissing',
  deactivated: 'accountDeactivated',
  unverifiable: 'accountUnverifiable',
} as const satisfies Record<NotAdmittedReason, string>;

export interface LoginFormProps {
  /** The absolute address of the reset link. */
  readonly resetUrl: string;
  /** Called on submit. */
  readonly onAttempt: () => void;
  /** Called after the sign-in and its toast. */
  readonly onSignedIn: () => void;
}

/** Sign-in with email and password. A failure keeps the input and stays visible above the button. */
export function LoginForm({ resetUrl, onAttempt, onSignedIn }: LoginFormProps) {
  const { t } = useTranslation('auth');
  const store = useSessionStore();
  const [failure, setFailure] = useState<string | null>(null);
  const [isSignedIn, setSignedIn] = useState(false);
  const { register, handleSubmit, formState, getValues } = useForm<LoginValues>({
    resolver: zodResolver(loginForm),
    defaultValues: { email: '', password: '' },
  });
  const { errors, isSubmitting } = formState;

  const submit = async (form: LoginValues): Promise<void> => {
    onAttempt();
    setFailure(null);
    try {
      await store.signIn(form);
      setSignedIn(true);
      notify(AUTH_TOASTS.welcomeBack);
      onSignedIn();
    } catch (cause) {
      if (isEmailUnconfirmed(cause)) {
        setFailure(t('toasts.emailNotConfirmed.description'));
        return notify(AUTH_TOASTS.emailNotConfirmed);
      }
      setFailure(failureText(cause));
      notify(AUTH_TOASTS.loginFailed, { message: failureText(cause) });
    }
  };

  const send = useSendOnce(handleSubmit(submit));
  const failureText = (cause: unknown): string =>
    cause instanceof NotAdmitted
      ? t(`failures.${NOT_ADMITTED[cause.reason]}`)
      : (backendMessage(cause) ?? t('failures.login'));

  return (
    <form noValidate method="post" onSubmit={send} className="grid gap-5">
      <Field label={t('fields.email')} error={errors.email?.message}>
        {(control) => (
          <Input {...control} {...register('email')} type="email" autoComplete="email" inputMode="email" />
        )}
      </Field>
      <Field
        label={t('fields.password')}
        error={errors.password?.message}
        aside={
          <ForgotPassword
            label={t('login.forgot')}
            resetUrl={resetUrl}
            typedEmail={() => getValues('email')}
          />
        }
      >
        {(control) => (
          <PasswordInput {...control} {...register('password')} autoComplete="current-password" />
        )}
      </Field>
      {failure === null ? null : <Alert tone="fault">{translateSentence(failure)}</Alert>}
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
