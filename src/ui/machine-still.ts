/** The machine on its bench, rendered from our own scene in two files (tests/support/render-stills.ts); pixels of the larger one. */
export const MACHINE_STILL = {
  src: '/images/hero-machine.webp',
  srcSet: '/images/hero-machine-800.webp 800w, /images/hero-machine.webp 1600w',
  width: 1600,
  height: 900,
} as const;
