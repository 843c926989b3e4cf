import type { Stack } from '../../supabase/local/stack.ts';
import { type ApiAnswer, type ApiRequest, type Cast, send } from './cast.ts';
import { readEverything } from './database-state.ts';

/** Whoever knocks: a seeded person by the name before the @, a visitor, or the service key. */
type Actor = 'anon' | 'service' | (string & {});

/** The rightful person doing the rightful thing, so that a refusal cannot come from everything being refused. */
export interface Control {
  readonly actor: Actor;
  readonly request: ApiRequest;
  readonly statuses: readonly number[];
  /** Text the answer must hold. */
  readonly finds?: string;
  /** A question to the database afterwards, and the one value it must answer. */
  readonly leaves?: { readonly sql: string; readonly value: unknown };
}

/** One thing that must not work. Denied means what design/security.md says, in its four points. */
export interface Attack {
  readonly id: string;
  readonly actor: Actor;
  readonly request: ApiRequest;
  /** What the world is like before it, as the owner sets it up. One statement. */
  readonly given?: string;
  readonly allowedStatuses: readonly number[];
  /** Text the answer must not hold, besides everybody else's names and addresses. */
  readonly forbiddenText: readonly string[];
  /** Tables that must stay as they are, by content and by row version; every table when left out. */
  readonly frozenRows?: readonly string[];
  /** A filter that finds nothing of anybody else may still find the actor's own rows, this many. */
  readonly ownRows?: number;
  readonly control: Control;
}

const EMPTY_BODIES: readonly string[] = ['', '[]', 'null'];
/** Nothing of the server's inside belongs into an answer. */
const INSIDES: readonly string[] = ['node_modules', '/work/', 'supabase/local', 'encrypted_password', '$2b$'];

/** Tries the attack and then its control; answers every way in which the defence failed, in words. */
export async function findBreaches(stack: Stack, cast: Cast, attack: Attack): Promise<readonly string[]> {
  const breaches: string[] = [];
  if (attack.given !== undefined) await stack.sql(attack.given);
  const before = await readEverything(stack, attack.frozenRows);
  const answer = await send(stack, cast, attack.actor, attack.request);
  const after = await readEverything(stack, attack.frozenRows);

  if (!attack.allowedStatuses.includes(answer.status)) {
    breaches.push(`answered ${answer.status}: ${answer.body.slice(0, 300)}`);
  }
  if (answer.status < 400) breaches.push(...foundSomething(answer, attack.ownRows ?? 0));
  const own = cast.person(attack.actor);
  // The service may know everybody; what it must not do is change.
  const strangers = attack.actor === 'service' ? [] : cast.people.filter((person) => person !== own);
  const others = strangers.flatMap((person) => person.traces);
  for (const text of [...attack.forbiddenText, ...others, ...INSIDES]) {
    if (answer.body.includes(text)) breaches.push(`the answer holds "${text}"`);
  }
  for (const [table, rows] of Object.entries(before)) {
    if (rows !== after[table] && !isCounter(table, attack)) breaches.push(`${table} changed`);
  }
  breaches.push(...(await failedControl(stack, cast, attack.control)));
  return breaches;
}

/** The functions note down that somebody asked, also when they refuse: that is what limits how often. */
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

async function failedControl(stack: Stack, cast: Cast, control: Control): Promise<readonly string[]> {
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
