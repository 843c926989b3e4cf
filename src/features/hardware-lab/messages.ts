import type { ToastMessage } from '../../lib/notify.ts';

/** What the lab tells in passing; everything about the bench itself stands in its log. */
export const LAB_MESSAGES = {
  sceneLost: { title: 'lab:message.sceneLostTitle', description: 'lab:message.sceneLostText' },
  notOpened: {
    title: 'lab-home:message.notOpenedTitle',
    description: 'lab-home:message.notOpenedText',
    variant: 'destructive',
  },
  notEnded: {
    title: 'lab-home:message.notEndedTitle',
    description: 'lab-home:message.notEndedText',
    variant: 'destructive',
  },
  noReplay: { title: 'lab-home:message.noReplayTitle', description: 'lab-home:message.noReplayText' },
} as const satisfies Record<string, ToastMessage>;
