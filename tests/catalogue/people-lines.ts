import { PEOPLE_TOASTS } from '../../src/features/people/messages.ts';
import type { ToastMessage } from '../../src/lib/notify.ts';
import { type CatalogueLine, from } from './entry.ts';

const adding = from('features/people/add-person.test.tsx');
const list = from('features/people/people-list.test.tsx');

const PROOFS = {
  'add-user-fields': adding('asks for all four fields, and sends nothing before'),
  'add-user-signed-out': adding('without a session says so'),
  'add-user-offline': adding('adding somebody that fails > %s'),
  'add-user-unreadable': adding('adding somebody that fails > %s'),
  'add-user-refused': adding(
    'for an address that is taken shows the message of the function, and nothing typed is lost',
  ),
  'add-user-server-error': adding('adding somebody that fails > %s'),
  'add-user-configuration': adding('adding somebody that fails > %s'),
  'users-not-fetched': list(
    'shows the server’s message in a toast and on the page, and is loaded again on demand',
  ),
  'user-not-changed': list('that the database refuses shows its message, and the list shows the stored data'),
  'user-created': adding('makes an account with the role given, lists it, and the person can sign in'),
  'user-role-updated': list('gives another role and says so'),
  'user-activated': list('deactivates and activates, once however often the button is pressed'),
  'user-deactivated': list('deactivates and activates, once however often the button is pressed'),
} as const;

const failed = (id: keyof typeof PROOFS, trigger: string, title: string, message: ToastMessage) =>
  ({
    id,
    trigger,
    title,
    text: '{message}',
    variant: 'destructive',
    durationMs: 3000,
    message,
    leadsTo: null,
    proof: PROOFS[id],
  }) as const;

const done = (id: keyof typeof PROOFS, trigger: string, title: string, message: ToastMessage) =>
  ({
    id,
    trigger,
    title,
    text: null,
    variant: 'default',
    durationMs: 3000,
    message,
    leadsTo: null,
    proof: PROOFS[id],
  }) as const;

/** Spec section 8 (and 5, adding a user): User Management. */
export const PEOPLE_LINES: readonly CatalogueLine[] = [
  {
    ...failed(
      'add-user-fields',
      'adding a user with a field left empty',
      'Missing fields',
      PEOPLE_TOASTS.missingFields,
    ),
    text: 'Please fill in all required fields',
  },
  {
    ...failed(
      'add-user-signed-out',
      'adding a user without a session',
      'Error creating user',
      PEOPLE_TOASTS.createFailed,
    ),
    text: 'Not authenticated',
    said: 'Not authenticated',
  },
  {
    ...failed(
      'add-user-offline',
      'adding a user without a network',
      'Connection Error',
      PEOPLE_TOASTS.connectionError,
    ),
    text: 'Failed to connect to the server. This may be due to a CORS or network issue...',
    fallback: 'people:failures.connection',
  },
  {
    ...failed(
      'add-user-unreadable',
      'the answer cannot be read',
      'Error creating user',
      PEOPLE_TOASTS.createFailed,
    ),
    text: 'Failed to parse server response',
    fallback: 'people:failures.unreadable',
  },
  failed('add-user-refused', 'adding a user is refused', 'Error creating user', PEOPLE_TOASTS.createFailed),
  failed(
    'add-user-server-error',
    'adding a user ends in status 500',
    'Server Error',
    PEOPLE_TOASTS.serverError,
  ),
  {
    ...failed(
      'add-user-configuration',
      'the server has no valid key',
      'Server Error',
      PEOPLE_TOASTS.serverError,
    ),
    text: "Server configuration error: the server's key is missing or not valid. Please contact an administrator.",
    fallback: 'people:failures.configuration',
  },
  {
    id: 'add-user-not-admin',
    trigger: 'adding a user as somebody who is no administrator any more',
    title: 'Access Denied',
    text: "You don't have admin permissions to access this page. Please contact an administrator for assistance.",
    variant: 'alert',
    durationMs: null,
    keys: { title: 'people:denied.title', text: 'people:denied.text' },
    leadsTo: null,
    proof: adding('because the person is no longer an administrator closes the page to them'),
  },
  failed('users-not-fetched', 'the list cannot be read', 'Error fetching users', PEOPLE_TOASTS.fetchFailed),
  failed('user-not-changed', 'a role or status cannot be changed', 'Error', PEOPLE_TOASTS.changeFailed),
  done('user-created', 'adding a user', 'User created successfully', PEOPLE_TOASTS.created),
  done('user-role-updated', 'changing a role', 'User role updated', PEOPLE_TOASTS.roleUpdated),
  done('user-activated', 'activating a user', 'User activated', PEOPLE_TOASTS.activated),
  done('user-deactivated', 'deactivating a user', 'User deactivated', PEOPLE_TOASTS.deactivated),
];
