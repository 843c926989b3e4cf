import { replaceEqualDeep } from '@tanstack/react-query';
import type { RunSnapshot, RunStore, RunTypes } from '../store.ts';

/** A run that is only looked at: what draws a live one draws it too. */
export interface ReplayStore<Types extends RunTypes> extends RunStore<Types> {
  show(view: Types['view']): void;
}

/** A store without a run, at one moment of it. Nothing can be sent; things can be selected. */
export function createReplayStore<Types extends RunTypes>(first: Types['view']): ReplayStore<Types> {
  let snapshot: RunSnapshot<Types> = {
    view: first,
    log: [],
    commands: [],
    selected: null,
    isOver: false,
    report: null,
    trouble: null,
    overtaken: false,
    progress: null,
  };
  const listeners = new Set<() => void>();
  const change = (next: Partial<RunSnapshot<Types>>): void => {
    snapshot = { ...snapshot, ...next };
    for (const listener of listeners) listener();
  };
  return {
    read: () => snapshot,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    select: (selected) => change({ selected }),
    show: (view) => change({ view: replaceEqualDeep(snapshot.view, view) }),
    send: () => Promise.resolve(false),
    sendSteps: () => Promise.resolve(),
    rewind: () => Promise.resolve(),
    refresh: () => Promise.resolve(),
    finish: () => Promise.reject(new Error('A replay does not end.')),
  };
}
