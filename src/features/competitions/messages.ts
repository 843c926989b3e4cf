import type { ToastMessage } from '../../lib/notify.ts';

/** Toasts of competitions. `failed` has the reason as `message`. */
export const COMPETITION_TOASTS = {
  made: { title: 'competitions:toast.made', description: 'competitions:toast.madeText' },
  decided: { title: 'competitions:toast.decided', description: 'competitions:toast.decidedText' },
  failed: {
    title: 'competitions:toast.failed',
    description: 'competitions:toast.failedText',
    variant: 'destructive',
  },
} as const satisfies Record<string, ToastMessage>;
