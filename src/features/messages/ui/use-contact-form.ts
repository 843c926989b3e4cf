import { zodResolver } from '@hookform/resolvers/zod';
import type { BaseSyntheticEvent } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { type ContactForm, contactForm } from '../../../core/contracts/message-forms.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { backendMessage } from '../../../lib/backend-message.ts';
import { notify, type ToastMessage } from '../../../lib/notify.ts';
import { useAttempt } from '../../../lib/use-attempt.ts';
import { useSendOnce } from '../../../lib/use-send-once.ts';
import { sendMessage } from '../api/send-message.ts';
import { MESSAGE_TOASTS } from '../messages.ts';
import type { Sender } from '../model/sender.ts';

interface ContactFormOptions {
  /** Prefills name and email. */
  readonly sender: Sender;
  readonly sent: ToastMessage;
  readonly onSent?: () => void;
}

interface ContactFormState {
  readonly form: UseFormReturn<ContactForm>;
  readonly isSending: boolean;
  readonly send: (event?: BaseSyntheticEvent) => void;
  /** Resets the form to the sender's name and email. */
  readonly clear: () => void;
}

/** The state of a contact form: sent once however often it is submitted, cleared on success, kept on failure. */
export function useContactForm({ sender, sent, onSent }: ContactFormOptions): ContactFormState {
  const { t } = useTranslation('messages');
  const form = useForm<ContactForm>({
    resolver: zodResolver(contactForm),
    defaultValues: { ...sender, message: '' },
  });
  const attempt = useAttempt();

  const clear = (): void => {
    attempt.settle();
    form.reset({ ...sender, message: '' });
  };

  const submit = async (values: ContactForm): Promise<void> => {
    try {
      await sendMessage(attempt.idFor(JSON.stringify(values)), values);
      clear();
      notify(sent);
      onSent?.();
    } catch (cause) {
      notify(MESSAGE_TOASTS.failed, { message: backendMessage(cause) ?? t('failure') });
    }
  };

  return {
    form,
    isSending: form.formState.isSubmitting,
    send: useSendOnce(form.handleSubmit(submit)),
    clear,
  };
}
