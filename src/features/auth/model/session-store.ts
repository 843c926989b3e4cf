import type { LoginForm } from '../../../core/contracts/auth-forms.ts';
import type { AuthChange } from '../api/watch-session.ts';
import type { AccountStanding } from './account.ts';
import { NotAdmitted } from './not-admitted.ts';
import type { SessionUser } from './session-user.ts';

/** Loading is released at the latest after this long (spec section 9). */
export const AUTH_LOADING_LIMIT_MS = 10_000;

export interface SessionState {
  readonly phase: 'loading' | 'signed-out' | 'signed-in';
  readonly user: SessionUser | null;
  /** A password-recovery link opened this session, and the auth server honoured it. */
  readonly isRecovery: boolean;
  /** The session ended although nobody here has asked for it. */
  readonly isInterrupted: boolean;
}

/** Something that happened to the session and that the app has to tell or follow. */
export type SessionNotice =
  | 'account-missing'
  | 'account-deactivated'
  | 'account-reopened'
  | 'user-updated'
  | 'ended-elsewhere';

/** What the store needs of the world; the real one is composed in `session-provider.tsx`. */
export interface SessionGateway {
  watch(listener: (change: AuthChange) => void): Promise<() => void>;
  readStanding(userId: string): Promise<AccountStanding>;
  /** Hears when the backend has refused the session. Answers the way to stop. */
  watchRefusals(listener: () => void): () => void;
  /** Whether the auth server still knows the session. */
  isAlive(): Promise<boolean>;
  /** Opens the closed account of whoever has come to have it opened again; answers whether it is open now. */
  reopen(): Promise<boolean>;
  signIn(form: LoginForm): Promise<SessionUser>;
  signOut(): Promise<void>;
}

export interface SessionStore {
  /** The page was opened at an address with the marker of a recovery link, whatever the link is still worth. */
  readonly isRecoveryAddress: boolean;
  /** Begins to listen; further calls change nothing. */
  start(): void;
  stop(): void;
  getState(): SessionState;
  subscribe(listener: () => void): () => void;
  onNotice(listener: (notice: SessionNotice) => void): () => void;
  /** Signs in and lets only an active account through. Throws `NotAdmitted`, or what the auth server answers. */
  signIn(form: LoginForm): Promise<SessionUser>;
  /** Ends the session. Where that throws, the person is still signed in. */
  signOut(): Promise<void>;
  /** Looks again whether the account still exists and is active, and turns the person away otherwise. */
  recheck(): Promise<void>;
}

const SIGNED_OUT: SessionState = {
  phase: 'signed-out',
  user: null,
  isRecovery: false,
  isInterrupted: false,
};

/**
 * One session for the whole page, fed by the auth events of this tab and the others. `isRecoveryAddress` is read before
 * `start`, because the client then takes the link's tokens out of the address.
 */
export function createSessionStore(gateway: SessionGateway, isRecoveryAddress = false): SessionStore {
  let state: SessionState = { ...SIGNED_OUT, phase: 'loading' };
  /** The listening that is under way; a new object for each start, so that a late answer finds its own. */
  let watching: { stop?: () => void; readonly stopHearing: () => void } | null = null;
  let releaseTimer: ReturnType<typeof setTimeout> | undefined;
  /** Set while this tab signs in by its form: the events of that are then not news. */
  let isBusy = false;
  /** Set while this tab ends the session: its end is then no news either. */
  let isEnding = false;
  let isDoubting = false;
  /** Counts who came and went, so that a check that began before is not believed after. */
  let epoch = 0;
  /** A recovery link has opened this session; known at once, while the account is still being looked at. */
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
    // From here on no other check of the same person is believed, so that they are told once.
    epoch += 1;
    // The session is over on this side even where the auth server cannot be told.
    await endSession().catch(() => undefined);
    end();
    announce(`account-${standing}`);
  };

  const admit = async (user: SessionUser): Promise<void> => {
    epoch += 1;
    const began = epoch;
    // A check that fails says nothing about the account: the rows stay guarded by the database anyway.
    const standing = await gateway.readStanding(user.id).catch((): AccountStanding => 'active');
    if (began !== epoch) return;
    const isReopened = standing === 'deactivated' && (await gateway.reopen().catch(() => false));
    if (began !== epoch) return;
    if (standing !== 'active' && !isReopened) return turnAway(standing);
    enter(user);
    if (isReopened) announce('account-reopened');
  };

  const interrupt = (): void => {
    // Told first: whoever leads the person away from here does so before a guard sees that nobody is signed in.
    announce('ended-elsewhere');
    end();
    publish({ ...SIGNED_OUT, isInterrupted: true });
  };

  /** A refusal may be of one request only: the auth server is asked, once at a time. */
  const doubt = async (): Promise<void> => {
    if (state.user === null || isBusy || isEnding || isDoubting) return;
    isDoubting = true;
    const isAlive = await gateway.isAlive().catch(() => true);
    isDoubting = false;
    if (isAlive || state.user === null || isEnding) return;
    // Its event interrupts; where nothing was left to end, nothing is heard.
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
      const own: { stop?: () => void; readonly stopHearing: () => void } = {
        stopHearing: gateway.watchRefusals(() => void doubt()),
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
      watching?.stopHearing();
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
