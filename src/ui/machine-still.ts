/**
 * A rendered image of the machine on the workbench, in three sizes (tests/support/render-stills.ts); dimensions of the
 * larger one.
 */
export const MACHINE_STILL = {
  src: '/images/hero-machine.avif',
  srcSet:
    '/images/hero-machine-800.avif 800w, /images/hero-machine-1200.avif 1200w, /images/hero-machine.avif 1600w',
  width: 1600,
  height: 900,
} as const;
