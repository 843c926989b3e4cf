import type { UseFormReturn } from 'react-hook-form';
import { rolesGrantableBy } from '../../../core/access/roles.ts';
import { isAnyFieldMissing, type NewPersonForm } from '../../../core/contracts/people-forms.ts';
import type { Role } from '../../../core/contracts/vocabulary.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { notify } from '../../../lib/notify.ts';
import { useSendOnce } from '../../../lib/use-send-once.ts';
import { Button } from '../../../ui/button.tsx';
import { DialogFooter } from '../../../ui/dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import { NativeSelect } from '../../../ui/native-select.tsx';
import { PasswordInput } from '../../../ui/password-input.tsx';
import { PEOPLE_TOASTS } from '../messages.ts';

export interface AddPersonFormProps {
  readonly form: UseFormReturn<NewPersonForm>;
  readonly actorRole: Role;
  /** Resolves when the person was added or the failure was shown; never rejects. */
  readonly onAdd: (person: NewPersonForm) => Promise<void>;
  readonly onCancel: () => void;
}

/** The form of the Add User dialog. Missing fields are reported in one message and at each field. */
export function AddPersonForm({ form, actorRole, onAdd, onCancel }: AddPersonFormProps) {
  const { t } = useTranslation('people');
  const { register, handleSubmit, getValues, formState } = form;
  const { errors, isSubmitting } = formState;
  const send = useSendOnce(handleSubmit(onAdd));
  return (
    <form
      noValidate
      onSubmit={(event) => {
        if (isAnyFieldMissing(getValues())) notify(PEOPLE_TOASTS.missingFields);
        send(event);
      }}
      className="grid gap-5"
    >
      <Field label={t('add.name')} error={errors.name?.message}>
        {(control) => <Input {...control} {...register('name')} readOnly={isSubmitting} autoComplete="off" />}
      </Field>
      <Field label={t('add.email')} error={errors.email?.message}>
        {(control) => (
          <Input
            {...control}
            {...register('email')}
            type="email"
            inputMode="email"
            readOnly={isSubmitting}
            autoComplete="off"
          />
        )}
      </Field>
      <Field label={t('add.password')} error={errors.password?.message}>
        {(control) => (
          <PasswordInput
            {...control}
            {...register('password')}
            readOnly={isSubmitting}
            autoComplete="new-password"
          />
        )}
      </Field>
      <Field label={t('add.role')} error={errors.role?.message}>
        {(control) => (
          <NativeSelect {...control} {...register('role')}>
            {rolesGrantableBy(actorRole).map((role) => (
              <option key={role} value={role} className="bg-raised text-ink">
                {t(`role.${role}`)}
              </option>
            ))}
          </NativeSelect>
        )}
      </Field>
      <DialogFooter>
        <Button variant="secondary" disabled={isSubmitting} onClick={onCancel}>
          {t('add.cancel')}
        </Button>
        <Button type="submit" isBusy={isSubmitting} busyLabel={t('add.submitting')}>
          {t('add.submit')}
        </Button>
      </DialogFooter>
    </form>
  );
}
