import type { LoginForm } from '../../../core/contracts/auth-forms.ts';
import type { AuthChange } from '../api/watch-session.ts';
import type { AccountStanding } from './account.ts';
import { NotAdmitted } from './not-admitted.ts';
import type { SessionUser } from './session-user.ts';

/** `isLoading` becomes false after this time at the latest (spec section 9). */
export const AUTH_LOADING_LIMIT_MS = 10_000;

export interface SessionState {
  readonly phase: 'loading' | 'signed-out' | 'signed-in';
  readonly user: SessionUser | null;
  /** A password-recovery link opened this session, and the auth server accepted it. */
  readonly isRecovery: boolean;
  /** The session ended although nobody here signed out. */
  readonly isInterrupted: boolean;
}

/** A session event that the app must show or act on. */
export type SessionNotice =
  | 'account-missing'
  | 'account-deactivated'
  | 'account-reopened'
  | 'user-updated'
  | 'ended-elsewhere';

/** The dependencies of the store; `session-provider.tsx` provides the real ones. */
export interface SessionGateway {
  watch(listener: (change: AuthChange) => void): Promise<() => void>;
  readStanding(userId: string): Promise<AccountStanding>;
  /** Called when the backend has refused the session. Returns the unsubscribe function. */
  watchRefusals(listener: () => void): () => void;
  /** Whether the auth server still accepts the session. */
  isAlive(): Promise<boolean>;
  /** Reopens the account if the person came to have it reopened; returns whether it is open now. */
  reopen(): Promise<boolean>;
  signIn(form: LoginForm): Promise<SessionUser>;
  signOut(): Promise<void>;
}

export interface SessionStore {
  /** The page was opened at an address with the marker of a recovery link, whether or not the link is still valid. */
  readonly isRecoveryAddress: boolean;
  /** Starts listening; further calls have no effect. */
  start(): void;
  stop(): void;
  getState(): SessionState;
  subscribe(listener: () => void): () => void;
  onNotice(listener: (notice: SessionNotice) => void): () => void;
  /** Signs in and admits only an active account. Throws `NotAdmitted`, or the auth server's error. */
  signIn(form: LoginForm): Promise<SessionUser>;
  /** Ends the session. If it throws, the person is still signed in. */
  signOut(): Promise<void>;
  /** Checks again whether the account exists and is active, and signs the person out otherwise. */
  recheck(): Promise<void>;
}

const SIGNED_OUT: SessionState = {
  phase: 'signed-out',
  user: null,
  isRecovery: false,
  isInterrupted: false,
};

/**
 * The page's one session, updated by the auth events of this tab and of others. `isRecoveryAddress` must be read
 * before `start`, because the client then removes the link's tokens from the address.
 */
