/** What a reader knows of the manual before a chapter is opened. */
export interface ManualContents {
  readonly title: string;
  readonly subtitle: string;
  readonly edition: number;
  /** The ISO date of the edition. */
  readonly date: string;
  readonly chapters: readonly ChapterEntry[];
}

export interface ChapterEntry {
  /** Anchor of the chapter; no section has the same. */
  readonly id: string;
  readonly title: string;
  readonly sections: readonly SectionEntry[];
}

interface SectionEntry {
  /** Anchor of the section; unique in the manual. */
  readonly id: string;
  readonly title: string;
}

/**
 * A chapter as data, for the page and for the PDF. Texts may mark `**strong**` words and `` `readings` `` (codes, pins, part
 * labels); `readText` parses them.
 */
export interface Chapter extends ChapterEntry {
  /** The purpose of the chapter in one or two sentences. */
  readonly lead: string;
  readonly sections: readonly ManualSection[];
}

interface ManualSection extends SectionEntry {
  readonly blocks: readonly Block[];
}

/** The whole manual, as it is printed. */
export interface Manual extends ManualContents {
  readonly chapters: readonly Chapter[];
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
    }
  | {
      readonly kind: 'flow';
      readonly caption: string;
      readonly questions: readonly FlowQuestion[];
      /** What is left when every question was passed. */
      readonly end: string;
    }
  | {
      readonly kind: 'figure';
      readonly caption: string;
      /** What the drawing shows, for those who do not see it. */
      readonly alt: string;
      readonly drawing: Drawing;
    };

/** A question of a flow chart: one answer leads aside to what to do, every other one to the next question. */
interface FlowQuestion {
  readonly ask: string;
  readonly answer: string;
  readonly act: string;
}

/** `danger`: risk of injury or damage. `mind`: costs points or time. `tip`: helpful. */
export const NOTE_TONES = ['danger', 'mind', 'tip'] as const;
export type NoteTone = (typeof NOTE_TONES)[number];

interface Column {
  readonly title: string;
  /** The column's width relative to the sum of all widths. */
  readonly width: number;
}

/** A drawing of boxes with words in them, in points from its upper left corner. */
export interface Drawing {
  readonly width: number;
  readonly height: number;
  readonly boxes: readonly DrawnBox[];
}

export interface DrawnBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** `body`: the part itself. `plain`, `accent`: a pin or a slot in it. */
  readonly look: 'body' | 'plain' | 'accent';
  /** Lines of words in the middle of the box. */
  readonly words: readonly string[];
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
