import { describe, expect, it, vi } from 'vitest';
import { loadWhenOnline } from '../../src/lib/load-when-online.ts';

describe('code that the page can do without', () => {
  it('is loaded once where there is a network', async () => {
    const load = vi.fn(async () => 'toasts');
    expect(await loadWhenOnline(load)).toBe('toasts');
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('is requested again when the network is back, and not before', async () => {
    const load = vi.fn<() => Promise<string>>();
    load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
    load.mockResolvedValueOnce('toasts');
    const loaded = loadWhenOnline(load);
    const first = await Promise.race([loaded, new Promise((done) => setTimeout(done, 0, 'still waiting'))]);
    expect(first).toBe('still waiting');
    expect(load).toHaveBeenCalledTimes(1);
    window.dispatchEvent(new Event('online'));
    expect(await loaded).toBe('toasts');
    expect(load).toHaveBeenCalledTimes(2);
  });
});
