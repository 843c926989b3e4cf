import type { ToastMessage } from '../../lib/notify.ts';

/** Toasts of a dispute. `failed` has the reason as `message`. */
export const DISPUTE_TOASTS = {
  sent: { title: 'runs:dispute.toast.sent', description: 'runs:dispute.toast.sentText' },
  failed: {
    title: 'runs:dispute.toast.failed',
    description: 'runs:dispute.toast.failedText',
    variant: 'destructive',
  },
} as const satisfies Record<string, ToastMessage>;
