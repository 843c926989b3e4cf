import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { network, restoreNetwork } from '../../support/network.ts';
import { openAs, openProduct, sendLogin, withBackend } from '../../support/product.tsx';
import { demoteUnnoticed, personOf, reinstate, rowOf } from './people-screen.ts';

const backend = withBackend();
afterEach(restoreNetwork);

type User = Awaited<ReturnType<typeof openAs>>;

async function openDialog(name = 'admin'): Promise<User> {
  const user = await openAs(backend(), name, '/admin/users');
  await rowOf('ace@benchready.test');
  await user.click(screen.getByRole('button', { name: 'Add User' }));
  await screen.findByRole('dialog', { name: 'Add User' });
  return user;
}

const dialog = () => within(screen.getByRole('dialog', { name: 'Add User' }));
const value = (label: string) => dialog().getByLabelText<HTMLInputElement>(label).value;

async function fill(user: User, email: string): Promise<void> {
  await user.type(dialog().getByLabelText('Name'), 'Mina Malik');
  await user.type(dialog().getByLabelText('Email'), email);
  await user.type(dialog().getByLabelText('Password'), 'first-day');
}
const send = (user: User) => user.click(dialog().getByRole('button', { name: 'Add User' }));

describe('adding somebody', () => {
  it('makes an account with the role given, lists it, and the person can sign in', async () => {
    let letGo: () => void = () => undefined;
    const requests = network(/functions\/v1\/create-user/, {
      after: new Promise<void>((resolve) => (letGo = resolve)),
    });
    const user = await openDialog();
    await fill(user, 'mina@example.test');
    await user.selectOptions(dialog().getByLabelText('Role'), 'Admin');
    await user.tripleClick(dialog().getByRole('button', { name: 'Add User' }));
    expect(await dialog().findByRole('button', { name: 'Adding...' })).toBeTruthy();
    letGo();
    expect(await screen.findByText('User created successfully')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await rowOf('mina@example.test')).toBeTruthy();
    expect(requests.seen).toHaveLength(1);
    expect(await personOf(backend(), 'mina@example.test')).toEqual({
      role: 'admin',
      status: true,
      full_name: 'Mina Malik',
    });
    window.localStorage.clear();
    await sendLogin(await openProduct('/login'), 'mina@example.test', 'first-day');
    expect(await screen.findByText('Welcome back')).toBeTruthy();
  });

  it('asks for all four fields, and sends nothing before', async () => {
    const requests = network(/functions\/v1\/create-user/);
    const user = await openDialog();
    await user.type(dialog().getByLabelText('Name'), 'Mina Malik');
    await send(user);
    expect(await screen.findByText('Missing fields')).toBeTruthy();
    expect(screen.getByText('Please fill in all required fields')).toBeTruthy();
    expect(dialog().getByText('Please enter a valid email address')).toBeTruthy();
    expect(requests.seen).toEqual([]);
    expect(value('Name')).toBe('Mina Malik');
  });

  it('marks an invalid address and password, without calling them missing', async () => {
    const user = await openDialog();
    await fill(user, 'not an address');
    await user.clear(dialog().getByLabelText('Password'));
    await user.type(dialog().getByLabelText('Password'), 'short');
    await send(user);
    expect(await dialog().findByText('Please enter a valid email address')).toBeTruthy();
    expect(dialog().getByText('Password must be at least 6 characters')).toBeTruthy();
    expect(screen.queryByText('Missing fields')).toBeNull();
  });

  it('offers an admin no role above their own', async () => {
    await openDialog();
    const roles = within(dialog().getByLabelText('Role')).getAllByRole('option');
    expect(roles.map((role) => role.textContent)).toEqual(['User', 'Admin']);
  });

  it('keeps what was typed when it is closed by accident, and forgets it on Cancel', async () => {
    const user = await openDialog();
    await user.type(dialog().getByLabelText('Name'), 'Mina Malik');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(screen.getByRole('button', { name: 'Add User' }));
    await screen.findByRole('dialog');
    expect(value('Name')).toBe('Mina Malik');
    await user.click(dialog().getByRole('button', { name: 'Cancel' }));
    await user.click(await screen.findByRole('button', { name: 'Add User' }));
    await screen.findByRole('dialog');
    expect(value('Name')).toBe('');
  });
});

describe('adding somebody that fails', () => {
  afterEach(() => reinstate(backend()));

  it('for an address that is taken shows the message of the function, and nothing typed is lost', async () => {
    const user = await openDialog();
    await fill(user, 'ace@benchready.test');
    await send(user);
    expect(await screen.findByText('Error creating user')).toBeTruthy();
    expect(screen.getByText('A user with this email address already exists')).toBeTruthy();
    expect(value('Name')).toBe('Mina Malik');
    expect(value('Password')).toBe('first-day');
  });

  it.each([
    [
      'with details',
      { status: 422, body: { error: 'Not created', details: 'weak password' } },
      'Error creating user',
      'Not created: weak password',
    ],
    ['on the server', { status: 500, body: { error: 'Something broke' } }, 'Server Error', 'Something broke'],
    [
      'without an error',
      { status: 502, body: 'nonsense' },
      'Error creating user',
      'Failed to parse server response',
    ],
    [
      'with an answer nobody promised',
      { status: 200, body: { user: 'nonsense' } },
      'Error creating user',
      'Failed to parse server response',
    ],
    [
      'for want of a key',
      { status: 500, body: { error: 'Invalid API key' } },
      'Server Error',
      /^Server configuration error.*Please contact an administrator\.$/,
    ],
    [
      'for want of a service key',
      { status: 500, body: { error: 'Missing service key' } },
      'Server Error',
      /^Server configuration error/,
    ],
    [
      'without a network',
      'offline',
      'Connection Error',
      /^Failed to connect to the server\. This may be due to a CORS or network issue\.\.\./,
    ],
  ] as const)('%s', async (_how, fault, title, text) => {
    const user = await openDialog();
    await fill(user, 'mina2@example.test');
    network(/functions\/v1\/create-user/, fault);
    await send(user);
    expect(await screen.findByText(title)).toBeTruthy();
    expect(screen.getByText(text)).toBeTruthy();
    expect(value('Email')).toBe('mina2@example.test');
    expect(await personOf(backend(), 'mina2@example.test')).toBeNull();
  });

  it('without a session says so', async () => {
    const user = await openDialog();
    await fill(user, 'mina3@example.test');
    window.localStorage.removeItem('benchready-session');
    await send(user);
    expect(await screen.findByText('Not authenticated')).toBeTruthy();
  });

  it('because the person is no longer an administrator closes the page to them', async () => {
    const user = await openDialog();
    await fill(user, 'mina4@example.test');
    await demoteUnnoticed(backend());
    await send(user);
    expect(await screen.findByText('Access Denied')).toBeTruthy();
    expect(screen.getByText('You need admin privileges to view and manage users.')).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
