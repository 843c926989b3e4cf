/** The person behind a session, as the auth server names them (spec section 3, session user). */
export interface SessionUser {
  readonly id: string;
  readonly email: string;
  readonly user_metadata: { readonly full_name?: string };
  readonly isEmailConfirmed: boolean;
}

/** What is read of the auth server's user; metadata is the person's own writing and is believed for nothing but a name. */
interface AuthUser {
  readonly id: string;
  readonly email?: string | undefined;
  readonly email_confirmed_at?: string | undefined;
  readonly user_metadata?: Readonly<Record<string, unknown>> | undefined;
}

export function toSessionUser(user: AuthUser): SessionUser {
  const name = user.user_metadata?.['full_name'];
  return {
    id: user.id,
    email: user.email ?? '',
    user_metadata: typeof name === 'string' ? { full_name: name } : {},
    isEmailConfirmed: Boolean(user.email_confirmed_at),
  };
}
