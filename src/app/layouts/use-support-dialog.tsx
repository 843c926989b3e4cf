import { createContext, lazy, type ReactNode, Suspense, useCallback, useContext, useState } from 'react';
import type { Sender } from '../../features/messages/model/sender.ts';

const SupportDialog = lazy(() =>
  import('../../features/messages/ui/support-dialog.tsx').then((module) => ({
    default: module.SupportDialog,
  })),
);

/** Each frame provides the way to its own dialog, so that a page never brings a second one. */
export const ContactSupport = createContext<() => void>(() => undefined);

/** Opens the Contact Support dialog of the layout that the page stands in. */
export function useContactSupport(): () => void {
  return useContext(ContactSupport);
}

interface SupportDialogHandle {
  readonly open: () => void;
  /** To be rendered somewhere in the layout. */
  readonly dialog: ReactNode;
}

/**
 * The Contact Support dialog of a layout: loaded when it is first asked for, and then kept with what was typed in it.
 * Without a sender the dialog fills in whose session this browser keeps.
 */
export function useSupportDialog(sender?: Sender): SupportDialogHandle {
  const [state, setState] = useState<'never' | 'open' | 'closed'>('never');
  return {
    open: useCallback(() => setState('open'), []),
    dialog:
      state === 'never' ? null : (
        <Suspense>
          <SupportDialog isOpen={state === 'open'} onClose={() => setState('closed')} sender={sender} />
        </Suspense>
      ),
  };
}
