import type { ToastMessage } from '../../lib/notify.ts';

export const GOAL_NOT_SET = {
  title: 'rhythm:notSet.title',
  description: 'rhythm:notSet.text',
  variant: 'destructive',
} as const satisfies ToastMessage;
