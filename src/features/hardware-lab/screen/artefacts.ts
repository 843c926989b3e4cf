interface Block {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Degrees of the colour circle. */
  readonly hue: number;
}

/** Coloured blocks of a sick graphics card, on a screen of 1024 x 576: the same in the picture and on the page. */
export const ARTEFACTS: readonly Block[] = Array.from({ length: 90 }, (_, i) => ({
  // Steps that share no factor with what they wrap at go everywhere, and look like nothing.
  hue: (i * 137) % 360,
  x: ((i * 41) % 64) * 16,
  y: ((i * 29 + ((i * i) % 7)) % 72) * 8,
  width: 16 * (1 + ((i * i) % 3)),
  height: 8,
}));
