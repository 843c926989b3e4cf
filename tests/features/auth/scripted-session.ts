import { vi } from 'vitest';
import type { AuthChange, AuthEventName } from '../../../src/features/auth/api/watch-session.ts';
import type { AccountStanding } from '../../../src/features/auth/model/account.ts';
import { createSessionStore, type SessionNotice } from '../../../src/features/auth/model/session-store.ts';
import type { SessionUser } from '../../../src/features/auth/model/session-user.ts';

export const ASHA: SessionUser = {
  id: 'asha',
  email: 'asha@example.test',
  user_metadata: {},
  isEmailConfirmed: true,
  sessionId: 'asha-1',
};
export const BORIS: SessionUser = { ...ASHA, id: 'boris', email: 'boris@example.test' };
export const FORM = { email: ASHA.email, password: 'bench-ready' };

/** A session store whose auth server is scripted by the test. */
export function session() {
  const standings = new Map<string, AccountStanding | Error>();
  let listener: (change: AuthChange) => void = () => undefined;
  let refuse: () => void = () => undefined;
  const gateway = {
    watch: vi.fn(async (hear: (change: AuthChange) => void) => {
      listener = hear;
      return vi.fn();
    }),
    readStanding: vi.fn(async (userId: string): Promise<AccountStanding> => {
      const standing = standings.get(userId) ?? 'active';
      if (standing instanceof Error) throw standing;
      return standing;
    }),
    reopen: vi.fn(async () => false),
    watchRefusals: vi.fn((hear: () => void) => {
      refuse = hear;
      return () => undefined;
    }),
    isAlive: vi.fn(async () => true),
    signIn: vi.fn(async () => {
      listener({ event: 'SIGNED_IN', user: ASHA });
      return ASHA;
    }),
    signOut: vi.fn(async () => listener({ event: 'SIGNED_OUT', user: null })),
  };
  const store = createSessionStore(gateway);
  const notices: SessionNotice[] = [];
  const phases: string[] = [];
  store.onNotice((notice) => notices.push(notice));
  store.subscribe(() => phases.push(store.getState().phase));
  const hear = async (event: AuthEventName, user: SessionUser | null): Promise<void> => {
    listener({ event, user });
    await vi.advanceTimersByTimeAsync(0);
  };
  const hearRefusal = async (): Promise<void> => {
    refuse();
    await vi.advanceTimersByTimeAsync(0);
  };
  return { store, gateway, standings, notices, phases, hear, hearRefusal };
}

export async function started() {
  const all = session();
  all.store.start();
  await vi.advanceTimersByTimeAsync(0);
  return all;
}
