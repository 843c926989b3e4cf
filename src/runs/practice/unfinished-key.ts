/** Where one person's unfinished practice is kept in this browser. */
export function unfinishedKey(storageKey: string, personId: string): string {
  return `${storageKey}:${personId}`;
}
