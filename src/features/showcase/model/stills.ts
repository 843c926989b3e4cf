import { MACHINE_STILL } from '../../../ui/machine-still.ts';

/** Images rendered from our own scene (tests/support/render-stills.ts). Sizes are those of the files, in pixels. */
export interface Still {
  /** Path under `public/`. */
  readonly src: string;
  readonly srcSet?: string;
  readonly width: number;
  readonly height: number;
}

export const STILLS = {
  machine: MACHINE_STILL,
  look: { src: '/images/lab/memory.webp', width: 1200, height: 750 },
  measure: { src: '/images/lab/board.webp', width: 1200, height: 900 },
  change: { src: '/images/lab/card.webp', width: 1200, height: 750 },
  prove: { src: '/images/lab/monitor.webp', width: 1200, height: 750 },
} as const satisfies Readonly<Record<string, Still>>;

/** The workspace of the ticket desk in each theme (tests/support/render-desk-stills.ts). */
export const DESK_STILLS = {
  light: { src: '/images/desk/workspace-light.avif', width: 1280, height: 800 },
  dark: { src: '/images/desk/workspace-dark.avif', width: 1280, height: 800 },
} as const satisfies Readonly<Record<'light' | 'dark', Still>>;
