import type { Machine } from '../../../core/hardware/machines/catalogue.ts';

/** Translates a full key (`lab-manual:...`, or `lab:...` for a thing's name). */
export type ManualText = (key: string, values?: Readonly<Record<string, string | number>>) => string;

/** A block of a section, with translated texts. */
export type SheetBlock =
  | { readonly kind: 'text' | 'warning'; readonly text: string }
  | { readonly kind: 'steps' | 'list'; readonly items: readonly string[] }
  | {
      readonly kind: 'table';
      readonly caption: string;
      readonly columns: readonly string[];
      readonly rows: readonly (readonly string[])[];
    };

/** Writes one section of a machine's manual. Figures come from the machine's catalogue, words from the translations. */
export type SheetWriter = (machine: Machine, t: ManualText) => readonly SheetBlock[];

export function paragraph(text: string): SheetBlock {
  return { kind: 'text', text };
}

export function warning(text: string): SheetBlock {
  return { kind: 'warning', text };
}

/** A table whose columns are named by `lab-manual:column.<name>`. */
export function tableOf(
  t: ManualText,
  caption: string,
  columns: readonly string[],
  rows: readonly (readonly string[])[],
): SheetBlock {
  return { kind: 'table', caption, columns: columns.map((name) => t(`lab-manual:column.${name}`)), rows };
}
