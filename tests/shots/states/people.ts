import { BACKEND, hangs, refuses } from '../rigs.ts';
import type { ScreenState } from '../state.ts';
import { press } from '../steps.ts';

const PEOPLE: readonly ScreenState[] = [
  { name: 'users', path: '/admin/users', as: 'admin', shows: 'You' },
  { name: 'users-super', path: '/admin/users', as: 'super', shows: 'You' },
  {
    name: 'users-none-found',
    path: '/admin/users',
    as: 'admin',
    act: (page) => page.getByLabel('Search users').fill('zzzz'),
    shows: 'No users found',
    isOverlay: true,
  },
  { name: 'users-loading', path: '/admin/users', as: 'admin', rig: hangs(BACKEND.people), isOverlay: true },
  {
    name: 'users-failed',
    path: '/admin/users',
    as: 'admin',
    rig: refuses(BACKEND.people),
    shows: 'Error fetching users',
    isOverlay: true,
  },
  {
    name: 'users-denied',
    path: '/admin/users',
    as: 'admin',
    rig: refuses(BACKEND.people, 403, { code: 'PT403', message: 'not_admin' }),
    shows: 'Access Denied',
    isOverlay: true,
  },
  {
    name: 'users-add',
    path: '/admin/users',
    as: 'admin',
    act: press('Add User'),
    shows: 'Hand the password over',
    isOverlay: true,
  },
  {
    name: 'users-add-missing',
    path: '/admin/users',
    as: 'admin',
    act: async (page) => {
      await press('Add User')(page);
      await page.getByRole('dialog').getByRole('button', { name: 'Add User' }).click();
    },
    shows: 'Missing fields',
    isOverlay: true,
  },
];

const SPANISH: readonly ScreenState[] = [
  { name: 'es-users', path: '/admin/users', as: 'admin', language: 'es' },
];

export const PEOPLE_STATES: readonly ScreenState[] = [...PEOPLE, ...SPANISH];
