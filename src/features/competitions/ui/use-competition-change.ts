import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { backendMessage } from '../../../lib/backend-message.ts';
import { failureKind } from '../../../lib/failure-kind.ts';
import { notify, type ToastMessage } from '../../../lib/notify.ts';
import { useSingleFlight } from '../../../lib/use-single-flight.ts';
import { COMPETITIONS_KEY } from '../api/competitions.queries.ts';
import { COMPETITION_TOASTS } from '../messages.ts';

export interface CompetitionChange<Value> {
  readonly isPending: boolean;
  /** Whether it worked; a failure was told. Nothing happens while another is running. */
  make(value: Value): Promise<boolean>;
}

/** Something that is changed about competitions, with its toast; everything on them is read again either way. */
export function useCompetitionChange<Value, Answer>(
  write: (value: Value) => Promise<Answer>,
  { done = null, onDone }: { readonly done?: ToastMessage | null; onDone?(answer: Answer): void } = {},
): CompetitionChange<Value> {
  const { t } = useTranslation('competitions');
  const queries = useQueryClient();
  const flight = useSingleFlight();
  const { mutateAsync, isPending } = useMutation({
    mutationFn: write,
    onSuccess: (answer) => {
      if (done !== null) notify(done);
      onDone?.(answer);
    },
    onError: (cause) =>
      notify(COMPETITION_TOASTS.failed, {
        message: backendMessage(cause) ?? t(`failure.${failureKind(cause)}`),
      }),
    onSettled: () => {
      flight.end();
      return queries.invalidateQueries({ queryKey: COMPETITIONS_KEY });
    },
  });
  return {
    isPending,
    make: async (value) => {
      if (!flight.begin()) return false;
      return mutateAsync(value).then(
        () => true,
        () => false,
      );
    },
  };
}
