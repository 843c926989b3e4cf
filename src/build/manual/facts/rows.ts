/** Rows of a table of the manual, as its chapters write them. */
export function rowsOf(rows: readonly (readonly string[])[]): string {
  return rows.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

/** A code, pin or label as the device shows it. */
export function reading(text: string | number): string {
  return `\`${text}\``;
}

/** A share as a whole percentage, without the sign. */
export function percentOf(share: number): string {
  return `${Math.round(100 * share)}`;
}

/** The keys of an object under a common beginning: `facts('key', {...})` gives `key.next` and so on. */
export function named(
  beginning: string,
  values: Readonly<Record<string, string | number>>,
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [`${beginning}.${name}`, `${value}`]),
  );
}
