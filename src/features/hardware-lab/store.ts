import { useSyncExternalStore } from 'react';
import type { LabCommand, LabEvent, Refusal } from '../../core/hardware/commands.ts';
import type { LabReport } from '../../core/hardware/report.ts';
import type { LabReferee } from '../../core/hardware/rules.ts';
import type { LabTarget, MachineView } from '../../core/hardware/view.ts';
import { shareStructure } from './share-structure.ts';

/** One line of the log: what a command did, or why it did nothing. */
export type LogEntry =
  | { readonly id: number; readonly kind: 'done'; readonly events: readonly LabEvent[] }
  | { readonly id: number; readonly kind: 'refused'; readonly refusal: Refusal };

export interface LabSnapshot {
  readonly view: MachineView;
  readonly log: readonly LogEntry[];
  /** Accepted commands, in order. */
  readonly commands: readonly LabCommand[];
  readonly selected: LabTarget | null;
  /** Set once the run is over; the world is frozen from then on. */
  readonly report: LabReport | null;
  /** The referee could not be reached; the last command may be sent again. */
  readonly unreachable: boolean;
}

/** What every view of the machine (scene, outline, head-up display) reads and calls. One for each run. */
export interface LabStore {
  read(): LabSnapshot;
  subscribe(listener: () => void): () => void;
  select(target: LabTarget | null): void;
  /** Sends in the order of calling. Answers whether the referee accepted. */
  send(command: LabCommand): Promise<boolean>;
  /** Ends the run; calling again gives the same report. */
  finish(): Promise<LabReport>;
}

/** Opens the run and builds its store. Rejects when the referee cannot be reached. */
export async function openLabStore(referee: LabReferee): Promise<LabStore> {
  const { view } = await referee.open();
  let snapshot: LabSnapshot = {
    view,
    log: [],
    commands: [],
    selected: null,
    report: null,
    unreachable: false,
  };
  let tail: Promise<unknown> = Promise.resolve();
  let ending: Promise<LabReport> | null = null;
  const listeners = new Set<() => void>();

  const change = (next: Partial<LabSnapshot>): void => {
    snapshot = { ...snapshot, ...next };
    for (const listener of listeners) listener();
  };

  const deliver = async (command: LabCommand): Promise<boolean> => {
    if (ending !== null) return false;
    try {
      const answer = await referee.send(command);
      const id = snapshot.log.length + 1;
      const next = shareStructure(snapshot.view, answer.view);
      if (answer.verdict.kind === 'refused') {
        change({ view: next, log: [...snapshot.log, { id, ...answer.verdict }], unreachable: false });
        return false;
      }
      const events = answer.verdict.kind === 'done' ? answer.verdict.events : [];
      change({
        view: next,
        log: [...snapshot.log, { id, kind: 'done', events }],
        commands: [...snapshot.commands, command],
        unreachable: false,
      });
      return true;
    } catch {
      change({ unreachable: true });
      return false;
    }
  };

  return {
    read: () => snapshot,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    select(target) {
      if (ending === null && target !== snapshot.selected) change({ selected: target });
    },
    send(command) {
      const answer = tail.then(() => deliver(command));
      tail = answer;
      return answer;
    },
    finish() {
      ending ??= referee.finish().then((report) => {
        change({ report });
        return report;
      });
      return ending;
    },
  };
}

/**
 * A piece of the store. `choose` must answer the same object while nothing it reads has changed, which parts of a view
 * do (see `shareStructure`): so a part's component only renders when that part changes.
 */
export function useLab<Piece>(store: LabStore, choose: (snapshot: LabSnapshot) => Piece): Piece {
  return useSyncExternalStore(store.subscribe, () => choose(store.read()));
}
