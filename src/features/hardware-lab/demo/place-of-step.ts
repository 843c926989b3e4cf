import type { DemoStep } from '../../../core/hardware/scenarios/demo-60-steps.ts';
import type { CameraViewName } from '../places/places.ts';

const PLACE_OF: Readonly<Record<DemoStep, CameraViewName>> = {
  look: 'indicators',
  find: 'memory',
  'open-latches': 'memory',
  lift: 'memory',
  reseat: 'memory',
  connect: 'outlet',
  power: 'front',
  'make-safe': 'outlet',
  wait: 'indicators',
};

/** The camera view of a step: where it asks or acts; the monitor once the picture is back. */
export function placeOfStep(step: DemoStep | null): CameraViewName {
  return step === null ? 'monitor' : PLACE_OF[step];
}
