interface Block {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Degrees on the colour wheel. */
  readonly hue: number;
}

/** Coloured blocks of a failing graphics card on a screen of 1024 x 576: the same in the scene and on the page. */
export const ARTEFACTS: readonly Block[] = Array.from({ length: 90 }, (_, i) => ({
  // Multipliers coprime to the modulus spread the blocks without a visible pattern.
  hue: (i * 137) % 360,
  x: ((i * 41) % 64) * 16,
  y: ((i * 29 + ((i * i) % 7)) % 72) * 8,
  width: 16 * (1 + ((i * i) % 3)),
  height: 8,
}));
