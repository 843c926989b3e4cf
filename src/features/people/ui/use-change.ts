import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { notify, type ToastMessage } from '../../../lib/notify.ts';
import { saidByBackend } from '../../../lib/said-by-backend.ts';
import { PEOPLE_KEY } from '../api/people.queries.ts';
import { PEOPLE_TOASTS } from '../messages.ts';

export interface Change<Value> {
  /** What is being written; null while nothing is. */
  readonly pending: Value | null;
  readonly make: (value: Value) => void;
}

/** A change of a person: one at a time, told when it is done or refused, and the list read anew either way. */
export function useChange<Value>(
  write: (value: Value) => Promise<void>,
  done: (value: Value) => ToastMessage,
): Change<Value> {
  const { t } = useTranslation('people');
  const queries = useQueryClient();
  const { mutate, isPending, variables } = useMutation({
    mutationFn: write,
    onSuccess: (_nothing, value) => notify(done(value)),
    onError: (cause) =>
      notify(PEOPLE_TOASTS.changeFailed, { message: saidByBackend(cause) ?? t('failures.unreachable') }),
    onSettled: () => queries.invalidateQueries({ queryKey: PEOPLE_KEY }),
  });
  return {
    pending: isPending ? (variables ?? null) : null,
    make: (value) => isPending || mutate(value),
  };
}
