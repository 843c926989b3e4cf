import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { backendMessage } from '../../../lib/backend-message.ts';
import { failureKind } from '../../../lib/failure-kind.ts';
import { notify, type ToastMessage } from '../../../lib/notify.ts';
import { PEOPLE_KEY } from '../api/people.queries.ts';
import { PEOPLE_TOASTS } from '../messages.ts';

export interface Change<Value> {
  /** The value being saved; null if none. */
  readonly pending: Value | null;
  /** Settles when the change has succeeded or failed and its toast was shown; at once while another is running. */
  readonly make: (value: Value) => Promise<void>;
}

/** One change of a person at a time, with its toast; the list is refetched either way. */
export function useChange<Value>(
  write: (value: Value) => Promise<void>,
  done: (value: Value) => ToastMessage,
): Change<Value> {
  const { t } = useTranslation('people');
  const queries = useQueryClient();
  const isMaking = useRef(false);
  const { mutateAsync, isPending, variables } = useMutation({
    mutationFn: write,
    onSuccess: (_nothing, value) => notify(done(value)),
    onError: (cause) =>
      notify(PEOPLE_TOASTS.changeFailed, {
        message: backendMessage(cause) ?? t(`failures.${failureKind(cause)}`),
      }),
    onSettled: () => queries.invalidateQueries({ queryKey: PEOPLE_KEY }),
  });
  return {
    pending: isPending ? (variables ?? null) : null,
    make: async (value) => {
      // A ref, because a double click comes before the re-render.
      if (isMaking.current) return;
      isMaking.current = true;
      await mutateAsync(value).catch(() => undefined);
      isMaking.current = false;
    },
  };
}
