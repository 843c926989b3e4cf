import { replaceEqualDeep } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import type { LabReport } from '../../core/hardware/assessment/report.ts';
import type { LabCommand, LabEvent, Refusal } from '../../core/hardware/model/commands.ts';
import type { LabTarget, LabView } from '../../core/hardware/model/view.ts';
import type { LabAnswer, LabReferee } from '../../core/hardware/play.ts';
import { createQueue } from '../../core/kernel/queue.ts';
import { type LoggedCommand, RunOverError } from '../../core/kernel/referee.ts';
import { type RefereeFailure, refereeFailureOf } from './referee-failure.ts';

/** One line of the log: what a command did, or why it did nothing. */
export type LogEntry =
  | { readonly id: number; readonly kind: 'done'; readonly events: readonly LabEvent[] }
  | { readonly id: number; readonly kind: 'refused'; readonly refusal: Refusal };

export interface LabSnapshot {
  readonly view: LabView;
  readonly log: readonly LogEntry[];
  /** Accepted commands, in order. */
  readonly commands: readonly LabCommand[];
  readonly selected: LabTarget | null;
  /** Set once the run is over; the world is frozen from then on. */
  readonly report: LabReport | null;
  /** Why the last command was not taken, through no fault of its own; null while all is well. */
  readonly trouble: RefereeFailure | null;
  /** The run was played on in another tab: the last command was not done, view and log are what that tab made of them. */
  readonly overtaken: boolean;
}

/** What every view of the machine (scene, outline, head-up display) reads and calls. One for each run. */
export interface LabStore {
  read(): LabSnapshot;
  subscribe(listener: () => void): () => void;
  select(target: LabTarget | null): void;
  /** Sends in the order of calling. Answers whether the referee accepted. */
  send(command: LabCommand): Promise<boolean>;
  /** Shows the bench as `open` answers it: the store keeps its listeners, the log becomes that bench's story. */
  rewind(open: () => Promise<LabAnswer>): Promise<void>;
  /** Asks how the run stands now: what another tab did is shown, and a run whose time is up ends with its report. */
  refresh(): Promise<void>;
  /** Ends the run; calling again gives the same report. Rejects when the referee cannot be reached, and may be tried again. */
  finish(): Promise<LabReport>;
}

/** A story that was told elsewhere: before a reload, or in another tab. */
function logOf(
  entries: readonly LoggedCommand<LabCommand, LabEvent>[],
): Pick<LabSnapshot, 'log' | 'commands'> {
  return {
    log: entries.map(({ events }, at) => ({ id: at + 1, kind: 'done', events })),
    commands: entries.map(({ command }) => command),
  };
}

/** Opens the run, where it was left, and builds its store. Rejects when the referee cannot be reached. */
export async function openLabStore(referee: LabReferee): Promise<LabStore> {
  const { view, verdict } = await referee.open();
  let snapshot: LabSnapshot = {
    view,
    ...logOf(verdict.kind === 'begun' ? verdict.log : []),
    selected: null,
    report: null,
    trouble: null,
    overtaken: false,
  };
  const inTurn = createQueue();
  let ending: Promise<LabReport> | null = null;
  const listeners = new Set<() => void>();

  const change = (next: Partial<LabSnapshot>): void => {
    snapshot = { ...snapshot, ...next };
    for (const listener of listeners) listener();
  };

  /** A run whose time is up ends here, and says what it came to. */
  const tell = async (cause: unknown): Promise<void> => {
    if (cause instanceof RunOverError) await finish().catch(tell);
    else change({ trouble: refereeFailureOf(cause, snapshot.commands.length) });
  };

  const deliver = async (command: LabCommand): Promise<boolean> => {
    if (ending !== null) return false;
    try {
      const answer = await referee.send(command);
      const id = snapshot.log.length + 1;
      const { verdict } = answer;
      const view = replaceEqualDeep(snapshot.view, answer.view);
      const next = { view, trouble: null, overtaken: verdict.kind === 'overtaken' };
      if (verdict.kind === 'done') {
        const log = [...snapshot.log, { id, ...verdict }];
        change({ ...next, log, commands: [...snapshot.commands, command] });
      } else if (verdict.kind === 'refused') {
        change({ ...next, log: [...snapshot.log, { id, ...verdict }] });
      } else {
        change({ ...next, ...logOf(verdict.log) });
      }
      return verdict.kind === 'done';
    } catch (cause) {
      void tell(cause);
      return false;
    }
  };

  const finish = (): Promise<LabReport> => {
    ending ??= referee.finish().then(
      (report) => {
        change({ report });
        return report;
      },
      (cause: unknown) => {
        ending = null;
        throw cause;
      },
    );
    return ending;
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
    send: (command) => inTurn(() => deliver(command)),
    rewind: (open) =>
      inTurn(async () => {
        const answer = await open();
        if (answer.verdict.kind !== 'begun') return;
        change({ view: replaceEqualDeep(snapshot.view, answer.view), ...logOf(answer.verdict.log) });
      }),
    refresh: () =>
      inTurn(async () => {
        if (ending !== null) return;
        try {
          const { view, verdict } = await referee.open();
          if (verdict.kind !== 'begun') return;
          change({ view: replaceEqualDeep(snapshot.view, view), ...logOf(verdict.log), trouble: null });
        } catch (cause) {
          await tell(cause);
        }
      }),
    finish,
  };
}

/**
 * A piece of the store. `choose` must answer the same object while nothing it reads has changed, which parts of a view
 * do (`replaceEqualDeep` keeps them): so a part's component only renders when that part changes.
 */
export function useLab<Piece>(store: LabStore, choose: (snapshot: LabSnapshot) => Piece): Piece {
  return useSyncExternalStore(store.subscribe, () => choose(store.read()));
}
