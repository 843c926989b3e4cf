import { type BaseSyntheticEvent, useRef } from 'react';

/** Wraps a form's `onSubmit`: while a submission is pending, further ones are ignored. */
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
