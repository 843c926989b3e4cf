/** The person behind a session, from the auth server (spec section 3, session user). */
export interface SessionUser {
  readonly id: string;
  readonly email: string;
  readonly user_metadata: { readonly full_name?: string };
  readonly isEmailConfirmed: boolean;
  /** Identifies the session from sign-in to its end; null if the token has no id. */
  readonly sessionId: string | null;
}

/**
 * The fields read from the auth server's user; metadata can be edited by the person, so only the name is taken from
 * it.
 */
interface AuthUser {
  readonly id: string;
  readonly email?: string | undefined;
  readonly email_confirmed_at?: string | undefined;
  readonly user_metadata?: Readonly<Record<string, unknown>> | undefined;
}

export function toSessionUser(user: AuthUser, accessToken: string): SessionUser {
  const name = user.user_metadata?.['full_name'];
  return {
    id: user.id,
    email: user.email ?? '',
    user_metadata: typeof name === 'string' ? { full_name: name } : {},
    isEmailConfirmed: Boolean(user.email_confirmed_at),
    sessionId: sessionIdOf(accessToken),
  };
}

/** Used only to tell sessions apart; verifying the token is the backend's task. */
function sessionIdOf(accessToken: string): string | null {
  try {
    const payload = accessToken.split('.')[1] ?? '';
    const claims: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    const id =
      typeof claims === 'object' && claims !== null && 'session_id' in claims ? claims.session_id : null;
    return typeof id === 'string' ? id : null;
  } catch {
    return null;
  }
}
