import { useSyncExternalStore } from 'react';
import { type Draft, EMPTY_DRAFT, type SentDraft, withoutSent } from './draft.ts';
import { keepDrafts, readDrafts } from './kept-drafts.ts';

/**
 * What is being written in the tickets of a shift. It is no state of the workspace, which each key would draw anew: who shows
 * a draft listens (`useDraft`).
 */
export interface DraftStore {
  /** The draft of a ticket; empty where nothing was written, and without a ticket. */
  read(ticket: string | null): Draft;
  write(ticket: string, draft: Draft): void;
  /** Strikes from a ticket's draft what of it was sent; what was typed meanwhile stays. */
  strike(ticket: string, sent: SentDraft): void;
  subscribe(listener: () => void): () => void;
}

/** The drafts of a shift as this browser kept them; every change is kept. */
export function openDrafts(runKey: string): DraftStore {
  let drafts = readDrafts(runKey);
  const listeners = new Set<() => void>();
  const read: DraftStore['read'] = (ticket) => (ticket === null ? undefined : drafts[ticket]) ?? EMPTY_DRAFT;
  const write: DraftStore['write'] = (ticket, draft) => {
    drafts = { ...drafts, [ticket]: draft };
    keepDrafts(runKey, drafts);
    for (const listener of listeners) listener();
  };
  return {
    read,
    write,
    strike: (ticket, sent) => write(ticket, withoutSent(read(ticket), sent)),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** A piece of the draft of a ticket. */
export function useDraft<Piece>(
  { read, subscribe }: DraftStore,
  ticket: string | null,
  choose: (draft: Draft) => Piece,
): Piece {
  return useSyncExternalStore(subscribe, () => choose(read(ticket)));
}
