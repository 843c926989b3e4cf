import type { ToastMessage } from '../../lib/notify.ts';

/** The toasts of this feature (spec section 8). `{message}` is the error. */
export const WAITING_LIST_TOASTS = {
  joined: {
    title: 'waiting-list:toasts.joined.title',
    description: 'waiting-list:toasts.joined.description',
  },
  failed: {
    title: 'waiting-list:toasts.failed.title',
    description: 'waiting-list:toasts.failed.description',
    variant: 'destructive',
  },
} as const satisfies Record<string, ToastMessage>;
