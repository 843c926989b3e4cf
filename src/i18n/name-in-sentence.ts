/** What `Intl.ListFormat` puts between names, in English and in Spanish: `A, B, and C`, `A, B y C`, `e` before an i. */
const BETWEEN_NAMES = /(, and |, | and | y | e )/;

/** Rewrites each name of a list; every second piece is what stands between two of them. */
export function eachName(names: string, write: (name: string) => string): string {
  return names
    .split(BETWEEN_NAMES)
    .map((piece, index) => (index % 2 === 0 ? write(piece) : piece))
    .join('');
}

/** A name as it stands within a sentence: `Side panel` is `side panel` there, while `CPU cooler` and `M.2 SSD` stay. */
export function inSentence(name: string): string {
  const [first = ''] = name.split(' ');
  return first === first.toUpperCase() ? name : name.charAt(0).toLowerCase() + name.slice(1);
}
