import { type FormItem, type FormWindow, itemsThatCount } from './form.ts';

/** A run of an attempt. One that became void, because the rules changed under it, leaves its item to be played again. */
export interface AttemptRun {
  readonly id: string;
  readonly position: number;
  readonly status: 'open' | 'finished' | 'expired' | 'void';
}

/** One person's attempt at a form. Times are ms since 1970. */
export interface FormAttempt {
  /** When it ends by itself; null: never. */
  readonly endsAt: number | null;
  readonly runs: readonly AttemptRun[];
}

/** What comes next in an attempt. */
export type NextStep =
  /** An item is to be begun. */
  | { readonly kind: 'begin'; readonly item: FormItem }
  /** The run of an item is open. */
  | { readonly kind: 'resume'; readonly item: FormItem; readonly runId: string }
  /** Every item has been played. */
  | { readonly kind: 'done' }
  /** The form's window has not opened. */
  | { readonly kind: 'not-open-yet' }
  /** The time of the attempt, or the form's window, is over. */
  | { readonly kind: 'too-late' };

/** What comes next: items are played in their order, each once. */
export function nextStep(
  form: FormWindow & { readonly items: readonly FormItem[] },
  attempt: FormAttempt,
  nowMs: number,
): NextStep {
  const played = attempt.runs.filter(({ status }) => status !== 'void');
  const runOf = (item: FormItem): AttemptRun | undefined =>
    played.find(({ position }) => position === item.position);
  const item = itemsThatCount(form).find((one) => (runOf(one)?.status ?? 'open') === 'open');
  if (item === undefined) return { kind: 'done' };
  if (nowMs < form.opensAt) return { kind: 'not-open-yet' };
  if (isTimeUp(form, attempt, nowMs)) return { kind: 'too-late' };
  const run = runOf(item);
  return run === undefined ? { kind: 'begin', item } : { kind: 'resume', item, runId: run.id };
}

function isTimeUp({ closesAt }: FormWindow, { endsAt }: FormAttempt, nowMs: number): boolean {
  return [closesAt, endsAt].some((end) => end !== null && nowMs >= end);
}

/** Whether nothing more can come of an attempt. */
export function isAttemptOver(
  form: FormWindow & { readonly items: readonly FormItem[] },
  attempt: FormAttempt,
  nowMs: number,
): boolean {
  const { kind } = nextStep(form, attempt, nowMs);
  return kind === 'done' || kind === 'too-late';
}

/** Why no attempt may begin; null where one may. */
export type BeginRefusal = 'not-open-yet' | 'window-over' | 'no-more-attempts' | 'attempt-open';

/** Whether a person who took a form before may begin another attempt at it. @param earlier whether each of those is over. */
export function beginRefusal(
  form: FormWindow & { readonly attempts: number },
  earlier: readonly { readonly isOver: boolean }[],
  nowMs: number,
): BeginRefusal | null {
  if (nowMs < form.opensAt) return 'not-open-yet';
  if (form.closesAt !== null && nowMs >= form.closesAt) return 'window-over';
  if (earlier.some(({ isOver }) => !isOver)) return 'attempt-open';
  return earlier.length >= form.attempts ? 'no-more-attempts' : null;
}
