import type { Proof } from './test-titles.ts';

/** By id of the part: the tests that prove it, or why it asks for nothing that a test could see. */
export type Trace = Readonly<Record<string, readonly Proof[] | Remark>>;

export interface Remark {
  readonly remark: string;
}

/** A part that records something and asks for nothing, or that another part repeats in words a test can check. */
export const remark = (text: string): Remark => ({ remark: text });

/** Tests of one file below `tests/`, by title or by `group > title` where a title stands twice. */
export const at =
  (file: string) =>
  (...titles: readonly string[]): readonly Proof[] =>
    titles.map((title) => ({ file: `tests/${file}`, title }));
