import { afterEach, describe, expect, it, vi } from 'vitest';
import { loadNeeded, loadWhenOnline } from '../../src/lib/load-when-online.ts';

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

describe('code that its page cannot do without', () => {
  afterEach(() => vi.restoreAllMocks());
  const gone = new TypeError('Failed to fetch dynamically imported module');

  it('is missed at once after a deployment, so that the page can offer a reload', async () => {
    await expect(loadNeeded(() => Promise.reject(gone))).rejects.toBe(gone);
  });

  it('is waited for while there is no network', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(gone).mockRejectedValueOnce(gone);
    load.mockResolvedValueOnce('debrief');
    const loaded = loadNeeded(load);
    await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(2));
    window.dispatchEvent(new Event('online'));
    expect(await loaded).toBe('debrief');
  });
});
