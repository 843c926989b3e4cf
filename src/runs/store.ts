import { replaceEqualDeep } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { type Answer, type LoggedCommand, type Referee, RunOverError } from '../core/kernel/referee.ts';
import { createQueue } from './queue.ts';
import { type RefereeFailure, refereeFailureOf } from './referee-failure.ts';

/** The types of a simulation, as a store of its runs handles them; `target` is what can be selected in it. */
export interface RunTypes {
  readonly command: unknown;
  readonly state: unknown;
  readonly view: unknown;
  readonly event: unknown;
  readonly refusal: unknown;
  readonly report: unknown;
  readonly target: unknown;
}

type AnswerOf<Types extends RunTypes> = Answer<
  Types['command'],
  Types['view'],
  Types['event'],
  Types['refusal']
>;
type RefereeOf<Types extends RunTypes> = Referee<
  Types['command'],
  Types['view'],
  Types['event'],
  Types['refusal'],
  Types['report']
>;

/** One line of the log: what a command did, or why it did nothing. */
export type LogEntryOf<Types extends RunTypes> =
  | { readonly id: number; readonly kind: 'done'; readonly events: readonly Types['event'][] }
  | { readonly id: number; readonly kind: 'refused'; readonly refusal: Types['refusal'] };

export interface RunSnapshot<Types extends RunTypes> {
  readonly view: Types['view'];
  readonly log: readonly LogEntryOf<Types>[];
  /** Accepted commands, in order. */
  readonly commands: readonly Types['command'][];
  readonly selected: Types['target'] | null;
  /** The world is frozen from then on. */
  readonly isOver: boolean;
  /** Set once the run is over, unless it may not be shown yet. */
  readonly report: Types['report'] | null;
  /** Why the last command was not taken, through no fault of its own; null while all is well. */
  readonly trouble: RefereeFailure | null;
  /** The run was played on in another tab: the last command was not done, view and log are what that tab made of them. */
  readonly overtaken: boolean;
  /** Of the last act, where it has several commands; null for a single one. */
  readonly progress: Progress | null;
}

/** Commands that are one act to the learner: sent one after the other, taken back together. */
interface StepsOf<Types extends RunTypes> {
  readonly commands: readonly Types['command'][];
  /** Whether a refused command leaves nothing to do, so that the act goes on. */
  isPassedOver(refusal: Types['refusal']): boolean;
  /** Whether the act ends before a command, as the world stands now. */
  endsBefore(command: Types['command'], view: Types['view']): boolean;
}

/** How far the last act of several commands came. */
interface Progress {
  readonly done: number;
  readonly count: number;
}

/** What every part of a simulation's screen reads and calls. One for each run. */
export interface RunStore<Types extends RunTypes> {
  read(): RunSnapshot<Types>;
  subscribe(listener: () => void): () => void;
  select(target: Types['target'] | null): void;
  /** Sends in the order of calling; nothing once the end was asked for. Answers whether the referee accepted. */
  send(command: Types['command']): Promise<boolean>;
  /** Sends the commands of one act, up to the first that is refused; nothing comes between them. */
  sendSteps(steps: StepsOf<Types>): Promise<void>;
  /**
   * Shows the run as `open` answers it: the store keeps its listeners, the log becomes that of the answer. `open` is told how
   * many commands the last act had.
   */
  rewind(open: (commands: number) => Promise<AnswerOf<Types>>): Promise<void>;
  /** Asks how the run stands now: what another tab did is shown, and a run whose time is up ends with its report. */
  refresh(): Promise<void>;
  /** Ends the run, after what was sent before; calling again gives the same report, null while it may not be shown. Rejects when the referee cannot be reached, and may be tried again. */
  finish(): Promise<Types['report'] | null>;
}

/** A log that was written elsewhere: before a reload, or in another tab. */
function logOf<Types extends RunTypes>(
  entries: readonly LoggedCommand<Types['command'], Types['event']>[],
): Pick<RunSnapshot<Types>, 'log' | 'commands'> {
  return {
    log: entries.map(({ events }, at) => ({ id: at + 1, kind: 'done', events })),
    commands: entries.map(({ command }) => command),
  };
}

/**
 * Opens the run, where it was left, and builds its store. Its one queue orders every call of the referee, which is asked for
 * one thing at a time. Rejects when the referee cannot be reached.
 */
