import type { ToastMessage } from '../../lib/notify.ts';

/** The toasts of this feature (spec section 8). `{message}` is the error. */
export const MESSAGE_TOASTS = {
  supportSent: { title: 'messages:toasts.sent.title', description: 'messages:toasts.sent.support' },
  contactSent: { title: 'messages:toasts.sent.title', description: 'messages:toasts.sent.contact' },
  failed: {
    title: 'messages:toasts.failed.title',
    description: 'messages:toasts.failed.description',
    variant: 'destructive',
  },
} as const satisfies Record<string, ToastMessage>;
