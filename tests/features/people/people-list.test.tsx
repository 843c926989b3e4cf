import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { network, restoreNetwork } from '../../support/network.ts';
import { address, openAs, withBackend } from '../../support/product.tsx';
import {
  cellsOf,
  demoteUnnoticed,
  personOf,
  reinstate,
  rowOf,
  shownEmails,
  showsPeople,
} from './people-screen.ts';

const backend = withBackend();
afterEach(restoreNetwork);

const open = (name: string) => openAs(backend(), name, '/admin/users');

describe('the list of people', () => {
  it('has the eight columns, filled for each person', async () => {
    await open('admin');
    const table = within(await screen.findByRole('table', { name: 'Users' }));
    expect(table.getAllByRole('columnheader').map((header) => header.textContent)).toEqual([
      'User',
      'Email',
      'Account Type',
      'Active Plan',
      'Plan Status',
      'Role',
      'User Status',
      'Actions',
    ]);
    expect(await cellsOf('golden@benchready.test')).toEqual([
      'Gwen Goldwyn',
      'golden@benchready.test',
      'Business',
      'Golden Bundle',
      'Active',
      'User',
      'Active',
      'Deactivate',
    ]);
    expect((await cellsOf('deactivated@benchready.test')).slice(-2)).toEqual(['Inactive', 'Activate']);
    expect(screen.getByText('11 users')).toBeTruthy();
  });

  it('shows a dash for an unknown account type, and colours the plan status', async () => {
    await backend().sql(
      `update public.profiles set account_type = null, plan_status = 'canceled' where email = 'testing@benchready.test'`,
    );
    await open('admin');
    expect((await cellsOf('testing@benchready.test')).slice(2, 5)).toEqual(['—', 'Testing', 'Canceled']);
    const tone = async (email: string, text: string) =>
      within(await rowOf(`${email}@benchready.test`)).getAllByText(text)[0]?.className ?? '';
    expect(await tone('ace', 'Active')).toContain('passed');
    expect(await tone('testing', 'Canceled')).toContain('fault');
    expect(await tone('expired', 'Expired')).toContain('fault');
    expect(await tone('new', 'Inactive')).not.toMatch(/passed|fault/);
  });

  it('marks the row of the person who looks at it, and locks it', async () => {
    await open('admin');
    const own = within(await rowOf('admin@benchready.test'));
    expect(own.getByText('You')).toBeTruthy();
    expect(own.queryByRole('combobox')).toBeNull();
    expect(own.queryByRole('button')).toBeNull();
    expect(own.getByText(/You cannot change your own role or status/)).toBeTruthy();
    expect(screen.getAllByText('You')).toHaveLength(1);
  });

  it('lets a super admin, but not an admin, change or make super admins', async () => {
    await open('admin');
    const above = within(await rowOf('super@benchready.test'));
    expect(above.queryByRole('combobox')).toBeNull();
    expect(above.getByText(/Only a super admin can change a super admin/)).toBeTruthy();
    const choices = () =>
      within(screen.getByRole('combobox', { name: 'Role of Asha Acel' }))
        .getAllByRole('option')
        .map((option) => option.textContent);
    expect(choices()).toEqual(['User', 'Admin']);
    await open('super');
    await rowOf('ace@benchready.test');
    expect(choices()).toEqual(['User', 'Admin', 'Super Admin']);
  });

  it('redirects everybody else to the dashboard', async () => {
    await open('ace');
    await waitFor(() => expect(address()).toBe('/admin'));
  });
});

