/**
 * Calls `open` on the first call and returns the same promise from then on; a rejected one is discarded, so the next
 * call tries again.
 */
export function once<Thing>(open: () => Promise<Thing>): () => Promise<Thing> {
  let opened: Promise<Thing> | null = null;
  return () => {
    opened ??= open().catch((cause: unknown) => {
      opened = null;
      throw cause;
    });
    return opened;
  };
}
