import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ASHA, started } from './scripted-session.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a session that the backend refuses', () => {
  it('ends when the auth server no longer knows it, even if it is gone already', async () => {
    const { store, gateway, notices, hear, hearRefusal } = await started();
    await hear('INITIAL_SESSION', ASHA);
    gateway.isAlive.mockResolvedValue(false);
    gateway.signOut.mockRejectedValueOnce(new Error('No network'));
    await hearRefusal();
    expect(store.getState()).toMatchObject({ phase: 'signed-out', isInterrupted: true });
    await hear('SIGNED_IN', ASHA);
    await hearRefusal();
    expect(store.getState()).toMatchObject({ phase: 'signed-out', isInterrupted: true });
    expect(notices).toEqual(['ended-elsewhere', 'ended-elsewhere']);
  });

  it('continues when the auth server knows it, or cannot be asked', async () => {
    const { store, gateway, hear, hearRefusal } = await started();
    await hear('INITIAL_SESSION', ASHA);
    await hearRefusal();
    gateway.isAlive.mockRejectedValueOnce(new Error('No network'));
    await hearRefusal();
    expect(store.getState().phase).toBe('signed-in');
    expect(gateway.signOut).not.toHaveBeenCalled();
  });

  it('that does not exist is not checked', async () => {
    const { gateway, hear, hearRefusal } = await started();
    await hear('INITIAL_SESSION', null);
    await hearRefusal();
    expect(gateway.isAlive).not.toHaveBeenCalled();
  });
});

describe('a person who follows a link to reopen their account', () => {
  it('is let in, with one message', async () => {
    const { store, gateway, standings, notices, hear } = await started();
    standings.set(ASHA.id, 'deactivated');
    gateway.reopen.mockResolvedValue(true);
    await hear('INITIAL_SESSION', ASHA);
    expect(store.getState()).toEqual({
      phase: 'signed-in',
      user: ASHA,
      isRecovery: false,
      isInterrupted: false,
    });
    expect(notices).toEqual(['account-reopened']);
  });

  it('is turned away where it stays closed, or cannot be read', async () => {
    const { store, gateway, standings, notices, hear } = await started();
    standings.set(ASHA.id, 'deactivated');
    await hear('INITIAL_SESSION', ASHA);
    gateway.reopen.mockRejectedValue(new Error('No network'));
    await hear('SIGNED_IN', ASHA);
    expect(store.getState().phase).toBe('signed-out');
    expect(notices).toEqual(['account-deactivated', 'account-deactivated']);
  });
});
