import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { type ProfileForm as ProfileValues, profileForm } from '../../../core/contracts/account-forms.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { backendMessage } from '../../../lib/backend-message.ts';
import { failureKind } from '../../../lib/failure-kind.ts';
import { notify } from '../../../lib/notify.ts';
import { useSendOnce } from '../../../lib/use-send-once.ts';
import { Button } from '../../../ui/button.tsx';
import { Card, CardBody, CardFooter, CardHeader, CardTitle } from '../../../ui/card.tsx';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import { updateName } from '../api/update-name.ts';
import { ACCOUNT_TOASTS } from '../messages.ts';

export interface ProfileFormProps {
  /** Empty if the person has no name. */
  readonly username: string;
  readonly email: string;
  /** Called after the name was saved; resolves when the cached profile is up to date. */
  readonly onSaved: () => Promise<void>;
}

/** User Information (spec section 2). Unsaved input survives a refetch of the profile. */
export function ProfileForm({ username, email, onSaved }: ProfileFormProps) {
  const { t } = useTranslation('account');
  const { register, handleSubmit, formState, reset } = useForm<ProfileValues>({
    resolver: zodResolver(profileForm),
    values: { username },
    resetOptions: { keepDirtyValues: true },
  });
  const { errors, isSubmitting } = formState;
  const submit = async (form: ProfileValues): Promise<void> => {
    try {
      await updateName(form.username);
      await onSaved();
      reset({ username: form.username }, { keepDirtyValues: false });
      notify(ACCOUNT_TOASTS.profileUpdated);
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
          <CardTitle>{t('information.title')}</CardTitle>
          <p className="text-sm text-ink-muted">{t('information.description')}</p>
        </CardHeader>
        <CardBody className="grid items-start gap-5 lg:grid-cols-2">
          <Field label={t('information.username')} error={errors.username?.message}>
            {(control) => (
              <Input {...control} {...register('username')} autoComplete="name" readOnly={isSubmitting} />
            )}
          </Field>
          <Field label={t('information.email')} hint={t('information.emailNote')}>
            {(control) => <Input {...control} value={email} type="email" readOnly />}
          </Field>
        </CardBody>
        <CardFooter>
          <Button type="submit" isBusy={isSubmitting} busyLabel={t('information.submitting')}>
            {t('information.submit')}
          </Button>
        </CardFooter>
      </form>
    </Card>
  );
}
