import { getAuth } from '../../../lib/auth.ts';
import { type SessionUser, toSessionUser } from '../model/session-user.ts';

/** The auth events of spec section 4. */
export type AuthEventName =
  | 'INITIAL_SESSION'
  | 'SIGNED_IN'
  | 'SIGNED_OUT'
  | 'USER_UPDATED'
  | 'TOKEN_REFRESHED'
  | 'PASSWORD_RECOVERY'
  | 'MFA_CHALLENGE_VERIFIED';

export interface AuthChange {
  readonly event: AuthEventName;
  /** Null when the session has ended or there is none. */
  readonly user: SessionUser | null;
}

/** Subscribes to changes of the session in this tab and in others. Returns the unsubscribe function. */
export async function watchSession(listener: (change: AuthChange) => void): Promise<() => void> {
  const auth = await getAuth();
  const { data } = auth.onAuthStateChange((event, session) => {
    listener({ event, user: session?.user ? toSessionUser(session.user, session.access_token) : null });
  });
  return () => data.subscription.unsubscribe();
}
