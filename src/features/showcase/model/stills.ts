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
