/** Pixels at each edge of the picture that the page covers with its own panels. */
export interface Insets {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

export const NO_INSETS: Insets = { top: 0, right: 0, bottom: 0, left: 0 };

/** Shares of a picture's width and height at its edges, where the hero's picture fades into the page (`fading-rim`). */
const RIM = { side: 0.06, bottom: 0.06 };

/** Keeps what is shown out of a rim that fades. */
export function rimInsets({ width, height }: { readonly width: number; readonly height: number }): Insets {
  const side = width * RIM.side;
  return { top: 0, right: side, bottom: height * RIM.bottom, left: side };
}
