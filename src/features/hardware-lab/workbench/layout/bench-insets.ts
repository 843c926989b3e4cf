import type { Insets } from '../../scene/camera/insets.ts';
import type { Shape } from './shape.ts';

/** Column widths and gaps between panels in pixels; must match the classes of the shell. */
const GAP = { d: 16, m: 8, l: 6 } as const;
const LEFT = { d: 336, l: 252, lWithoutBelt: 300 } as const;
const RIGHT = 312;
const TITLE = 44;
const BELT_D = 90;
const BELT_L = 124;
const LIST_L = 300;

/** The panels that cover the scene, as far as the camera needs them. */
export interface Covering {
  /** A panel of the left column is unfolded. */
  readonly isLeftOpen: boolean;
  readonly isRightOpen: boolean;
  readonly hasBelt: boolean;
  /** The width of a sheet at the right edge (the note) in pixels; 0 without one. */
  readonly sheet: number;
  /** The heights of the panels at the upper and lower edge of a phone in portrait, in pixels. */
  readonly top: number;
  readonly bottom: number;
}

/** The insets of the scene in which the camera keeps the machine: everything not covered by unfolded panels. */
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
      // An open list or sheet covers the right; the left column is folded then.
      left: covering.isRightOpen || covering.sheet > 0 ? gap : column + 2 * gap,
    };
  }
  const { isLeftOpen, isRightOpen } = covering;
  // Folded titles cover the upper edge; beside an unfolded column there are none.
  const top = isLeftOpen || (isRightOpen && covering.sheet === 0) ? gap : gap + TITLE + gap;
  return {
    top,
    right: Math.max(isRightOpen ? RIGHT + gap : gap, covering.sheet),
    bottom: covering.hasBelt ? BELT_D : gap,
    left: isLeftOpen ? LEFT.d + gap : gap,
  };
}
