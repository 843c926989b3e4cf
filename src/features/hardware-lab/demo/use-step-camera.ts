import { useEffect, useState } from 'react';
import type { DemoStep } from '../../../core/hardware/scenarios/demo-60-guide.ts';
import type { CameraViewName } from '../places/places.ts';

/** How long the camera stays on the debug LEDs while the customer's clip replays there. */
const CLIP_MS = 2400;

const PLACE_OF: Readonly<Record<DemoStep, CameraViewName | null>> = {
  // The demo opens on the whole bench.
  look: null,
  'open-latches': 'memory',
  lift: 'memory',
  reseat: 'memory',
  connect: 'outlet',
  power: 'front',
  'make-safe': 'outlet',
  wait: 'indicators',
};

/** Where the hand goes, the camera goes: the place of the step at hand; the monitor once the picture is back. */
export function useStepCamera(step: DemoStep | null, hasSeenClip: boolean): CameraViewName | null {
  const [isClipOn, setClipOn] = useState(false);
  useEffect(() => {
    if (!hasSeenClip) return;
    setClipOn(true);
    const over = setTimeout(() => setClipOn(false), CLIP_MS);
    return () => clearTimeout(over);
  }, [hasSeenClip]);
  if (step === null) return 'monitor';
  return isClipOn && step === 'open-latches' ? 'indicators' : PLACE_OF[step];
}
