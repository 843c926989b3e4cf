import { PLAN_IDS } from '../../src/core/billing/plans.ts';
import type { Stack } from '../../supabase/local/stack.ts';
import { signIn, startTestStack } from '../support/stack.ts';
import type { Figure } from './figure.ts';

const REQUESTS_PER_READ = 200;
const CONCURRENT_REQUESTS = 8;
const MS_PER_SECOND = 1000;

interface HotRead {
  readonly name: string;
  readonly path: (userId: string) => string;
  readonly body?: (userId: string) => unknown;
}

/** What every signed-in page asks for, as the client asks for it. */
const HOT_READS: readonly HotRead[] = [
  { name: 'own profile', path: (id) => `/rest/v1/profiles?select=id,role,status,full_name&id=eq.${id}` },
  { name: 'own subscription', path: (id) => `/rest/v1/subscriptions?select=*&user_id=eq.${id}` },
  { name: 'plans by price', path: () => '/rest/v1/plans?select=*&order=price.asc' },
  {
    name: 'plan used before',
    path: (id) =>
      `/rest/v1/subscription_history?select=id&user_id=eq.${id}&plan_id=eq.${PLAN_IDS.free}&limit=1`,
  },
  {
    name: 'demo uses',
    path: () => '/rest/v1/rpc/get_demo_usage_count',
    body: (id) => ({ user_id_param: id }),
  },
];

/** Requests per second of the hot reads under row level security, over HTTP, against the embedded database. */
export async function measureBackendReads(): Promise<readonly Figure[]> {
  const stack = await startTestStack({ functions: false });
  try {
    const client = await signIn(stack, 'expert');
    const { data } = await client.auth.getSession();
    if (data.session === null) throw new Error('expert has no session');
    const { access_token: token, user } = data.session;
    const figures: Figure[] = [];
    for (const read of HOT_READS) {
      const rate = await requestsPerSecond(() => ask(stack, read, user.id, token));
      figures.push({ name: `${read.name}, under RLS`, value: rate.toFixed(0), unit: 'requests/s' });
    }
    return figures;
  } finally {
    await stack.stop();
  }
}

async function ask(stack: Stack, read: HotRead, userId: string, token: string): Promise<void> {
  const body = read.body?.(userId);
  const response = await fetch(`${stack.url}${read.path(userId)}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      apikey: stack.keys.publishable,
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${read.name}: ${response.status} ${text}`);
}

async function requestsPerSecond(request: () => Promise<void>): Promise<number> {
  await request();
  const start = performance.now();
  let left = REQUESTS_PER_READ;
  const worker = async (): Promise<void> => {
    while (left > 0) {
      left -= 1;
      await request();
    }
  };
  await Promise.all(Array.from({ length: CONCURRENT_REQUESTS }, worker));
  return (REQUESTS_PER_READ / (performance.now() - start)) * MS_PER_SECOND;
}
