/** Where something of one person is kept in this browser. */
export function personKey(storageKey: string, personId: string): string {
  return `${storageKey}:${personId}`;
}
