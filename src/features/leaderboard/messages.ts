import type { ToastMessage } from '../../lib/notify.ts';

/** Toasts of the boards. `failed` has the reason as `message`. */
export const BOARD_TOASTS = {
  joined: { title: 'leaderboard:toast.joined', description: 'leaderboard:toast.joinedText' },
  left: { title: 'leaderboard:toast.left', description: 'leaderboard:toast.leftText' },
  failed: {
    title: 'leaderboard:toast.failed',
    description: 'leaderboard:toast.failedText',
    variant: 'destructive',
  },
} as const satisfies Record<string, ToastMessage>;
