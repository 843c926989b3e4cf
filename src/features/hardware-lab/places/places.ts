import { findMachine } from '../../../core/hardware/machines/find-machine.ts';
import type { TargetPlace } from '../../../core/hardware/machines/target-place.ts';
import type { MachineModelId } from '../../../core/hardware/model/view.ts';

/** A camera view: the place of a thing, the whole workbench, or the rear of the machine. */
export type CameraViewName = TargetPlace | 'bench' | 'rear';

/** The views offered as buttons; all others are reached by selecting a part. */
const OFFERED_VIEWS = [
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

type OfferedView = (typeof OFFERED_VIEWS)[number];

/** Places that a laptop does not have. */
const TOWER_ONLY: readonly CameraViewName[] = ['card', 'supply'];

/** The views offered on a machine of this model. */
export function offeredViews(model: MachineModelId): readonly OfferedView[] {
  const isLaptop = findMachine(model).portable !== undefined;
  return OFFERED_VIEWS.filter((view) => !isLaptop || !TOWER_ONLY.includes(view));
}
