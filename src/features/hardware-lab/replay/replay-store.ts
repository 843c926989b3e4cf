import { replaceEqualDeep } from '@tanstack/react-query';
import type { LabView } from '../../../core/hardware/model/view.ts';
import type { LabStore } from '../store.ts';

/** A bench that is only looked at: the scene and the plan draw it as they draw a live one. */
export interface ReplayStore extends LabStore {
  show(view: LabView): void;
}

/** A store without a run, at one moment of it. Nothing can be sent; things can be selected. */
export function createReplayStore(first: LabView): ReplayStore {
  let snapshot: ReturnType<LabStore['read']> = {
    view: first,
    log: [],
    commands: [],
    selected: null,
    report: null,
    trouble: null,
    overtaken: false,
  };
  const listeners = new Set<() => void>();
  const change = (next: Partial<typeof snapshot>): void => {
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
    rewind: () => Promise.resolve(),
    refresh: () => Promise.resolve(),
    finish: () => Promise.reject(new Error('A replay does not end.')),
  };
}
