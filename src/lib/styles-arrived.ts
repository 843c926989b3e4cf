/** For a stylesheet that failed before this code could hear of it. */
const PATIENCE_MS = 3000;

/**
 * Resolves when every stylesheet of the page has arrived or failed. A prerendered page has a small one of its own, and gets
 * that of the whole product together with its code (src/build/page-html.ts): nothing is rendered before it.
 */
export async function stylesArrived(): Promise<void> {
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]');
  await Promise.all([...links].filter(({ sheet }) => sheet === null).map(settled));
}

function settled(link: HTMLLinkElement): Promise<void> {
  return new Promise((resolve) => {
    const done = (): void => resolve();
    link.addEventListener('load', done, { once: true });
    link.addEventListener('error', done, { once: true });
    setTimeout(done, PATIENCE_MS);
  });
}