describe('searching for a person', () => {
  it('finds by the beginning of a name or address, once typing pauses', async () => {
    const user = await open('admin');
    await rowOf('ace@benchready.test');
    const requests = network(/rpc\/list_people/);
    await user.type(screen.getByLabelText('Search users'), 'minton');
    await showsPeople('admin');
    expect(screen.getByText('1 user found')).toBeTruthy();
    expect(requests.seen).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Clear search' }));
    expect(await screen.findByText('11 users')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText('Search users'));
  });

  it('says so when nobody is found', async () => {
    const user = await open('admin');
    await rowOf('ace@benchready.test');
    await user.type(screen.getByLabelText('Search users'), 'nobodyatall');
    expect(await screen.findByText('No users found')).toBeTruthy();
  });

  it('sorts by a column, then in reverse, and back to the newest', async () => {
    const user = await open('admin');
    await rowOf('ace@benchready.test');
    const newest = shownEmails();
    const email = () => screen.getByRole('columnheader', { name: 'Email' });
    await user.click(within(email()).getByRole('button'));
    const alphabet = ['ace', 'admin', 'deactivated', 'expert', 'expired', 'free', 'golden', 'new', 'super'];
    await showsPeople(...alphabet, 'testing', 'ticketing');
    expect(email().getAttribute('aria-sort')).toBe('ascending');
    await user.click(within(email()).getByRole('button'));
    await showsPeople('ticketing', 'testing', ...alphabet.toReversed());
    expect(email().getAttribute('aria-sort')).toBe('descending');
    await user.click(within(email()).getByRole('button'));
    await waitFor(() => expect(shownEmails()).toEqual(newest));
    expect(email().getAttribute('aria-sort')).toBeNull();
  });

  it('sorts by the menu beside the search as well, for screens without column headers', async () => {
    const user = await open('admin');
    await rowOf('ace@benchready.test');
    await user.selectOptions(screen.getByLabelText('Sort by'), 'User, ascending');
    await waitFor(() => expect(shownEmails()[0]).toBe('admin@benchready.test'));
  });
});

