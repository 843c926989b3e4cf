import type { MachineModelId } from '../../../core/hardware/model/view.ts';
import type { CameraViewName } from './places.ts';

/** Places with an image of each machine, for devices without WebGL: panel off, everything in place. */
export const STILL_PLACES = [
  'machine',
  'board',
  'memory',
  'processor',
  'card',
  'headers',
  'drives',
  'rear',
  'ports',
  'supply',
  'front',
] as const satisfies readonly CameraViewName[];

type StillPlace = (typeof STILL_PLACES)[number];

/** The size of every image in pixels. */
export const STILL_SIZE = { width: 960, height: 720 } as const;

export interface Still {
  readonly place: StillPlace;
  /** The path of the image. */
  readonly src: string;
}

/** Places without an image of their own, and the image in which they are visible. */
const SEEN_IN: Readonly<Record<Exclude<CameraViewName, StillPlace>, StillPlace>> = {
  bench: 'machine',
  indicators: 'board',
  power: 'board',
  chipset: 'board',
  outlet: 'rear',
  monitor: 'machine',
  strap: 'machine',
  meter: 'machine',
};

const hasStill = (view: CameraViewName): view is StillPlace =>
  (STILL_PLACES as readonly CameraViewName[]).includes(view);

/**
 * The image that shows a place of a machine best; `viewFor(target)` returns the place of a part, plug or screw.
 * Rendered from the scene by `tests/support/render-stills.ts`.
 */
export function stillFor(model: MachineModelId, view: CameraViewName): Still {
  const place = hasStill(view) ? view : SEEN_IN[view];
  return { place, src: `/images/lab/${model}-${place}.webp` };
}
