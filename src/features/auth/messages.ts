import { TOAST_LONG_MS, type ToastMessage } from '../../lib/notify.ts';

/** The toasts of this feature (spec section 8). `{message}` is the server's message. */
export const AUTH_TOASTS = {
  accountMissing: {
    title: 'auth:toasts.sessionError.title',
    description: 'auth:toasts.sessionError.missing',
    variant: 'destructive',
    durationMs: TOAST_LONG_MS,
  },
  accountDeactivated: {
    title: 'auth:toasts.sessionError.title',
    description: 'auth:toasts.sessionError.deactivated',
    variant: 'destructive',
    durationMs: TOAST_LONG_MS,
  },
  accountReopened: {
    title: 'auth:toasts.accountReopened.title',
    description: 'auth:toasts.accountReopened.description',
    durationMs: TOAST_LONG_MS,
  },
  emailNotConfirmed: {
    title: 'auth:toasts.emailNotConfirmed.title',
    description: 'auth:toasts.emailNotConfirmed.description',
    durationMs: TOAST_LONG_MS,
  },
  accountCreated: {
    title: 'auth:toasts.accountCreated.title',
    description: 'auth:toasts.accountCreated.description',
  },
  welcomeBack: { title: 'auth:toasts.welcomeBack.title', description: 'auth:toasts.welcomeBack.description' },
  loggedOut: { title: 'auth:toasts.loggedOut.title', description: 'auth:toasts.loggedOut.description' },
  resetEmailSent: {
    title: 'auth:toasts.resetEmailSent.title',
    description: 'auth:toasts.resetEmailSent.description',
  },
  passwordUpdated: {
    title: 'auth:toasts.passwordUpdated.title',
    description: 'auth:toasts.passwordUpdated.description',
    durationMs: TOAST_LONG_MS,
  },
  verificationResent: { title: 'auth:verification.resent' },
  failed: withMessage('auth:toasts.error'),
  loginFailed: withMessage('auth:toasts.loginFailed'),
  registrationFailed: withMessage('auth:toasts.registrationFailed'),
  googleSignInFailed: withMessage('auth:toasts.googleSignInFailed'),
  googleSignUpFailed: withMessage('auth:toasts.googleSignUpFailed'),
  resetFailed: { ...withMessage('auth:toasts.resetFailed'), durationMs: TOAST_LONG_MS },
} as const satisfies Record<string, ToastMessage>;

function withMessage(title: ToastMessage['title']) {
  return { title, description: 'auth:toasts.serverMessage', variant: 'destructive' } as const;
}
