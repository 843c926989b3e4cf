import { SEED_PASSWORD } from '../../supabase/local/people.ts';
import type { Stack } from '../../supabase/local/stack.ts';

export interface ApiRequest {
  readonly method: 'GET' | 'HEAD' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';
  /** Below the stack's origin, with the query as it goes over the wire. */
  readonly path: string;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  /** Makes another token of the actor's own. */
  readonly forge?: (token: string) => string;
}

export interface ApiAnswer {
  readonly status: number;
  readonly body: string;
  readonly contentRange: string | null;
}

interface CastMember {
  readonly name: string;
  readonly id: string;
  readonly token: string;
  /** Text that gives this person away: address, name, what Stripe calls them. */
  readonly traces: readonly string[];
}

/** The seeded people, each signed in once. */
export interface Cast {
  readonly people: readonly CastMember[];
  person(name: string): CastMember | undefined;
}

interface PersonRow {
  readonly id: string;
  readonly email: string;
  readonly full_name: string;
  readonly stripe_customer_id: string | null;
}

/** Signs in everybody of the seed; deactivated people get a token too, as they do on the hosted service. */
export async function signInSeededPeople(stack: Stack): Promise<Cast> {
  const rows = await stack.sql<PersonRow>(
    'select id, email, full_name, stripe_customer_id from public.profiles order by email',
  );
  const people: CastMember[] = [];
  for (const row of rows) {
    people.push({
      name: row.email.split('@')[0] ?? row.email,
      id: row.id,
      token: await passwordToken(stack, row.email, SEED_PASSWORD),
      traces: [row.email, row.full_name, row.stripe_customer_id].filter((text) => text !== null),
    });
  }
  return { people, person: (name) => people.find((person) => person.name === name) };
}

/** The access token that signing in with a password gives. */
export async function passwordToken(stack: Stack, email: string, password: string): Promise<string> {
  const answer = await fetch(`${stack.url}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { apikey: stack.keys.publishable, 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  const body = (await answer.json()) as { access_token?: string };
  if (body.access_token === undefined) throw new Error(`${email} could not sign in: ${JSON.stringify(body)}`);
  return body.access_token;
}

/** Sends a request as the actor: a seeded person, `anon` without a token, or `service` with the secret key. */
export async function send(stack: Stack, cast: Cast, actor: string, request: ApiRequest): Promise<ApiAnswer> {
  const person = cast.person(actor);
  if (person === undefined && actor !== 'anon' && actor !== 'service') throw new Error(`Nobody is ${actor}.`);
  const token = request.forge?.(person?.token ?? '') ?? person?.token;
  const answer = await fetch(stack.url + request.path, {
    method: request.method,
    headers: {
      apikey: actor === 'service' ? stack.keys.secret : stack.keys.publishable,
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(request.body === undefined ? {} : { 'content-type': 'application/json' }),
      ...request.headers,
    },
    ...(request.body === undefined ? {} : { body: JSON.stringify(request.body) }),
  });
  return {
    status: answer.status,
    body: await answer.text(),
    contentRange: answer.headers.get('content-range'),
  };
}
