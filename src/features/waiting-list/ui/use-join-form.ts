import { zodResolver } from '@hookform/resolvers/zod';
import type { BaseSyntheticEvent } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { type WaitingListForm, waitingListForm } from '../../../core/contracts/message-forms.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { backendMessage } from '../../../lib/backend-message.ts';
import { notify } from '../../../lib/notify.ts';
import { useSendOnce } from '../../../lib/use-send-once.ts';
import { joinWaitingList } from '../api/waiting-list.ts';
import { WAITING_LIST_TOASTS } from '../messages.ts';

interface JoinFormState {
  readonly form: UseFormReturn<WaitingListForm>;
  readonly send: (event?: BaseSyntheticEvent) => void;
}

/** The state of the join form: sent once however often it is submitted, kept on failure. */
export function useJoinForm(onJoined: (entry: WaitingListForm) => void): JoinFormState {
  const { t } = useTranslation('waiting-list');
  const form = useForm<WaitingListForm>({
    resolver: zodResolver(waitingListForm),
    defaultValues: { name: '', email: '' },
  });

  const submit = async (entry: WaitingListForm): Promise<void> => {
    try {
      await joinWaitingList(entry);
      notify(WAITING_LIST_TOASTS.joined);
      onJoined(entry);
    } catch (cause) {
      notify(WAITING_LIST_TOASTS.failed, { message: backendMessage(cause) ?? t('form.failure') });
    }
  };
  return { form, send: useSendOnce(form.handleSubmit(submit)) };
}
