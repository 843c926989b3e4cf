/**
 * Seeded pseudo-random numbers whose state is plain data, so that a run can be stored, replayed and compared.
 * Generator: xoshiro128** 1.1 (Blackman and Vigna 2018); the seed is spread by splitmix32. Integers only: the same
 * sequence in every JavaScript engine. Not for secrets.
 */

/** Four unsigned 32-bit words, never all zero. */
export type RngState = readonly [number, number, number, number];

/** A draw and the state to draw from next. */
export interface Draw<Value> {
  readonly value: Value;
  readonly rng: RngState;
}

const TWO_TO_32 = 2 ** 32;

function rotateLeft(word: number, bits: number): number {
  return (word << bits) | (word >>> (32 - bits));
}

/** Spreads a number over a word; 0 stays 0. */
function spread(number: number, factor: number): number {
  const mixed = Math.imul(number, factor);
  return Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
}

/** The state for a seed. Any safe integer is a valid seed: its low 32 bits, and what is above them where it is larger. */
export function seedRng(seed: number): RngState {
  let z = seed | 0;
  const above = Math.trunc(seed / TWO_TO_32);
  const next = (): number => {
    z = (z + 0x9e3779b9) | 0;
    let mixed = z ^ (z >>> 16);
    mixed = Math.imul(mixed, 0x21f0aaad);
    mixed ^= mixed >>> 15;
    mixed = Math.imul(mixed, 0x735a2d97);
    return (mixed ^ (mixed >>> 15)) >>> 0;
  };
  const word = (factor: number): number => (next() ^ spread(above, factor)) >>> 0;
  return [word(0x9e3779b1), word(0x85ebca77), word(0xc2b2ae3d), word(0x27d4eb2f)];
}

/** An unsigned 32-bit integer. */
export function drawWord([a, b, c, d]: RngState): Draw<number> {
  const value = Math.imul(rotateLeft(Math.imul(b, 5), 7), 9) >>> 0;
  const mixedC = c ^ a;
  const mixedD = d ^ b;
  return {
    value,
    rng: [(a ^ mixedD) >>> 0, (b ^ mixedC) >>> 0, (mixedC ^ (b << 9)) >>> 0, rotateLeft(mixedD, 11) >>> 0],
  };
}

/** So many words go into one that is shown. */
const FOLDED = 8;

/**
 * A word that may be shown to somebody who must not learn the seed: many words folded into one, so that there is no way back but
 * to try every seed, and many seeds give the same.
 */
export function drawShown(rng: RngState): Draw<number> {
  let folded = 0;
  let next = rng;
  for (let count = 0; count < FOLDED; count += 1) {
    const drawn = drawWord(next);
    folded = Math.imul(rotateLeft(folded ^ drawn.value, 13), 5) + 0xe6546b64;
    next = drawn.rng;
  }
  return { value: folded >>> 0, rng: next };
}

/** A uniform integer from 0 to `bound - 1`, by rejection sampling. `bound` is 1 to 2^32. */
export function drawBelow(rng: RngState, bound: number): Draw<number> {
  const limit = TWO_TO_32 - (TWO_TO_32 % bound);
  let draw = drawWord(rng);
  while (draw.value >= limit) draw = drawWord(draw.rng);
  return { value: draw.value % bound, rng: draw.rng };
}

/** True with a probability of `percent` / 100 (`percent` is an integer from 0 to 100). */
export function drawPercent(rng: RngState, percent: number): Draw<boolean> {
  const { value, rng: next } = drawBelow(rng, 100);
  return { value: value < percent, rng: next };
}

/** One of the options, as often as its weight says. Weights are positive and need not add up to 1. */
export function drawWeighted<Option>(
  rng: RngState,
  options: readonly [Option, ...Option[]],
  weightOf: (option: Option) => number,
): Draw<Option> {
  const { value, rng: next } = drawWord(rng);
  let left = (value / TWO_TO_32) * options.reduce((sum, option) => sum + weightOf(option), 0);
  const drawn = options.find((option) => {
    left -= weightOf(option);
    return left < 0;
  });
  return { value: drawn ?? options[0], rng: next };
}

/** The items in a random order, each order equally likely. */
export function shuffle<Item>(rng: RngState, items: readonly Item[]): Draw<readonly Item[]> {
  const shuffled: Item[] = [];
  let next = rng;
  // Each item goes to a random place among those before it.
  for (const item of items) {
    const drawn = drawBelow(next, shuffled.length + 1);
    shuffled.splice(drawn.value, 0, item);
    next = drawn.rng;
  }
  return { value: shuffled, rng: next };
}

/** One of the options, uniformly. */
export function drawFrom<Option>(rng: RngState, options: readonly [Option, ...Option[]]): Draw<Option> {
  const { value, rng: next } = drawBelow(rng, options.length);
  return { value: options[value] ?? options[0], rng: next };
}
