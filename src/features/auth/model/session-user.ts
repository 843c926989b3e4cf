/** The person behind a session, as the auth server names them (spec section 3, session user). */
export interface SessionUser {
  readonly id: string;
  readonly email: string;
  readonly user_metadata: { readonly full_name?: string };
  readonly isEmailConfirmed: boolean;
  /** Names the session from its sign-in to its end; null where the token does not say. */
  readonly sessionId: string | null;
}

/** What is read of the auth server's user; metadata is the person's own writing and is believed for nothing but a name. */
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

/** Only to tell sessions apart; that the token is genuine is the backend's to check. */
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
