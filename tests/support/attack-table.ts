import type { Stack } from '../../supabase/local/stack.ts';
import { type ApiAnswer, type ApiRequest, type Cast, send } from './cast.ts';
import { readVersions } from './database-state.ts';

/** Who sends the request: a seeded person by the name before the @, a visitor, or the service key. */
type Actor = 'anon' | 'service' | (string & {});

/** The permitted request of the permitted person, so that a refusal cannot come from everything being refused. */
export interface Control {
  readonly actor: Actor;
  readonly request: ApiRequest;
  readonly statuses: readonly number[];
  /** Text that the response must contain. */
  readonly finds?: string;
  /** A query afterwards, and the one value it must return. */
  readonly leaves?: { readonly sql: string; readonly value: unknown };
}

/** A request that must be denied, as design/security.md defines it in four points. */
export interface Attack {
  readonly id: string;
  readonly actor: Actor;
  readonly request: ApiRequest;
  /** One SQL statement that prepares the state, run as the owner. */
  readonly given?: string;
  readonly allowedStatuses: readonly number[];
  /** Text that the response must not contain, besides other people's names and addresses. */
  readonly forbiddenText: readonly string[];
  /** Tables that must not change, by row version; all tables by default. */
  readonly frozenRows?: readonly string[];
  /** A filter that finds nothing of anybody else may still find the actor's own rows, this many. */
  readonly ownRows?: number;
  readonly control: Control;
}

const EMPTY_BODIES: readonly string[] = ['', '[]', 'null'];
/** Server internals that no response may contain. */
const INSIDES: readonly string[] = ['node_modules', '/work/', 'supabase/local', 'encrypted_password', '$2b$'];

/**
 * Sends the attack and then its control; returns a description of each failed defence.
 *
 * @param letThrough controls that were let through before from the same rows: another time proves nothing more
 */
export async function findBreaches(
  stack: Stack,
  cast: Cast,
  attack: Attack,
  letThrough: Set<string> = new Set(),
): Promise<readonly string[]> {
  const breaches: string[] = [];
  if (attack.given !== undefined) await stack.sql(attack.given);
  const before = await readVersions(stack, attack.frozenRows);
  const answer = await send(stack, cast, attack.actor, attack.request);
  const after = await readVersions(stack, attack.frozenRows);

  if (!attack.allowedStatuses.includes(answer.status)) {
    breaches.push(`answered ${answer.status}: ${answer.body.slice(0, 300)}`);
  }
  if (answer.status < 400) breaches.push(...foundSomething(answer, attack.ownRows ?? 0));
  const own = cast.person(attack.actor);
  // The service may read everybody's data; it must only change nothing.
  const strangers = attack.actor === 'service' ? [] : cast.people.filter((person) => person !== own);
  const others = strangers.flatMap((person) => person.traces);
  for (const text of [...attack.forbiddenText, ...others, ...INSIDES]) {
    if (answer.body.includes(text)) breaches.push(`the answer holds "${text}"`);
  }
  for (const [table, rows] of Object.entries(before)) {
    if (rows !== after[table] && !isCounter(table, attack)) breaches.push(`${table} changed`);
  }
  const control = controlKey(attack);
  if (letThrough.has(control)) return breaches;
  const failures = await failedControl(stack, cast, attack.control);
  if (failures.length === 0) letThrough.add(control);
  return [...breaches, ...failures];
}

/** Whether the table only counts requests, which functions also do when they refuse (rate limits). */
function isCounter(table: string, { request }: Attack): boolean {
  return table === 'private.turns' && request.path.startsWith('/functions/v1/');
}

/** 200 is a refusal only with nothing in it; a count says as much as rows. */
function foundSomething(answer: ApiAnswer, ownRows: number): readonly string[] {
  const found: string[] = [];
  const total = answer.contentRange?.split('/')[1];
  if (total !== undefined && total !== '*' && Number(total) > ownRows) found.push(`counted ${total} rows`);
  if (EMPTY_BODIES.includes(answer.body)) return found;
  const rows = parseRows(answer.body);
  if (rows === null || rows.length > ownRows) found.push(`answered with ${answer.body.slice(0, 300)}`);
  return found;
}

function parseRows(body: string): readonly unknown[] | null {
  try {
    const parsed: unknown = JSON.parse(body);
    return Array.isArray(parsed) ? parsed : null;
  } catch {
    return null;
  }
}

/** The same for attacks with the same control over the same rows. */
export function controlKey({ given, control }: Attack): string {
  return JSON.stringify([given, control]);
}

/** Sends the control; returns what of it was not as promised. */
export async function failedControl(stack: Stack, cast: Cast, control: Control): Promise<readonly string[]> {
  const failures: string[] = [];
  const answer = await send(stack, cast, control.actor, control.request);
  if (!control.statuses.includes(answer.status)) {
    failures.push(`control answered ${answer.status}: ${answer.body.slice(0, 300)}`);
  }
  if (control.finds !== undefined && !answer.body.includes(control.finds)) {
    failures.push(`control did not find "${control.finds}" in ${answer.body.slice(0, 300)}`);
  }
  if (control.leaves !== undefined) {
    const [row] = await stack.sql<Record<string, unknown>>(control.leaves.sql);
    const value = row === undefined ? undefined : Object.values(row)[0];
    if (value !== control.leaves.value) {
      failures.push(`control left ${JSON.stringify(value)}, not ${JSON.stringify(control.leaves.value)}`);
    }
  }
  return failures;
}
