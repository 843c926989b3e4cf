/** One change in one place of the product that ought to make a test fail. */
export interface Mutant {
  readonly path: string;
  readonly line: number;
  /** What is done: `invert`, `drop` or `off by one`. */
  readonly kind: 'invert' | 'drop' | 'off by one';
  readonly from: string;
  readonly to: string;
  /** Offsets in the file's text of what is replaced. */
  readonly start: number;
  readonly end: number;
}

/** The text of a file with the change made. */
export function mutated(text: string, { start, end, to }: Mutant): string {
  return text.slice(0, start) + to + text.slice(end);
}

export function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length;
}

/** Numbers of 0 up to 1 that a seed repeats (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
