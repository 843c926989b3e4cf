/** The lines that were typed before, as the arrow keys walk through them. */
export interface ConsoleHistory {
  readonly lines: readonly string[];
  /** Which line is shown; null while a new one is typed. */
  readonly at: number | null;
  /** What stood in the field before the first step back. */
  readonly draft: string;
}

export const NO_HISTORY: ConsoleHistory = { lines: [], at: null, draft: '' };

const MOST = 100;

/** A line was sent. A repetition of the last one is kept once. */
export function remembered(history: ConsoleHistory, typed: string): ConsoleHistory {
  const line = typed.trim();
  const lines =
    line === '' || history.lines.at(-1) === line ? history.lines : [...history.lines, line].slice(-MOST);
  return { lines, at: null, draft: '' };
}

/** What the field holds after a step. */
export function fieldOf({ lines, at, draft }: ConsoleHistory): string {
  return at === null ? draft : (lines[at] ?? '');
}

/** Arrow up. `typed`: what the field holds now. */
export function older(history: ConsoleHistory, typed: string): ConsoleHistory {
  const { lines, at } = history;
  if (lines.length === 0) return history;
  return at === null
    ? { ...history, at: lines.length - 1, draft: typed }
    : { ...history, at: Math.max(0, at - 1) };
}

/** Arrow down: past the newest line lies what was being typed. */
export function newer(history: ConsoleHistory): ConsoleHistory {
  const { lines, at } = history;
  if (at === null) return history;
  return at + 1 < lines.length ? { ...history, at: at + 1 } : { ...history, at: null };
}
