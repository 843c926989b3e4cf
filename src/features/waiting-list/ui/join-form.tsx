import { Link } from 'react-router-dom';
import type { WaitingListForm } from '../../../core/contracts/message-forms.ts';
import { Trans } from '../../../i18n/trans.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import type { WaitingListLinks } from '../model/waiting-list-links.ts';
import { useJoinForm } from './use-join-form.ts';

export interface JoinFormProps {
  readonly links: Pick<WaitingListLinks, 'terms' | 'privacy'>;
  readonly onJoined: (entry: WaitingListForm) => void;
}

const LINK = 'underline underline-offset-4 hover:text-ink';

/** Name, email, and the terms agreed to. */
export function JoinForm({ links, onJoined }: JoinFormProps) {
  const { t } = useTranslation('waiting-list');
  const { form, send } = useJoinForm(onJoined);
  const { errors, isSubmitting } = form.formState;
  return (
    <form noValidate aria-labelledby="join-heading" onSubmit={send} className="grid gap-5">
      <div>
        <h2 id="join-heading" className="text-xl font-semibold tracking-tight">
          {t('form.heading')}
        </h2>
        <p className="mt-1 text-sm text-ink-muted">{t('form.lead')}</p>
      </div>
      <Field label={t('form.name')} error={errors.name?.message}>
        {(control) => (
          <Input {...control} {...form.register('name')} autoComplete="name" readOnly={isSubmitting} />
        )}
      </Field>
      <Field label={t('form.email')} error={errors.email?.message}>
        {(control) => (
          <Input
            {...control}
            {...form.register('email')}
            type="email"
            autoComplete="email"
            inputMode="email"
            readOnly={isSubmitting}
          />
        )}
      </Field>
      <Button
        type="submit"
        size="lg"
        isBusy={isSubmitting}
        busyLabel={t('form.submitting')}
        className="w-full"
      >
        {t('form.submit')}
      </Button>
      <p className="text-sm text-ink-muted">
        <Trans
          t={t}
          i18nKey="form.agreement"
          components={{
            terms: <Link to={links.terms} className={LINK} />,
            privacy: <Link to={links.privacy} className={LINK} />,
          }}
        />
      </p>
    </form>
  );
}
