import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { backendMessage } from '../../../lib/backend-message.ts';
import { failureKind } from '../../../lib/failure-kind.ts';
import { notify, type ToastMessage } from '../../../lib/notify.ts';
import { useSingleFlight } from '../../../lib/use-single-flight.ts';
import { BOARDS_KEY } from '../api/board.queries.ts';
import { BOARD_TOASTS } from '../messages.ts';

/** Something that a person changes on the boards, with its toast; everything on boards is read again either way. */
export function useBoardChange<Value, Answer>(
  write: (value: Value) => Promise<Answer>,
  { done = null, onDone }: { readonly done?: ToastMessage | null; onDone?(answer: Answer): void } = {},
): { readonly isPending: boolean; make(value: Value): void } {
  const { t } = useTranslation('leaderboard');
  const queries = useQueryClient();
  const flight = useSingleFlight();
  const { mutate, isPending } = useMutation({
    mutationFn: write,
    onSuccess: (answer) => {
      if (done !== null) notify(done);
      onDone?.(answer);
    },
    onError: (cause) =>
      notify(BOARD_TOASTS.failed, { message: backendMessage(cause) ?? t(`failure.${failureKind(cause)}`) }),
    onSettled: () => {
      flight.end();
      return queries.invalidateQueries({ queryKey: BOARDS_KEY });
    },
  });
  return {
    isPending,
    make: (value) => {
      if (flight.begin()) mutate(value);
    },
  };
}
