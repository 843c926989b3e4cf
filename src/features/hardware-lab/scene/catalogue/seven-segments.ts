/** Segments a-g of a seven-segment digit, as drawn by firmware displays (lower-case b and d). */
const SEGMENTS: Readonly<Record<string, string>> = {
  '0': 'abcdef',
  '1': 'bc',
  '2': 'abdeg',
  '3': 'abcdg',
  '4': 'bcfg',
  '5': 'acdfg',
  '6': 'acdefg',
  '7': 'abc',
  '8': 'abcdefg',
  '9': 'abcdfg',
  A: 'abcefg',
  B: 'cdefg',
  C: 'adef',
  D: 'bcdeg',
  E: 'adefg',
  F: 'aefg',
  '-': 'g',
};

/** Lit or dark for each of the fourteen segments of a two-character code; null is a dark display. */
export function litSegments(code: string | null): readonly boolean[] {
  const characters = (code ?? '').toUpperCase().padEnd(2, ' ').slice(0, 2);
  return [...characters].flatMap((c) =>
    [...'abcdefg'].map((segment) => (SEGMENTS[c] ?? '').includes(segment)),
  );
}
