import { lazy, type ReactNode, Suspense, useCallback, useState } from 'react';
import type { Sender } from '../../features/messages/model/sender.ts';

const SupportDialog = lazy(() =>
  import('../../features/messages/ui/support-dialog.tsx').then((module) => ({
    default: module.SupportDialog,
  })),
);

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
