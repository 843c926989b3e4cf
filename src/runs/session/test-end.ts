import { useSyncExternalStore } from 'react';

/** When a test ends, and the way to more time; an external store (useSyncExternalStore). */
export interface TestEnd {
  /** ISO, by the server's clock. */
  read(): string;
  subscribe(listener: () => void): () => void;
  /** Asks for more time (WCAG 2.2.1): false when there is no more. Rejects when the server cannot be reached. */
  extend(): Promise<boolean>;
}

/** @param ask asks for more time: the new end, or null when there is no more. */
export function createTestEnd(expiresAt: string, ask: () => Promise<string | null>): TestEnd {
  let end = expiresAt;
  const listeners = new Set<() => void>();
  return {
    read: () => end,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async extend() {
      const later = await ask();
      if (later === null) return false;
      end = later;
      for (const listener of listeners) listener();
      return true;
    },
  };
}

const NEVER = (): (() => void) => () => undefined;

/** When the test ends as of now, ISO; null where no clock runs. */
export function useTestEnd(end: TestEnd | null): string | null {
  return useSyncExternalStore(end?.subscribe ?? NEVER, () => end?.read() ?? null);
}
