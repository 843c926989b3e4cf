import type { ToastMessage } from '../../lib/notify.ts';

/** The toasts of this feature (spec section 8). `{message}` is the error. */
export const PEOPLE_TOASTS = {
  fetchFailed: failure('people:toasts.fetchFailed'),
  changeFailed: failure('people:toasts.error'),
  created: { title: 'people:toasts.created' },
  roleUpdated: { title: 'people:toasts.roleUpdated' },
  activated: { title: 'people:toasts.activated' },
  deactivated: { title: 'people:toasts.deactivated' },
  missingFields: {
    title: 'people:toasts.missingFields.title',
    description: 'people:toasts.missingFields.description',
    variant: 'destructive',
  },
  connectionError: failure('people:toasts.connectionError'),
  serverError: failure('people:toasts.serverError'),
  createFailed: failure('people:toasts.createFailed'),
} as const satisfies Record<string, ToastMessage>;

function failure(title: ToastMessage['title']) {
  return { title, description: 'people:toasts.message', variant: 'destructive' } as const;
}
