/** 32 cryptographically random bits. */
export function randomWord(): number {
  const [word = 0] = crypto.getRandomValues(new Uint32Array(1));
  return word;
}

/** Bits of a safe integer above the lowest 32. */
const HIGH_BITS = 21;

/** A cryptographically random seed of 53 bits: too many to try them all against what a run shows. */
export function randomSeed(): number {
  return (randomWord() >>> (32 - HIGH_BITS)) * 2 ** 32 + randomWord();
}
