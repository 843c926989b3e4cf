const listeners = new Set<() => void>();

/** Reports a response that refused the session (401), or a call without a session. */
export function noteRefusedSession(): void {
  for (const listener of listeners) listener();
}

/** Subscribes to those reports. Returns the unsubscribe function. */
export function onRefusedSession(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
