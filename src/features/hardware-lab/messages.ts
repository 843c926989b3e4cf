import type { ToastMessage } from '../../lib/notify.ts';

/** The toasts of the lab; everything about the workbench itself is in its log. */
export const LAB_MESSAGES = {
  sceneLost: { title: 'lab:message.sceneLostTitle', description: 'lab:message.sceneLostText' },
} as const satisfies Record<string, ToastMessage>;
