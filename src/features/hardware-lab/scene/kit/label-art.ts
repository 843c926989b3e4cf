import type { Vec2 } from './vectors.ts';

/** One stroke of a printed label. Millimetres from the label's upper left corner. */
export type Ink =
  | { readonly kind: 'fill'; readonly color: string; readonly box: Box; readonly radius?: number }
  | {
      readonly kind: 'text';
      readonly text: string;
      readonly color: string;
      /** Baseline-centred position: the text's middle for `center`, its left end for `left`. */
      readonly at: Vec2;
      /** Line height of capitals in mm; reduced when the text is wider than `fit`. */
      readonly size: number;
      readonly fit?: number;
      readonly align?: 'left' | 'center' | 'right';
      readonly weight?: 400 | 600;
      readonly mono?: boolean;
    }
  | {
      readonly kind: 'line';
      readonly color: string;
      readonly width: number;
      readonly points: readonly Vec2[];
    }
  | {
      readonly kind: 'disc';
      readonly color: string;
      readonly at: Vec2;
      readonly radius: number;
      readonly rim?: number;
    }
  /** A decorative bar code or matrix code, seeded so that it is the same everywhere. */
  | { readonly kind: 'bars' | 'matrix'; readonly color: string; readonly box: Box; readonly seed: number };

type Box = readonly [x: number, y: number, width: number, height: number];

export interface LabelArt {
  readonly width: number;
  readonly height: number;
  /** Pixels per millimetre on a 2048-pixel sheet. */
  readonly density: number;
  /** Light print on dark ground, or the reverse: decides the colour of the transparent surroundings. */
  readonly tone: 'light' | 'dark';
  readonly inks: readonly Ink[];
}

/** Lines of text, evenly spread over the label's height. */
export function textLabel(
  width: number,
  height: number,
  lines: readonly string[],
  look: {
    color: string;
    density?: number;
    weight?: 400 | 600;
    mono?: boolean;
    align?: 'left' | 'center';
    size?: number;
  },
): LabelArt {
  const { color, density = 7, weight = 400, mono = false, align = 'center', size = 0.74 } = look;
  const row = height / lines.length;
  return {
    width,
    height,
    density,
    tone: toneOf(color),
    inks: lines.map((text, i) => ({
      kind: 'text',
      text,
      color,
      at: [align === 'left' ? 0.3 : width / 2, row * (i + 0.5)],
      size: row * size,
      fit: width * 0.97,
      align,
      weight,
      mono,
    })),
  };
}

function toneOf(color: string): 'light' | 'dark' {
  return Number.parseInt(color.slice(3, 5), 16) > 110 ? 'light' : 'dark';
}
