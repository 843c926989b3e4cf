import type { DeskTime } from '../clocks/business-time.ts';

/** A time that the desk named to somebody: a call back, or an answer on whatever way. It is a clock of the ticket. */
export interface DeskPromise {
  readonly kind: 'call' | 'answer';
  readonly madeAt: DeskTime;
  readonly dueAt: DeskTime;
  /** Null while it is open. */
  readonly keptAt: DeskTime | null;
  /** Nobody was heard from when it was due; what comes later does not mend that. */
  readonly isMissed: boolean;
}

/** Whether it can still be kept in time. */
export function isOpen({ keptAt, isMissed }: DeskPromise): boolean {
  return keptAt === null && !isMissed;
}

/** Promises after somebody of the desk was heard by the person: a call keeps all of them, writing those of an answer. */
export function kept(
  promises: readonly DeskPromise[],
  by: DeskPromise['kind'],
  now: DeskTime,
): readonly DeskPromise[] {
  return promises.map((promise) =>
    promise.keptAt === null && (by === 'call' || promise.kind === 'answer')
      ? { ...promise, keptAt: now }
      : promise,
  );
}