export function createSessionStore(gateway: SessionGateway, isRecoveryAddress = false): SessionStore {
  let state: SessionState = { ...SIGNED_OUT, phase: 'loading' };
  /** The current subscription; a new object per start, so that a late callback can detect that it is outdated. */
  let watching: { stop?: () => void; readonly stopWatchingRefusals: () => void } | null = null;
  let releaseTimer: ReturnType<typeof setTimeout> | undefined;
  /** True while this tab signs in with its form, whose auth events are then ignored. */
  let isBusy = false;
  /** True while this tab ends the session, whose end is then not announced. */
  let isEnding = false;
  let isDoubting = false;
  /** Incremented on every sign-in and sign-out, so that results of older checks are discarded. */
  let epoch = 0;
  /** A recovery link opened this session; set at once, before the account check has finished. */
  let isRecovery = false;
  const listeners = new Set<() => void>();
  const noticeListeners = new Set<(notice: SessionNotice) => void>();

  const publish = (next: SessionState): void => {
    clearTimeout(releaseTimer);
    state = next;
    for (const listener of listeners) listener();
  };
  const announce = (notice: SessionNotice): void => {
    for (const listener of noticeListeners) listener(notice);
  };
  const end = (): void => {
    epoch += 1;
    isRecovery = false;
    publish(SIGNED_OUT);
  };
  const enter = (user: SessionUser): void =>
    publish({ phase: 'signed-in', user, isRecovery, isInterrupted: false });

  const endSession = async (): Promise<void> => {
    isEnding = true;
    try {
      await gateway.signOut();
    } finally {
      isEnding = false;
    }
  };

  const turnAway = async (standing: 'missing' | 'deactivated'): Promise<void> => {
    // Discards all other checks of the same person, so that they are notified once.
    epoch += 1;
    // The session ends in this browser even if the auth server cannot be reached.
    await endSession().catch(() => undefined);
    end();
    announce(`account-${standing}`);
  };

  const admit = async (user: SessionUser): Promise<void> => {
    epoch += 1;
    const began = epoch;
    // A failed check says nothing about the account; the database guards the rows anyway.
    const standing = await gateway.readStanding(user.id).catch((): AccountStanding => 'active');
    if (began !== epoch) return;
    const isReopened = standing === 'deactivated' && (await gateway.reopen().catch(() => false));
    if (began !== epoch) return;
    if (standing !== 'active' && !isReopened) return turnAway(standing);
    enter(user);
    if (isReopened) announce('account-reopened');
  };

  const interrupt = (): void => {
    // Announced first: the listener navigates away before a guard sees that nobody is signed in.
    announce('ended-elsewhere');
    end();
    publish({ ...SIGNED_OUT, isInterrupted: true });
  };

  /** Checks a refused session with the auth server, one check at a time: the refusal may concern a single request. */
  const verifySession = async (): Promise<void> => {
    if (state.user === null || isBusy || isEnding || isDoubting) return;
    isDoubting = true;
    const isAlive = await gateway.isAlive().catch(() => true);
    isDoubting = false;
    if (isAlive || state.user === null || isEnding) return;
    // Its event announces the end; without a session left to end, there is no event.
    await gateway.signOut().catch(() => undefined);
    if (state.user !== null) interrupt();
  };

  const follow = ({ event, user }: AuthChange): void => {
    if (isBusy) return;
    isRecovery ||= event === 'PASSWORD_RECOVERY';
    if (user === null) {
      if (state.user === null || isEnding) end();
      else interrupt();
    } else if (state.user?.id !== user.id) void admit(user);
    else {
      enter(user);
      if (event === 'USER_UPDATED') announce('user-updated');
    }
  };

  return {
    isRecoveryAddress,
    start() {
      if (watching !== null) return;
      const own: { stop?: () => void; readonly stopWatchingRefusals: () => void } = {
        stopWatchingRefusals: gateway.watchRefusals(() => void verifySession()),
      };
      watching = own;
      releaseTimer = setTimeout(
        () => state.phase === 'loading' && publish(SIGNED_OUT),
        AUTH_LOADING_LIMIT_MS,
      );
      gateway.watch(follow).then(
        (stop) => {
          if (watching === own) own.stop = stop;
          else stop();
        },
        () => watching === own && publish(SIGNED_OUT),
      );
    },
    stop() {
      clearTimeout(releaseTimer);
      watching?.stop?.();
      watching?.stopWatchingRefusals();
      watching = null;
    },
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    onNotice(listener) {
      noticeListeners.add(listener);
      return () => noticeListeners.delete(listener);
    },
    async signIn(form) {
      isBusy = true;
      try {
        const user = await gateway.signIn(form);
        const standing = await gateway.readStanding(user.id).catch(() => 'unverifiable' as const);
        if (standing !== 'active') {
          await gateway.signOut().catch(() => undefined);
          throw new NotAdmitted(standing);
        }
        epoch += 1;
        isRecovery = false;
        enter(user);
        return user;
      } finally {
        isBusy = false;
      }
    },
    async signOut() {
      await endSession();
      end();
    },
    async recheck() {
      const { user } = state;
      if (user === null || isBusy) return;
      const began = epoch;
      const standing = await gateway.readStanding(user.id).catch((): AccountStanding => 'active');
      if (began === epoch && standing !== 'active') await turnAway(standing);
    },
  };
}
