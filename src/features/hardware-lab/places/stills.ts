import type { MachineModelId } from '../../../core/hardware/model/view.ts';
import type { CameraViewName } from './places.ts';

/** Places of which each machine has a picture, for devices that cannot draw the scene: panel off, everything in place. */
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

/** Pixels of every still. */
export const STILL_SIZE = { width: 960, height: 720 } as const;

export interface Still {
  readonly place: StillPlace;
  /** Address of the picture on the product's own origin. */
  readonly src: string;
}

/** Places without a picture of their own, and the picture in which they can be seen. */
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
 * The picture that shows a place of a machine best; `viewFor(target)` says which place a part, plug or screw is at. The
 * pictures are taken from the scene's own builders by `tests/support/render-stills.ts`.
 */
export function stillFor(model: MachineModelId, view: CameraViewName): Still {
  const place = hasStill(view) ? view : SEEN_IN[view];
  return { place, src: `/images/lab/${model}-${place}.webp` };
}
