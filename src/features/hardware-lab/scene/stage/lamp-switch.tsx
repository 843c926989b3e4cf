import { useThree } from '@react-three/fiber';
import { useEffect, useState } from 'react';
import type { MachineView } from '../../../../core/hardware/view.ts';
import { displayedDigits, lampsOf } from './lamps.ts';
import { useStage } from './stage-context.ts';

const BLINK_MS = 500;

/** Writes the brightness of every lamp; ticks only while one blinks or the display counts. */
export function LampSwitch({ view }: { view: MachineView }) {
  const { materials } = useStage();
  const invalidate = useThree((state) => state.invalidate);
  const [tick, setTick] = useState(0);
  const counting = view.postStage === 'training' && view.power.on;
  const { levels, blinks } = lampsOf(view, tick % 2 === 0, displayedDigits(view, tick));
  useEffect(() => {
    materials.lights.set(levels);
    invalidate();
  });
  const ticking = blinks || counting;
  useEffect(() => {
    if (!ticking) return;
    const timer = window.setInterval(() => {
      if (!document.hidden) setTick((t) => t + 1);
    }, BLINK_MS);
    return () => window.clearInterval(timer);
  }, [ticking]);
  useEffect(() => {
    materials.showOnScreen(view.monitor);
    invalidate();
  }, [materials, view.monitor, invalidate]);
  return null;
}
