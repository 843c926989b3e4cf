import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { type RegistrationForm, registrationForm } from '../../../core/contracts/auth-forms.ts';
import type { AccountType } from '../../../core/contracts/vocabulary.ts';
import { languageFor } from '../../../i18n/languages.ts';
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
import { signUp } from '../api/sign-up.ts';
import { AUTH_TOASTS } from '../messages.ts';
import { AccountTypeChoice } from './account-type-choice.tsx';

export interface RegisterFormProps {
  readonly accountType: AccountType;
  readonly onAccountType: (type: AccountType) => void;
  /** The absolute address of the confirmation link. */
  readonly returnTo: string;
  /** Called on submit. */
  readonly onAttempt: () => void;
  /** Called with the address; `awaitsConfirmation` if the person must confirm it by email first. */
  readonly onRegistered: (email: string, awaitsConfirmation: boolean) => void;
}

/** Registration with email and password. A failure keeps the input and stays visible above the button. */
export function RegisterForm({
  accountType,
  onAccountType,
  returnTo,
  onAttempt,
  onRegistered,
}: RegisterFormProps) {
  const { t, i18n } = useTranslation('auth');
  const [failure, setFailure] = useState<string | null>(null);
  const [isRegistered, setRegistered] = useState(false);
  const { register, handleSubmit, formState } = useForm<RegistrationForm>({
    resolver: zodResolver(registrationForm),
    defaultValues: { name: '', email: '', password: '', confirmPassword: '' },
  });
  const { errors, isSubmitting } = formState;

  const submit = async ({ name, email, password }: RegistrationForm): Promise<void> => {
    setFailure(null);
    onAttempt();
    try {
      const language = languageFor([i18n.resolvedLanguage ?? null]);
      const { awaitsConfirmation } = await signUp({ name, email, password, accountType, language, returnTo });
      setRegistered(true);
      notify(AUTH_TOASTS.accountCreated);
      onRegistered(email, awaitsConfirmation);
    } catch (cause) {
      const message = backendMessage(cause) ?? t('failures.registration');
      setFailure(message);
      notify(AUTH_TOASTS.registrationFailed, { message });
    }
  };
  const send = useSendOnce(handleSubmit(submit));

  return (
    <form noValidate method="post" onSubmit={send} className="grid gap-5">
      <AccountTypeChoice value={accountType} onChange={onAccountType} />
      <Field label={t('fields.fullName')} error={errors.name?.message}>
        {(control) => <Input {...control} {...register('name')} autoComplete="name" />}
      </Field>
      <Field label={t('fields.email')} error={errors.email?.message}>
        {(control) => (
          <Input {...control} {...register('email')} type="email" autoComplete="email" inputMode="email" />
        )}
      </Field>
      <Field
        label={t('fields.password')}
        error={errors.password?.message}
        hint={errors.password ? undefined : t('fields.passwordHint')}
      >
        {(control) => <PasswordInput {...control} {...register('password')} autoComplete="new-password" />}
      </Field>
      <Field label={t('fields.confirmPassword')} error={errors.confirmPassword?.message}>
        {(control) => (
          <PasswordInput {...control} {...register('confirmPassword')} autoComplete="new-password" />
        )}
      </Field>
      {failure === null ? null : (
        <Alert tone="fault" title={t('register.errorTitle')}>
          {translateSentence(failure)}
        </Alert>
      )}
      <Button
        type="submit"
        isBusy={isSubmitting || isRegistered}
        busyLabel={t('register.submitting')}
        className="w-full"
      >
        {t('register.submit')}
      </Button>
    </form>
  );
}
