import type { TargetPlace } from '../../../core/hardware/machines/target-place.ts';

/** Where a camera stands: at the place of a thing, before the whole bench, or behind the machine. */
export type CameraViewName = TargetPlace | 'bench' | 'rear';

/** What a technician goes to again and again; everything else is reached by choosing the part. Every machine has them. */
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

/** The place whose things are read from a view: supply and ports are parts of the rear. */
export function lookedAtFrom(view: CameraViewName): string {
  return view === 'supply' || view === 'ports' ? 'rear' : view;
}
