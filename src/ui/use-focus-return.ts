import { useRef } from 'react';

/**
 * Gives the focus back to where it was before a dialog opened. Radix does so for a dialog with its own trigger only;
 * spread the answer onto the dialog's content.
 */
export function useFocusReturn() {
  const opener = useRef<Element | null>(null);
  return {
    onOpenAutoFocus: (): void => {
      opener.current = document.activeElement;
    },
    onCloseAutoFocus: (event: Event): void => {
      if (!(opener.current instanceof HTMLElement) || !opener.current.isConnected) return;
      event.preventDefault();
      opener.current.focus();
    },
  };
}
