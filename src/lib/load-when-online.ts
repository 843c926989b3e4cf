/**
 * Imports optional code. After a failure (no network, chunk removed by a deployment) it tries again when the network
 * is back; it never rejects, so a missing chunk does not break the page.
 */
export async function loadWhenOnline<Code>(load: () => Promise<Code>): Promise<Code> {
  for (;;) {
    try {
      return await load();
    } catch {
      await new Promise((resume) => window.addEventListener('online', resume, { once: true }));
    }
  }
}

/**
 * Imports code that its page cannot do without. Offline it waits for the network; online it rejects, and the page of errors
 * offers the reload that a chunk removed by a deployment needs: to wait for it would be to wait for ever.
 */
export function loadNeeded<Code>(load: () => Promise<Code>): Promise<Code> {
  return load().catch((error: unknown) => {
    if (navigator.onLine) throw error;
    return loadWhenOnline(load);
  });
}
