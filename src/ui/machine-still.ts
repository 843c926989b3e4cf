/**
 * A rendered image of the machine on the workbench, in two sizes (tests/support/render-stills.ts); dimensions of the
 * larger one.
 */
export const MACHINE_STILL = {
  src: '/images/hero-machine.webp',
  srcSet: '/images/hero-machine-800.webp 800w, /images/hero-machine.webp 1600w',
  width: 1600,
  height: 900,
} as const;
