import { useRef } from 'react';

export interface Attempt {
  /**
   * An idempotency key for an action. The same action keeps its key until it is settled, so that a retry after a
   * lost response does nothing twice.
   */
  idFor(what: string): string;
  /** The action succeeded: the next call of `idFor` gets a new key. */
  settle(): void;
}

export function useAttempt(): Attempt {
  const current = useRef<{ readonly what: string; readonly id: string } | null>(null);
  return {
    idFor(what) {
      if (current.current?.what !== what) current.current = { what, id: crypto.randomUUID() };
      return current.current.id;
    },
    settle() {
      current.current = null;
    },
  };
}
