import { createContext, lazy, type ReactNode, Suspense, useCallback, useContext, useState } from 'react';
import type { Sender } from '../../features/messages/model/sender.ts';

const SupportDialog = lazy(() =>
  import('../../features/messages/ui/support-dialog.tsx').then((module) => ({
    default: module.SupportDialog,
  })),
);

/** Opens the dialog of the surrounding layout, so that pages do not render a second one. */
export const ContactSupport = createContext<() => void>(() => undefined);

/** Opens the Contact Support dialog of the surrounding layout. */
export function useContactSupport(): () => void {
  return useContext(ContactSupport);
}

interface SupportDialogHandle {
  readonly open: () => void;
  /** The layout must render this. */
  readonly dialog: ReactNode;
}

/**
 * The Contact Support dialog of a layout. It loads when first opened and stays mounted, keeping what was typed.
 * Without `sender` the dialog takes name and email from the stored session.
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