export async function openRunStore<Types extends RunTypes>(
  referee: RefereeOf<Types>,
): Promise<RunStore<Types>> {
  const { view, verdict } = await referee.open();
  let snapshot: RunSnapshot<Types> = {
    view,
    ...logOf<Types>(verdict.kind === 'begun' ? verdict.log : []),
    selected: null,
    isOver: false,
    report: null,
    trouble: null,
    overtaken: false,
    progress: null,
  };
  /** The number of commands of each act of this store, the last one last. */
  const acts: number[] = [];
  const inTurn = createQueue();
  let ending: Promise<Types['report'] | null> | null = null;
  /** The referee takes no more commands. */
  let isOver = false;
  const listeners = new Set<() => void>();

  const change = (next: Partial<RunSnapshot<Types>>): void => {
    snapshot = { ...snapshot, ...next };
    for (const listener of listeners) listener();
  };

  /** A run whose time is up ends here, with its report; any other failure is shown. */
  const handleFailure = async (cause: unknown): Promise<void> => {
    if (!(cause instanceof RunOverError)) {
      change({ trouble: refereeFailureOf(cause, snapshot.commands.length), overtaken: false });
      return;
    }
    isOver = true;
    await finish().catch(handleFailure);
  };

  /** @param isPassedOver a refusal of this kind is not shown. */
  const deliver = async (
    command: Types['command'],
    isPassedOver?: (refusal: Types['refusal']) => boolean,
  ): Promise<'done' | 'passed-over' | 'not-done'> => {
    if (isOver) return 'not-done';
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
        if (isPassedOver?.(verdict.refusal) === true) return 'passed-over';
        change({ ...next, log: [...snapshot.log, { id, ...verdict }] });
      } else {
        acts.length = 0;
        change({ ...next, ...logOf<Types>(verdict.log) });
      }
      return verdict.kind === 'done' ? 'done' : 'not-done';
    } catch (cause) {
      // Not awaited: an end waits for its turn, which comes after this one.
      void handleFailure(cause);
      return 'not-done';
    }
  };

  const deliverOne = async (command: Types['command']): Promise<boolean> => {
    if (snapshot.progress !== null) change({ progress: null });
    const isDone = (await deliver(command)) === 'done';
    if (isDone) acts.push(1);
    return isDone;
  };

  const deliverSteps = async ({ commands, isPassedOver, endsBefore }: StepsOf<Types>): Promise<void> => {
    let sent = 0;
    change({ progress: { done: 0, count: commands.length } });
    for (const [at, command] of commands.entries()) {
      if (endsBefore(command, snapshot.view)) break;
      // Where every step is refused, the last one says why.
      const mayPass = sent > 0 || at + 1 < commands.length;
      const result = await deliver(command, mayPass ? isPassedOver : undefined);
      if (result === 'not-done') break;
      if (result === 'done') sent += 1;
      change({ progress: { done: at + 1, count: commands.length } });
    }
    if (sent > 0) acts.push(sent);
  };

  const finish = (): Promise<Types['report'] | null> => {
    ending ??= inTurn(() => referee.finish()).then(
      (report) => {
        isOver = true;
        change({ isOver, report });
        return report;
      },
      (cause: unknown) => {
        isOver = false;
        ending = null;
        throw cause;
      },
    );
    return ending;
  };

  /** Shows how the run stands. Answers why it could not; null when it could. */
  const askAgain = async (): Promise<unknown> => {
    if (ending !== null) return null;
    try {
      const { view, verdict } = await referee.open();
      if (verdict.kind === 'begun')
        change({ view: replaceEqualDeep(snapshot.view, view), ...logOf<Types>(verdict.log), trouble: null });
      return null;
    } catch (cause) {
      return cause;
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
    send: (command) => (ending === null ? inTurn(() => deliverOne(command)) : Promise.resolve(false)),
    sendSteps: (steps) => (ending === null ? inTurn(() => deliverSteps(steps)) : Promise.resolve()),
    rewind: (open) =>
      inTurn(async () => {
        // An act of an earlier visit is taken back command by command.
        const answer = await open(acts.at(-1) ?? 1);
        if (answer.verdict.kind !== 'begun') return;
        acts.pop();
        const view = replaceEqualDeep(snapshot.view, answer.view);
        change({ view, ...logOf<Types>(answer.verdict.log), progress: null });
      }),
    async refresh() {
      const cause = await inTurn(askAgain);
      if (cause !== null) await handleFailure(cause);
    },
    finish,
  };
}

/**
 * A piece of the store. `choose` must answer the same object while nothing it reads has changed, which parts of a view
 * do (`replaceEqualDeep` keeps them): so a component only renders when its piece changes.
 */
export function useRun<Types extends RunTypes, Piece>(
  store: RunStore<Types>,
  choose: (snapshot: RunSnapshot<Types>) => Piece,
): Piece {
  return useSyncExternalStore(store.subscribe, () => choose(store.read()));
}
