import { useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { MESSAGE_TOASTS } from '../messages.ts';
import { storedSender } from '../model/sender.ts';
import { ContactFields } from './contact-fields.tsx';
import { useContactForm } from './use-contact-form.ts';

/** The contact form of the public pages. */
export function ContactForm() {
  const { t } = useTranslation('messages');
  const [sender] = useState(storedSender);
  const { form, isSending, send } = useContactForm({ sender, sent: MESSAGE_TOASTS.contactSent });
  return (
    <form noValidate aria-label={t('contact.label')} onSubmit={send} className="grid gap-5">
      <ContactFields
        form={form}
        isSending={isSending}
        labels={{ name: t('contact.name'), email: t('contact.email'), message: t('contact.message') }}
      />
      <Button
        type="submit"
        size="lg"
        isBusy={isSending}
        busyLabel={t('sending')}
        className="sm:justify-self-start"
      >
        {t('contact.submit')}
      </Button>
    </form>
  );
}
