import { zodResolver } from '@hookform/resolvers/zod';
import { useRef } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { type ContactForm, contactForm } from '../../../core/contracts/message-forms.ts';
import { notify, type ToastMessage } from '../../../lib/notify.ts';
import { saidByBackend } from '../../../lib/said-by-backend.ts';
import { sendMessage } from '../api/send-message.ts';
import { MESSAGE_TOASTS } from '../messages.ts';
import type { Sender } from '../model/sender.ts';

interface ContactFormOptions {
  /** Fills name and email in. */
  readonly sender: Sender;
  readonly sent: ToastMessage;
  readonly onSent?: () => void;
}

interface ContactFormState {
  readonly form: UseFormReturn<ContactForm>;
  readonly isSending: boolean;
  readonly send: () => void;
  /** Back to a form that only knows the sender. */
  readonly clear: () => void;
}

/** A message being written: sent once however often the button is pressed, cleared once it is sent, kept if it fails. */
export function useContactForm({ sender, sent, onSent }: ContactFormOptions): ContactFormState {
  const { t } = useTranslation('messages');
  const form = useForm<ContactForm>({
    resolver: zodResolver(contactForm),
    defaultValues: { ...sender, message: '' },
  });
  const isBusy = useRef(false);
  const attempt = useRef<{ readonly text: string; readonly id: string } | null>(null);

  const clear = (): void => {
    attempt.current = null;
    form.reset({ ...sender, message: '' });
  };

  const submit = async (values: ContactForm): Promise<void> => {
    if (isBusy.current) return;
    isBusy.current = true;
    const text = JSON.stringify(values);
    // The same text once more is the same message; a changed one is another.
    if (attempt.current?.text !== text) attempt.current = { text, id: crypto.randomUUID() };
    try {
      await sendMessage(attempt.current.id, values);
      clear();
      notify(sent);
      onSent?.();
    } catch (cause) {
      notify(MESSAGE_TOASTS.failed, { message: saidByBackend(cause) ?? t('failure') });
    } finally {
      isBusy.current = false;
    }
  };

  return {
    form,
    isSending: form.formState.isSubmitting,
    send: () => void form.handleSubmit(submit)(),
    clear,
  };
}
