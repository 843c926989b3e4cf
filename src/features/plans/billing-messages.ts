import type { ToastMessage } from '../../lib/notify.ts';

/** The toasts of billing (spec section 8). */
export const BILLING_TOASTS = {
  fetchFailed: {
    title: 'billing:toasts.fetchFailed.title',
    description: 'billing:toasts.fetchFailed.description',
    variant: 'destructive',
  },
  loginRequired: {
    title: 'billing:toasts.loginRequired.title',
    description: 'billing:toasts.loginRequired.description',
    variant: 'destructive',
  },
  purchaseFailed: {
    title: 'billing:toasts.error',
    description: 'billing:toasts.purchaseFailed',
    variant: 'destructive',
  },
  planChanged: {
    title: 'billing:toasts.planChanged.title',
    description: 'billing:toasts.planChanged.description',
  },
  canceled: { title: 'billing:toasts.canceled.title', description: 'billing:toasts.canceled.description' },
  reactivated: {
    title: 'billing:toasts.reactivated.title',
    description: 'billing:toasts.reactivated.description',
  },
  cancelFailed: {
    title: 'billing:toasts.error',
    description: 'billing:toasts.cancelFailed',
    variant: 'destructive',
  },
} as const satisfies Record<string, ToastMessage>;
