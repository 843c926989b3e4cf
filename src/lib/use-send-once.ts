import { type BaseSyntheticEvent, useRef } from 'react';

/** For a form's `onSubmit`: what is on its way is not sent again, however often it is asked for. */
export function useSendOnce(
  send: (event?: BaseSyntheticEvent) => Promise<void>,
): (event?: BaseSyntheticEvent) => void {
  const isSending = useRef(false);
  return (event) => {
    event?.preventDefault();
    if (isSending.current) return;
    isSending.current = true;
    void send(event).finally(() => {
      isSending.current = false;
    });
  };
}
