/** A text by a key that data names (of a story, a finding, a toast): tests walk the data, the compiler does not know the key. */
export type NamedText = (
  key: string | readonly string[],
  values?: Readonly<Record<string, unknown>>,
) => string;

/** `t` for keys that data names. */
export const namedText = (t: (...args: never[]) => unknown): NamedText => t as NamedText;
