import { TOAST_LONG_MS, type ToastMessage } from '../../lib/notify.ts';

/** The toasts of this feature (spec section 8). `{message}` is the server's message. */
export const PLAN_TOASTS = {
  selectPlan: {
    title: 'plans:toasts.selectPlan.title',
    description: 'plans:toasts.selectPlan.description',
    durationMs: TOAST_LONG_MS,
  },
  paymentSuccessful: {
    title: 'plans:toasts.paymentSuccessful.title',
    description: 'plans:toasts.paymentSuccessful.description',
  },
  reactivated: {
    title: 'plans:toasts.reactivated.title',
    description: 'plans:toasts.reactivated.description',
  },
  verificationFailed: failure('plans:toasts.verificationFailed'),
  paymentFailed: failure('plans:toasts.paymentFailed'),
  refused: failure('plans:toasts.serverMessage'),
  lookupFailed: failure('plans:toasts.lookupFailed'),
  checkFailed: failure('plans:toasts.checkFailed'),
  planNotFound: failure('plans:toasts.planNotFound'),
} as const satisfies Record<string, ToastMessage>;

function failure(description: NonNullable<ToastMessage['description']>) {
  return { title: 'plans:toasts.error', description, variant: 'destructive' } as const;
}
