import { useRef } from 'react';

export interface Attempt {
  /** The id of doing this. The same thing keeps its id until it is done, so that a retry after a lost answer does nothing twice. */
  idFor(what: string): string;
  /** It is done: the same thing asked for again is another. */
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
