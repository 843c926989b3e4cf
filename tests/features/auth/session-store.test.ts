import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AccountStanding } from '../../../src/features/auth/model/account.ts';
import { AUTH_LOADING_LIMIT_MS } from '../../../src/features/auth/model/session-store.ts';
import { ASHA, BORIS, FORM, session, started } from './scripted-session.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a page that opens', () => {
  it('waits until the session is known', async () => {
    const { store, hear } = await started();
    expect(store.getState()).toEqual({
      phase: 'loading',
      user: null,
      isRecovery: false,
      isInterrupted: false,
    });
    await hear('INITIAL_SESSION', null);
    expect(store.getState().phase).toBe('signed-out');
  });

  it('lets a person in whose account is active', async () => {
    const { store, hear } = await started();
    await hear('INITIAL_SESSION', ASHA);
    expect(store.getState()).toEqual({
      phase: 'signed-in',
      user: ASHA,
      isRecovery: false,
      isInterrupted: false,
    });
  });

  it('lets a person in when the account cannot be read: the database guards its rows', async () => {
    const { store, standings, hear } = await started();
    standings.set('asha', new Error('offline'));
    await hear('INITIAL_SESSION', ASHA);
    expect(store.getState().phase).toBe('signed-in');
  });

  it('stops waiting after ten seconds, and still lets a person in whose session is found later', async () => {
    const { store, hear } = await started();
    await vi.advanceTimersByTimeAsync(AUTH_LOADING_LIMIT_MS - 1);
    expect(store.getState().phase).toBe('loading');
    await vi.advanceTimersByTimeAsync(1);
    expect(store.getState().phase).toBe('signed-out');
    await hear('INITIAL_SESSION', ASHA);
    expect(store.getState().phase).toBe('signed-in');
  });

  it('counts as signed out when the client cannot be fetched', async () => {
    const { store, gateway } = session();
    gateway.watch.mockRejectedValueOnce(new TypeError('no chunk'));
    store.start();
    await vi.advanceTimersByTimeAsync(0);
    expect(store.getState().phase).toBe('signed-out');
  });

  it('listens once, however many screens ask', async () => {
    const { store, gateway } = await started();
    store.start();
    store.start();
    expect(gateway.watch).toHaveBeenCalledOnce();
  });

  it('recognizes that it was opened by a recovery link', async () => {
    const { store, hear } = await started();
    await hear('INITIAL_SESSION', ASHA);
    await hear('PASSWORD_RECOVERY', ASHA);
    await hear('TOKEN_REFRESHED', ASHA);
    expect(store.getState()).toEqual({
      phase: 'signed-in',
      user: ASHA,
      isRecovery: true,
      isInterrupted: false,
    });
  });
});

describe('signing in to an account without access', () => {
  it.each(['missing', 'deactivated'] as const)(
    'is refused for a %s account, with one message',
    async (standing) => {
      const { store, gateway, standings, notices, hear, phases } = await started();
      await hear('INITIAL_SESSION', null);
      standings.set('asha', standing);
      await expect(store.signIn(FORM)).rejects.toMatchObject({ reason: standing });
      expect(gateway.signOut).toHaveBeenCalledOnce();
      expect(notices).toEqual([]);
      expect(phases).not.toContain('signed-in');
    },
  );

  it('is refused while the account cannot be read', async () => {
    const { store, standings, hear } = await started();
    await hear('INITIAL_SESSION', null);
    standings.set('asha', new Error('offline'));
    await expect(store.signIn(FORM)).rejects.toMatchObject({ reason: 'unverifiable' });
    expect(store.getState().phase).toBe('signed-out');
  });
});

describe('signing out', () => {
  it('ends the session for every screen', async () => {
    const { store, notices, hear } = await started();
    await hear('INITIAL_SESSION', ASHA);
    await store.signOut();
    expect(store.getState()).toEqual({
      phase: 'signed-out',
      user: null,
      isRecovery: false,
      isInterrupted: false,
    });
    expect(notices).toEqual([]);
  });

  it('that fails leaves the person signed in', async () => {
    const { store, gateway, hear } = await started();
    await hear('INITIAL_SESSION', ASHA);
    gateway.signOut.mockRejectedValueOnce(new Error('No network'));
    await expect(store.signOut()).rejects.toThrow('No network');
    expect(store.getState().phase).toBe('signed-in');
    await hear('SIGNED_OUT', null);
    expect(store.getState().phase).toBe('signed-out');
  });

  it('in another tab signs this one out too', async () => {
    const { store, notices, hear } = await started();
    await hear('INITIAL_SESSION', ASHA);
    await hear('SIGNED_OUT', null);
    expect(store.getState()).toEqual({
      phase: 'signed-out',
      user: null,
      isRecovery: false,
      isInterrupted: true,
    });
    expect(notices).toEqual(['ended-elsewhere']);
    await hear('SIGNED_IN', ASHA);
    expect(store.getState()).toMatchObject({ phase: 'signed-in', isInterrupted: false });
  });

  it('while the account is still being read is final', async () => {
    const { store, gateway, hear } = await started();
    let answer: (standing: AccountStanding) => void = () => undefined;
    gateway.readStanding.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
    await hear('INITIAL_SESSION', ASHA);
    await hear('SIGNED_OUT', null);
    answer('active');
    await vi.advanceTimersByTimeAsync(0);
    expect(store.getState().phase).toBe('signed-out');
  });
});

describe('changes during a visit', () => {
  it('a renewed token changes nothing and reads nothing again', async () => {
    const { store, gateway, notices, hear } = await started();
    await hear('INITIAL_SESSION', ASHA);
    await hear('TOKEN_REFRESHED', ASHA);
    await hear('SIGNED_IN', ASHA);
    expect(gateway.readStanding).toHaveBeenCalledOnce();
    expect(notices).toEqual([]);
    expect(store.getState().user).toEqual(ASHA);
  });

  it('a changed user is passed on with the new name', async () => {
    const { store, notices, hear } = await started();
    await hear('INITIAL_SESSION', ASHA);
    const renamed = { ...ASHA, user_metadata: { full_name: 'Asha Acel' } };
    await hear('USER_UPDATED', renamed);
    expect(store.getState().user).toEqual(renamed);
    expect(notices).toEqual(['user-updated']);
  });

  it('another person who signs in in another tab is checked first', async () => {
    const { store, gateway, hear } = await started();
    await hear('INITIAL_SESSION', ASHA);
    await hear('SIGNED_IN', BORIS);
    expect(gateway.readStanding).toHaveBeenLastCalledWith('boris');
    expect(store.getState().user).toEqual(BORIS);
  });

  it('the last person stays, however late the answer about the previous one arrives', async () => {
    const { store, gateway, hear } = await started();
    let answer: (standing: AccountStanding) => void = () => undefined;
    gateway.readStanding.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
    await hear('INITIAL_SESSION', BORIS);
    await store.signIn(FORM);
    answer('active');
    await vi.advanceTimersByTimeAsync(0);
    expect(store.getState().user).toEqual(ASHA);
  });
});
