import type { Words } from '../../core/contracts/practice.ts';
import { canonicalJson } from '../../core/kernel/stable-hash.ts';
import { askHints } from '../api/practice-calls.ts';
import { type RefereeFailure, refereeFailureOf } from '../referee-failure.ts';
import type { RunStore, RunTypes } from '../store.ts';

interface HintSnapshot {
  /** The hints that were asked for, in order. */
  readonly words: readonly Words[];
  readonly isAsking: boolean;
  /** Why the last one did not come; null while all is well. */
  readonly failure: RefereeFailure | null;
}

/** The hints of a practice job; an external store (useSyncExternalStore). */
export interface Hints {
  read(): HintSnapshot;
  subscribe(listener: () => void): () => void;
  /** Fetches one more hint. The log says that it was asked for once it has come: without a connection it costs nothing. */
  ask(): Promise<void>;
  /** Fetches those that the log asked for before, such as after a reload. */
  fetchAgain(): Promise<void>;
}

/** @param command what asks for a hint. */
export function createHints<Types extends RunTypes>(
  store: RunStore<Types>,
  jobId: string,
  command: Types['command'],
): Hints {
  let snapshot: HintSnapshot = { words: [], isAsking: false, failure: null };
  const listeners = new Set<() => void>();
  const change = (next: Partial<HintSnapshot>): void => {
    snapshot = { ...snapshot, ...next };
    for (const listener of listeners) listener();
  };
  const fetchFor = async (commands: readonly Types['command'][]): Promise<boolean> => {
    if (snapshot.isAsking) return false;
    change({ isAsking: true });
    try {
      change({ words: await askHints(jobId, commands), isAsking: false, failure: null });
      return true;
    } catch (cause) {
      change({ isAsking: false, failure: refereeFailureOf(cause, commands.length) });
      return false;
    }
  };
  return {
    read: () => snapshot,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async ask() {
      if (await fetchFor([...store.read().commands, command])) await store.send(command);
    },
    async fetchAgain() {
      const { commands } = store.read();
      const wanted = canonicalJson(command);
      const asked = commands.filter((one) => canonicalJson(one) === wanted).length;
      if (asked > snapshot.words.length) await fetchFor(commands);
    },
  };
}
