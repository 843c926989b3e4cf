import type { Control } from '../../support/attack-table.ts';
import type { ApiRequest } from '../../support/cast.ts';
import { idOf, type SeedName } from '../../support/people.ts';

/** Short words for the requests that attacks are made of. Writes ask for the rows they have written. */
const RETURN_ROWS = { prefer: 'return=representation' };

export const read = (query: string, headers: Readonly<Record<string, string>> = {}): ApiRequest => ({
  method: 'GET',
  path: `/rest/v1/${query}`,
  headers,
});

export const change = (query: string, body: unknown): ApiRequest => ({
  method: 'PATCH',
  path: `/rest/v1/${query}`,
  body,
  headers: RETURN_ROWS,
});

export const add = (query: string, body: unknown): ApiRequest => ({
  method: 'POST',
  path: `/rest/v1/${query}`,
  body,
  headers: RETURN_ROWS,
});

/** `insert ... on conflict do update`: an update in an insert's clothes. */
export const upsert = (query: string, body: unknown): ApiRequest => ({
  ...add(query, body),
  headers: { prefer: 'resolution=merge-duplicates,return=representation' },
});

export const remove = (query: string): ApiRequest => ({
  method: 'DELETE',
  path: `/rest/v1/${query}`,
  headers: RETURN_ROWS,
});

export const call = (name: string, body: unknown): ApiRequest => ({
  method: 'POST',
  path: `/rest/v1/rpc/${name}`,
  body,
});

export const profileOf = (name: SeedName): string => `profiles?id=eq.${idOf(name)}`;

/** Refused outright: 401 for visitors, 403 for people. */
export const REFUSED = [401, 403] as const;
/** Refused outright, or answered with nothing because no row is in reach. */
export const NOTHING_OR_REFUSED = [200, 401, 403] as const;

/** A person may rename themselves. */
export const renamesThemselves = (name: SeedName): Control => ({
  actor: name,
  request: change(profileOf(name), { full_name: 'Renamed Person' }),
  statuses: [200],
  leaves: { sql: `select full_name from profiles where id = '${idOf(name)}'`, value: 'Renamed Person' },
});

/** Everybody reads their own profile. */
export const readsThemselves = (name: SeedName): Control => ({
  actor: name,
  request: read(`${profileOf(name)}&select=email`),
  statuses: [200],
  finds: `${name}@benchready.test`,
});

/** An administrator makes an ordinary person an administrator, and the log says who did. */
export const promotesTheNewcomer = (actor: 'admin' | 'super'): Control => ({
  actor,
  request: change(profileOf('new'), { role: 'admin' }),
  statuses: [200],
  leaves: {
    sql: `select string_agg(details ->> 'from' || '>' || (details ->> 'to'), ',') from audit_log
      where actor_id = '${idOf(actor)}' and subject_id = '${idOf('new')}' and action = 'role_changed'`,
    value: 'user>admin',
  },
});

/** Whether the database has noted that a row changed since the test's copy was made. */
export const touched = (table: string, key: string, name: SeedName): string =>
  `select now_row.updated_at > copy.updated_at
  from public.${table} now_row join test_backup."public.${table}" copy using (${key})
  where ${key} = '${idOf(name)}'`;
