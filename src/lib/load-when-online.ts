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
