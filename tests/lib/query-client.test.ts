import { describe, expect, it, vi } from 'vitest';
import { createQueryClient } from '../../src/lib/query-client.ts';

/** Asks once with a read that always fails this way, without the waits between tries. */
async function triesAfter(failure: unknown): Promise<number> {
  const read = vi.fn(() => Promise.reject(failure));
  await createQueryClient()
    .fetchQuery({
      queryKey: ['x'],
      queryFn: read,
      ...createQueryClient().getDefaultOptions().queries,
      retryDelay: 0,
    })
    .catch(() => undefined);
  return read.mock.calls.length;
}

describe('a read that fails', () => {
  it('is tried three times when the network or the server is the reason', async () => {
    expect(await triesAfter(new TypeError('Failed to fetch'))).toBe(3);
    expect(await triesAfter({ status: 503, message: 'unavailable' })).toBe(3);
  });

  it('is not tried again after a refusal', async () => {
    expect(await triesAfter({ status: 403, message: 'forbidden' })).toBe(1);
    expect(await triesAfter({ code: '42501', message: 'permission denied' })).toBe(1);
    expect(await triesAfter({ code: 'PGRST116', message: 'no rows' })).toBe(1);
  });
});
