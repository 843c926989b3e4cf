import { z } from './zod.ts';

/**
 * What the ticket desk can send to the hardware bench, and the story of the hardware lab in which somebody does that work
 * themselves. Both simulations are held together by this file alone.
 */
export const BENCH_STORIES = {
  'clock-battery': 'wrong-date',
  disk: 'only-copy',
  'disk-cable': 'stutters',
  cooler: 'slow-afternoons',
} as const satisfies Readonly<Record<string, string>>;

/** The work that a ticket asks the bench for. */
export type BenchJob = keyof typeof BENCH_STORIES;
export const BENCH_JOBS = [
  'clock-battery',
  'disk',
  'disk-cable',
  'cooler',
] as const satisfies readonly BenchJob[];

/** Id of the simulation that the stories belong to. */
export const BENCH_SIMULATION = 'hardware';

const LONGEST_CODE = 60;
const LONGEST_WORDS = 2_000;

/** What somebody wrote down at the bench: codes of the lab's work note, and their own words. */
export const benchNote = z.strictObject({
  cause: z.string().max(LONGEST_CODE),
  action: z.string().max(LONGEST_CODE),
  words: z.string().max(LONGEST_WORDS),
});
export type BenchNote = z.infer<typeof benchNote>;

const writtenNote = benchNote
  .extend({ kind: z.literal('write-note'), words: benchNote.shape.words.default('') })
  .strip();

/** The note that stands at the end of a log of the lab; null where none was written. */
export function benchNoteIn(log: readonly unknown[]): BenchNote | null {
  const written = log.flatMap((command) => {
    const parsed = writtenNote.safeParse(command);
    return parsed.success ? [parsed.data] : [];
  });
  const last = written.at(-1);
  return last === undefined ? null : { cause: last.cause, action: last.action, words: last.words };
}
