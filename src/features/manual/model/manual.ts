/**
 * The manual as data: the one source of the PDF and of the reading view. Texts may mark `**strong**` words and ``
 * `readings` `` (codes, pins, part labels); `readText` parses them.
 */
export interface Manual {
  readonly title: string;
  readonly subtitle: string;
  /** Increment it with every published change. */
  readonly edition: number;
  /** The ISO date of the edition; used as the PDF's date, so that the same source gives the same file. */
  readonly date: string;
  readonly chapters: readonly Chapter[];
}

export interface Chapter {
  /** Anchor in the reading view; unique within the manual. */
  readonly id: string;
  readonly title: string;
  /** The purpose of the chapter in one or two sentences. */
  readonly lead: string;
  readonly sections: readonly ManualSection[];
}

interface ManualSection {
  readonly id: string;
  readonly title: string;
  readonly blocks: readonly Block[];
}

export type Block =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'list' | 'steps'; readonly items: readonly string[] }
  | { readonly kind: 'note'; readonly tone: NoteTone; readonly text: string }
  | {
      readonly kind: 'table';
      readonly caption: string;
      readonly columns: readonly Column[];
      readonly rows: readonly (readonly string[])[];
    };

/** `danger`: risk of injury or damage. `mind`: costs points or time. `tip`: helpful. */
export type NoteTone = 'danger' | 'mind' | 'tip';

interface Column {
  readonly title: string;
  /** The column's width relative to the sum of all widths. */
  readonly width: number;
}

export interface TextRun {
  readonly text: string;
  readonly style: 'plain' | 'strong' | 'reading';
}

/** Parses a text into plain and marked runs. */
export function readText(text: string): readonly TextRun[] {
  return text
    .split(/(\*\*[^*]+\*\*|`[^`]+`)/)
    .filter((piece) => piece !== '')
    .map((piece) => {
      if (piece.startsWith('**')) return { text: piece.slice(2, -2), style: 'strong' };
      if (piece.startsWith('`')) return { text: piece.slice(1, -1), style: 'reading' };
      return { text: piece, style: 'plain' };
    });
}
