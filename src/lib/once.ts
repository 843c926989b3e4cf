/** Opens something at the first call and answers the same from then on; what failed (offline, a new deployment) is tried again by the next call. */
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
