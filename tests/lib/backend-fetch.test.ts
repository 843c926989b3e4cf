import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { backendFetch } from '../../src/lib/backend-fetch.ts';
import { serverNow } from '../../src/lib/server-clock.ts';

const ORIGIN = 'https://backend.test';
const DEVICE_NOW = Date.parse('2030-01-01T00:00:00Z');
const realFetch = globalThis.fetch;

beforeEach(() => void vi.useFakeTimers({ now: DEVICE_NOW, toFake: ['Date'] }));
afterEach(() => {
  vi.useRealTimers();
  globalThis.fetch = realFetch;
});

/** The backend answers the next request so. */
function answer(path: string, body: unknown, headers: Record<string, string> = {}, status = 200): string {
  globalThis.fetch = async () => Response.json(body, { status, headers });
  return `${ORIGIN}${path}`;
}

describe('the time of the server', () => {
  it('is read from any answer that has it', async () => {
    await backendFetch(answer('/rest/v1/plans', [], { date: 'Tue, 01 Jan 2026 00:00:00 GMT' }));
    expect(new Date(serverNow()).toISOString()).toBe('2026-01-01T00:00:00.000Z');
  });

  it('is that of the device when the difference is only the delay of the answer', async () => {
    await backendFetch(answer('/rest/v1/plans', [], { date: 'Mon, 31 Dec 2029 23:59:57 GMT' }));
    expect(serverNow()).toBe(DEVICE_NOW);
  });

  it('stays as it was after an answer without it', async () => {
    await backendFetch(answer('/rest/v1/plans', [], { date: 'Tue, 01 Jan 2026 00:00:00 GMT' }));
    await backendFetch(answer('/rest/v1/plans', []));
    await backendFetch(answer('/rest/v1/plans', [], { date: 'yesterday' }));
    expect(new Date(serverNow()).getUTCFullYear()).toBe(2026);
  });
});

describe('a new session', () => {
  const session = { access_token: 'a', expires_in: 3600, expires_at: 1_700_000_000 };

  it('ends after its span by the clock of the device', async () => {
    const got = await backendFetch(answer('/auth/v1/token', session));
    expect(await got.json()).toEqual({ access_token: 'a', expires_in: 3600 });
  });

  it('is left alone in any other answer, and a refusal is passed on', async () => {
    const other = await backendFetch(answer('/rest/v1/sessions', session));
    expect(await other.json()).toEqual(session);
    const refusal = await backendFetch(answer('/auth/v1/token', { msg: 'no', expires_at: 1 }, {}, 400));
    expect(refusal.status).toBe(400);
    expect(await refusal.json()).toEqual({ msg: 'no', expires_at: 1 });
  });
});
