import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { Database, Query } from '../database/database.ts';

type Metadata = Readonly<Record<string, unknown>>;

/** A row of `auth.users` with its identities, dates in ISO 8601. */
export interface Account {
  readonly id: string;
  readonly aud: string;
  readonly role: string;
  readonly email: string;
  readonly phone: string | null;
  readonly email_confirmed_at: string | null;
  readonly confirmation_sent_at: string | null;
  readonly last_sign_in_at: string | null;
  readonly raw_app_meta_data: Metadata;
  readonly raw_user_meta_data: Metadata;
  readonly created_at: string;
  readonly updated_at: string;
  readonly identities: readonly Metadata[];
}

const ACCOUNT_COLUMNS = `
  u.id, u.aud, u.role, u.email, u.phone, u.raw_app_meta_data, u.raw_user_meta_data,
  u.email_confirmed_at, u.confirmation_sent_at, u.last_sign_in_at, u.created_at, u.updated_at,
  coalesce((
    select jsonb_agg(jsonb_build_object(
      'identity_id', i.id, 'id', i.provider_id, 'user_id', i.user_id, 'identity_data', i.identity_data,
      'provider', i.provider, 'email', i.email, 'created_at', i.created_at, 'updated_at', i.updated_at,
      'last_sign_in_at', i.last_sign_in_at
    ) order by i.created_at) from auth.identities i where i.user_id = u.id), '[]') as identities`;

/** The JSON of a user, in GoTrue's shape. */
export function toUserJson(account: Account): Record<string, unknown> {
  const { raw_app_meta_data, raw_user_meta_data, phone, email_confirmed_at, ...rest } = account;
  const { confirmation_sent_at, last_sign_in_at, ...always } = rest;
  return {
    ...always,
    phone: phone ?? '',
    ...(confirmation_sent_at === null ? {} : { confirmation_sent_at }),
    ...(last_sign_in_at === null ? {} : { last_sign_in_at }),
    ...(email_confirmed_at === null ? {} : { email_confirmed_at, confirmed_at: email_confirmed_at }),
    app_metadata: raw_app_meta_data,
    user_metadata: raw_user_meta_data,
    is_anonymous: false,
  };
}

export async function findById(query: Query, id: string): Promise<Account | null> {
  const rows = await query<Account>(`select ${ACCOUNT_COLUMNS} from auth.users u where u.id::text = $1`, [
    id,
  ]);
  return rows[0] ?? null;
}

export async function findByEmail(query: Query, email: string): Promise<Account | null> {
  const rows = await query<Account>(`select ${ACCOUNT_COLUMNS} from auth.users u where u.email = $1`, [
    email.toLowerCase(),
  ]);
  return rows[0] ?? null;
}

/** One page of all accounts, oldest first. */
export async function listAccounts(query: Query, limit: number, offset: number): Promise<readonly Account[]> {
  return query<Account>(
    `select ${ACCOUNT_COLUMNS} from auth.users u order by u.created_at, u.id limit $1 offset $2`,
    [limit, offset],
  );
}

export async function countAccounts(query: Query): Promise<number> {
  const rows = await query<{ total: number }>('select count(*)::int as total from auth.users');
  return rows[0]?.total ?? 0;
}

/**
 * Whether this is the account's password. pgcrypto knows only bcrypt's older prefix `$2a$`; Lite's `$2b$` is the same
 * algorithm.
 */
export async function hasPassword(query: Query, id: string, password: string): Promise<boolean> {
  const rows = await query<{ same: boolean }>(
    `select hash = extensions.crypt($2, hash) as same
       from (select regexp_replace(encrypted_password, '^\\$2[by]', '$2a') as hash
               from auth.users where id::text = $1 and encrypted_password <> '') as stored`,
    [id, password],
  );
  return rows[0]?.same ?? false;
}

/** bcrypt's work factor for passwords set by the service; sign-up uses Lite's. */
const BCRYPT_COST = 8;

export interface NewAccount {
  readonly email: string;
  readonly password: string | null;
  readonly isConfirmed: boolean;
  readonly appMetadata: Metadata;
  readonly userMetadata: Metadata;
}

/** Creates an account and its email identity in one transaction and returns its id. */
export async function insertAccount(database: Database, account: NewAccount): Promise<string> {
  const id = randomUUID();
  const email = account.email.toLowerCase();
  const provider = { provider: 'email', providers: ['email'] };
  await database.transaction(async (query) => {
    await query(
      `insert into auth.users (id, email, encrypted_password, email_confirmed_at, raw_app_meta_data, raw_user_meta_data)
       values ($1::uuid, $2,
         case when $3::text is null then '' else extensions.crypt($3::text, extensions.gen_salt('bf', ${BCRYPT_COST})) end,
         case when $4::boolean then now() end, $5::jsonb, $6::jsonb)`,
      [
        id,
        email,
        account.password,
        account.isConfirmed,
        JSON.stringify({ ...account.appMetadata, ...provider }),
        JSON.stringify({ ...account.userMetadata, email_verified: true }),
      ],
    );
    await query(
      `insert into auth.identities (id, provider, provider_id, user_id, identity_data)
       values ($1::uuid, 'email', $2::text, $2::uuid, $3::jsonb)`,
      [randomUUID(), id, JSON.stringify({ sub: id, email, email_verified: false, phone_verified: false })],
    );
  });
  return id;
}

export interface AccountChange {
  readonly email?: string | undefined;
  readonly password?: string | undefined;
  readonly email_confirm?: boolean | undefined;
  readonly app_metadata?: Metadata | undefined;
  readonly user_metadata?: Metadata | undefined;
}

/** Updates the given fields only; metadata are merged key by key, as in GoTrue. */
export async function updateAccount(database: Database, id: string, change: AccountChange): Promise<void> {
  await database.query(
    `update auth.users set
       email = coalesce($2, email),
       encrypted_password = coalesce(extensions.crypt($3::text, extensions.gen_salt('bf', ${BCRYPT_COST})), encrypted_password),
       email_confirmed_at = case when $4::boolean then coalesce(email_confirmed_at, now()) else email_confirmed_at end,
       raw_app_meta_data = coalesce(raw_app_meta_data, '{}') || $5::jsonb,
       raw_user_meta_data = coalesce(raw_user_meta_data, '{}') || $6::jsonb,
       updated_at = now()
     where id::text = $1`,
    [
      id,
      change.email?.toLowerCase() ?? null,
      change.password ?? null,
      change.email_confirm ?? false,
      JSON.stringify(change.app_metadata ?? {}),
      JSON.stringify(change.user_metadata ?? {}),
    ],
  );
  if (change.password !== undefined) await endSessions(database.query, id, null);
}

/** Creates and returns a new confirmation token for an account; the former link stops working. */
export async function renewConfirmation(query: Query, id: string): Promise<string> {
  const token = createHash('sha256').update(randomBytes(32)).digest('hex');
  await query(
    'update auth.users set confirmation_token = $2, confirmation_sent_at = now() where id::text = $1',
    [id, token],
  );
  return token;
}

/** Ends a person's sessions, all or all but one. */
export async function endSessions(query: Query, id: string, exceptSession: string | null): Promise<void> {
  await query(
    `delete from auth.refresh_tokens where user_id::text = $1 and session_id::text is distinct from $2`,
    [id, exceptSession],
  );
  await query(`delete from auth.sessions where user_id::text = $1 and id::text is distinct from $2`, [
    id,
    exceptSession,
  ]);
}
