import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Stack } from '../../supabase/local/stack.ts';
import { denoProcessesOf } from '../support/processes.ts';
import { startTestStack } from '../support/stack.ts';

let stack: Stack;
beforeAll(async () => {
  stack = await startTestStack();
});
afterAll(() => stack.stop());

const denoProcesses = (): readonly number[] => denoProcessesOf(process.pid);

function call(name: string, init: RequestInit = {}): Promise<Response> {
  return fetch(`${stack.url}/functions/v1/${name}`, init);
}

describe('the functions behind the stack', () => {
  it('answer over HTTP under Deno: method, headers, body and status pass through', async () => {
    const preflight = await call('create-checkout-session', {
      method: 'OPTIONS',
      headers: { origin: stack.siteUrl, 'access-control-request-method': 'POST' },
    });
    expect(preflight.ok).toBe(true);
    expect(preflight.headers.get('access-control-allow-origin')).not.toBeNull();
    const nobody = await call('create-checkout-session', { method: 'POST', body: '{}' });
    expect(nobody.status).toBe(401);
    expect(await nobody.json()).toMatchObject({ error: 'Not authenticated' });
    expect((await call('no-such-function')).status).toBe(404);
  });

  it('come back after their process has died', async () => {
    const [first] = denoProcesses();
    expect(first).toBeDefined();
    if (first === undefined) return;
    process.kill(first, 'SIGKILL');
    const answers = async (): Promise<number> => (await call('no-such-function')).status;
    await expect.poll(answers, { timeout: 30_000, interval: 100 }).toBe(404);
    expect(denoProcesses()).not.toContain(first);
  });

  it('end with the stack', async () => {
    const other = await startTestStack();
    const before = denoProcesses();
    await fetch(`${other.url}/functions/v1/no-such-function`);
    expect(denoProcesses()).toHaveLength(before.length + 1);
    await other.stop();
    expect(denoProcesses()).toEqual(before);
  });

  it('are reported missing when the stack runs without them', async () => {
    const bare = await startTestStack({ functions: false });
    const answer = await fetch(`${bare.url}/functions/v1/list-invoices`);
    expect(answer.status).toBe(503);
    expect(answer.headers.get('retry-after')).not.toBeNull();
    await bare.stop();
  });
});
