const listeners = new Set<() => void>();

/** The backend has answered as to somebody who is not signed in, or the client has no session to show it. */
export function noteRefusedSession(): void {
  for (const listener of listeners) listener();
}

/** Hears of every such answer. Answers the way to stop. */
export function onRefusedSession(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
