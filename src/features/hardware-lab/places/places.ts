import type { TargetPlace } from '../../../core/hardware/machines/target-place.ts';

/** A camera view: the place of a thing, the whole workbench, or the rear of the machine. */
export type CameraViewName = TargetPlace | 'bench' | 'rear';

/** The views offered as buttons on every machine; all others are reached by selecting a part. */
export const OFFERED_VIEWS = [
  'bench',
  'machine',
  'board',
  'processor',
  'memory',
  'card',
  'drives',
  'supply',
  'ports',
  'rear',
  'outlet',
  'monitor',
] as const satisfies readonly CameraViewName[];
