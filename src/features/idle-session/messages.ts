import { TOAST_LONG_MS, type ToastMessage } from '../../lib/notify.ts';

/** The toasts of this feature (spec section 2, idle-session dialog). */
export const IDLE_TOASTS = {
  extended: { title: 'idle:toasts.extended.title', description: 'idle:toasts.extended.description' },
  loggedOut: {
    title: 'idle:toasts.loggedOut.title',
    description: 'idle:toasts.loggedOut.description',
    durationMs: TOAST_LONG_MS,
  },
} as const satisfies Record<string, ToastMessage>;
