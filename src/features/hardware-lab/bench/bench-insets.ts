import type { Insets } from '../scene/stage/insets.ts';
import type { Shape } from './shape.ts';

/** Widths of the columns and distances between panels, in pixels; the classes of the shell say the same. */
const GAP = { d: 16, m: 8, l: 6 } as const;
const LEFT = { d: 336, l: 252, lWithoutBelt: 300 } as const;
const RIGHT = 312;
const TITLE = 44;
const BELT_D = 90;
const BELT_L = 124;
const LIST_L = 300;

/** What lies over the picture, as far as the camera has to know. */
export interface Covering {
  /** Something in the left column is unfolded. */
  readonly isLeftOpen: boolean;
  readonly isRightOpen: boolean;
  readonly hasBelt: boolean;
  /** Pixels that a sheet takes at the right, as the note does; 0 without one. */
  readonly sheet: number;
  /** Pixels that panels take at the upper and the lower edge of a phone held upright. */
  readonly top: number;
  readonly bottom: number;
}

/** The edges of the picture that the machine keeps out of: those that unfolded panels lie over. */
export function benchInsets(shape: Shape, covering: Covering): Insets {
  const gap = GAP[shape];
  if (shape === 'm') return { top: covering.top, right: 0, bottom: covering.bottom, left: 0 };
  if (shape === 'l') {
    const right = covering.hasBelt ? BELT_L + 2 * gap : gap;
    const list = covering.isRightOpen ? LIST_L + gap : 0;
    const column = covering.hasBelt ? LEFT.l : LEFT.lWithoutBelt;
    return {
      top: gap,
      right: Math.max(right + list, covering.sheet),
      bottom: gap,
      // A list or a sheet takes the place of the words.
      left: covering.isRightOpen || covering.sheet > 0 ? gap : column + 2 * gap,
    };
  }
  const { isLeftOpen, isRightOpen } = covering;
  // Titles lie over the upper edge; beside an unfolded column nothing does.
  const top = isLeftOpen || (isRightOpen && covering.sheet === 0) ? gap : gap + TITLE + gap;
  return {
    top,
    right: Math.max(isRightOpen ? RIGHT + gap : gap, covering.sheet),
    bottom: covering.hasBelt ? BELT_D : gap,
    left: isLeftOpen ? LEFT.d + gap : gap,
  };
}
