import type { ToastMessage } from '../../lib/notify.ts';

/** The toasts of this feature (spec section 8). `{message}` is the server's message. */
export const ACCOUNT_TOASTS = {
  profileUpdated: {
    title: 'account:toasts.profileUpdated.title',
    description: 'account:toasts.profileUpdated.description',
  },
  passwordUpdated: {
    title: 'account:toasts.passwordUpdated.title',
    description: 'account:toasts.passwordUpdated.description',
  },
  updateFailed: failure('account:toasts.updateFailed'),
  deactivated: {
    title: 'account:toasts.deactivated.title',
    description: 'account:toasts.deactivated.description',
  },
  deactivationFailed: failure('account:toasts.deactivationFailed'),
} as const satisfies Record<string, ToastMessage>;

function failure(title: ToastMessage['title']) {
  return { title, description: 'account:toasts.serverMessage', variant: 'destructive' } as const;
}
