/**
 * The manual as data: one source for the pages of the PDF and for the reading view. Texts may mark `**strong**` words and
 * `` `readings` `` (codes, pins, part labels); `readText` splits them.
 */
export interface Manual {
  readonly title: string;
  readonly subtitle: string;
  /** Goes up with every change that is worth printing anew. */
  readonly edition: number;
  /** ISO date of the edition; the PDF carries it as its date, so that printing again gives the same file. */
  readonly date: string;
  readonly chapters: readonly Chapter[];
}

export interface Chapter {
  /** Anchor in the reading view; unique in the manual. */
  readonly id: string;
  readonly title: string;
  /** What the chapter is for, in one or two sentences. */
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

/** `danger`: somebody or something gets hurt. `mind`: it costs points or time. `tip`: it helps. */
export type NoteTone = 'danger' | 'mind' | 'tip';

interface Column {
  readonly title: string;
  /** Share of the table's width, in parts of the columns' sum. */
  readonly width: number;
}

export interface TextRun {
  readonly text: string;
  readonly style: 'plain' | 'strong' | 'reading';
}

/** Splits a text at its marks. */
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
