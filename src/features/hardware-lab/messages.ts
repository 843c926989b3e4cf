import type { ToastMessage } from '../../lib/notify.ts';

/** What the lab tells in passing; everything about the bench itself stands in its log. */
export const LAB_MESSAGES = {
  sceneLost: { title: 'lab:message.sceneLostTitle', description: 'lab:message.sceneLostText' },
} as const satisfies Record<string, ToastMessage>;