describe('a long list', () => {
  afterEach(() => backend().sql("delete from auth.users where email like 'crowd%'"));

  it('comes page by page, and a new search begins at the first', async () => {
    await backend().sql(
      `insert into auth.users (id, email, raw_user_meta_data, created_at, updated_at)
       select gen_random_uuid(), 'crowd' || i || '@example.test', jsonb_build_object('full_name', 'Crowd ' || i), now(), now()
       from generate_series(1, 50) i`,
    );
    const user = await open('admin');
    expect(await screen.findByText('61 users')).toBeTruthy();
    expect(screen.getByText('Page 1 of 4')).toBeTruthy();
    expect(shownEmails()).toHaveLength(20);
    const first = shownEmails();
    await user.click(screen.getByRole('button', { name: 'Next page' }));
    await waitFor(() => expect(shownEmails()).not.toEqual(first));
    expect(screen.getByText('Page 2 of 4')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Last page' }));
    await waitFor(() => expect(shownEmails()).toHaveLength(1));
    const next = screen.getByRole('button', { name: 'Next page' });
    expect(next.getAttribute('aria-disabled')).toBe('true');
    await user.click(next);
    expect(screen.getByText('Page 4 of 4')).toBeTruthy();
    await user.type(screen.getByLabelText('Search users'), 'crowd');
    expect(await screen.findByText('50 users found')).toBeTruthy();
    expect(screen.getByText('Page 1 of 3')).toBeTruthy();
  });
});

describe('changing a person', () => {
  it('gives another role and says so', async () => {
    const user = await open('admin');
    await rowOf('new@benchready.test');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Role of Nora Newcomb' }), 'Admin');
    expect(await screen.findByText('User role updated')).toBeTruthy();
    expect((await personOf(backend(), 'new@benchready.test'))?.role).toBe('admin');
    await waitFor(async () => expect((await cellsOf('new@benchready.test'))[5]).toBe('Admin'));
  });

  it('deactivates and activates, once however often the button is pressed', async () => {
    const user = await open('admin');
    await rowOf('free@benchready.test');
    const requests = network(/rest\/v1\/profiles\?id=|functions\/v1\/close-account/);
    await user.tripleClick(screen.getByRole('button', { name: 'Deactivate Felix Freeman' }));
    const question = await screen.findByRole('alertdialog', { name: 'Deactivate Felix Freeman?' });
    expect(requests.seen).toEqual([]);
    // Three presses in one moment, before anything can be drawn anew.
    const button = within(question).getByRole('button', { name: 'Deactivate' });
    act(() => {
      for (let press = 0; press < 3; press += 1) button.click();
    });
    expect(await screen.findByText('User deactivated')).toBeTruthy();
    expect(screen.getAllByText('User deactivated')).toHaveLength(1);
    expect((await personOf(backend(), 'free@benchready.test'))?.status).toBe(false);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await user.click(await screen.findByRole('button', { name: 'Activate Felix Freeman' }));
    expect(await screen.findByText('User activated')).toBeTruthy();
    expect((await personOf(backend(), 'free@benchready.test'))?.status).toBe(true);
    expect(requests.seen.filter((request) => request.startsWith('POST'))).toHaveLength(1);
    expect(requests.seen.filter((request) => request.startsWith('PATCH'))).toHaveLength(1);
  });

  it('to a super admin or to deactivated can be cancelled', async () => {
    const user = await open('super');
    await rowOf('golden@benchready.test');
    const requests = network(/rest\/v1\/profiles\?id=eq\..*select=id|functions\/v1\/close-account/);
    const role = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Role of Gwen Goldwyn' });
    await user.selectOptions(role, 'Super Admin');
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));
    expect(role.value).toBe('user');
    await user.click(screen.getByRole('button', { name: 'Deactivate Gwen Goldwyn' }));
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));
    expect(requests.seen).toEqual([]);
  });

  it('reports a failing server differently from one that cannot be reached', async () => {
    const user = await open('admin');
    await rowOf('free@benchready.test');
    network(/rest\/v1\/profiles\?id=eq\..*select=id/, {
      status: 500,
      body: { message: 'down', code: 'XX000' },
    });
    await user.selectOptions(screen.getByRole('combobox', { name: 'Role of Felix Freeman' }), 'Admin');
    expect(
      await screen.findByText('The server reported an error. Please try again in a moment.'),
    ).toBeTruthy();
  });

  it('that the database refuses shows its message, and the list shows the stored data', async () => {
    const user = await open('super');
    await rowOf('ticketing@benchready.test');
    const refusal = { code: '42501', message: 'Only a super admin changes or makes a super admin.' };
    const outage = network(/rest\/v1\/profiles\?id=eq\..*select=id/, { status: 403, body: refusal });
    await user.selectOptions(screen.getByRole('combobox', { name: 'Role of Tycho Ketting' }), 'Super Admin');
    await user.click(await screen.findByRole('button', { name: 'Make Super Admin' }));
    expect(await screen.findByText('Error')).toBeTruthy();
    expect(screen.getByText(refusal.message)).toBeTruthy();
    await waitFor(async () => expect((await cellsOf('ticketing@benchready.test'))[5]).toBe('User'));
    outage.heal();
    network(/functions\/v1\/close-account/, 'offline');
    await user.click(await screen.findByRole('button', { name: 'Deactivate Tycho Ketting' }));
    await user.click(await screen.findByRole('button', { name: 'Deactivate' }));
    expect(await screen.findByText('The server could not be reached. Please try again.')).toBeTruthy();
    expect((await personOf(backend(), 'ticketing@benchready.test'))?.status).toBe(true);
  });
});

describe('a list that cannot be loaded', () => {
  afterEach(() => reinstate(backend()));

  it('shows the server’s message in a toast and on the page, and is loaded again on demand', async () => {
    const outage = network(/rpc\/list_people/, {
      status: 400,
      body: { code: 'P0001', message: 'Closed today' },
    });
    const user = await open('admin');
    expect(await screen.findByText('Error fetching users')).toBeTruthy();
    expect(screen.getByText('Closed today')).toBeTruthy();
    expect(await screen.findByText('The users could not be loaded.')).toBeTruthy();
    outage.heal();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await rowOf('ace@benchready.test')).toBeTruthy();
  });

  it('is closed to a person who is no longer an administrator', async () => {
    const user = await open('admin');
    await rowOf('ace@benchready.test');
    await demoteUnnoticed(backend());
    await user.type(screen.getByLabelText('Search users'), 'ace');
    expect(await screen.findByText('Access Denied')).toBeTruthy();
    expect(
      screen.getByText(
        "You don't have admin permissions to access this page. Please contact an administrator for assistance.",
      ),
    ).toBeTruthy();
    expect(screen.getByText('You need admin privileges to view and manage users.')).toBeTruthy();
    expect(screen.queryByText('ace@benchready.test')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Add User' })).toBeNull();
  });
});
