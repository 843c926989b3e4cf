/** One line of `npm run bench`. */
export interface Figure {
  readonly name: string;
  readonly value: string;
  readonly unit: string;
}

/** The middle of the samples; noise on a shared machine is one-sided, so no mean. */
export function median(samples: readonly number[]): number {
  const sorted = [...samples].sort((left, right) => left - right);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
