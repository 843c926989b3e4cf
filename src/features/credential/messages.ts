import type { ToastMessage } from '../../lib/notify.ts';

export const NOT_ISSUED = {
  title: 'own-certificates:notIssued.title',
  description: 'own-certificates:notIssued.text',
  variant: 'destructive',
} as const satisfies ToastMessage;

export const NAME_NOT_SET = {
  title: 'own-certificates:nameNotSet.title',
  description: 'own-certificates:nameNotSet.text',
  variant: 'destructive',
} as const satisfies ToastMessage;

export const REVOKED = {
  title: 'own-certificates:revoke.done.title',
  description: 'own-certificates:revoke.done.text',
} as const satisfies ToastMessage;

/** `message`: why. */
export const NOT_REVOKED = {
  title: 'own-certificates:revoke.failed.title',
  description: 'own-certificates:revoke.failed.text',
  variant: 'destructive',
} as const satisfies ToastMessage;

/** `message`: why. */
export const NOT_APPEALED = {
  title: 'own-certificates:appeal.failed.title',
  description: 'own-certificates:appeal.failed.text',
  variant: 'destructive',
} as const satisfies ToastMessage;
