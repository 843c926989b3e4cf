/**
 * Loads code that the page can do without for now. Where it does not come (no network, gone after a deployment) it is asked
 * for again when the network is back; it never rejects, so that it takes no page with it.
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
