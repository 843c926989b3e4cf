/** Pixels at each edge of the scene that panels cover. */
export interface Insets {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

export const NO_INSETS: Insets = { top: 0, right: 0, bottom: 0, left: 0 };

/** The shares of the hero's width and height at which its image fades into the page (`fading-rim`). */
const RIM = { side: 0.06, bottom: 0.06 };

/** Insets that keep the machine out of the fading rim. */
export function rimInsets({ width, height }: { readonly width: number; readonly height: number }): Insets {
  const side = width * RIM.side;
  return { top: 0, right: side, bottom: height * RIM.bottom, left: side };
}
