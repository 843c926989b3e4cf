import { useEffect, useLayoutEffect, useState } from 'react';
import type { MachineView } from '../../../../core/hardware/view.ts';
import { GlowField } from './glow-field.tsx';
import { displayedDigits, lampsOf } from './lamps.ts';
import { useRedraw, useStage } from './stage-context.ts';

const BLINK_MS = 500;

/** Writes the brightness of every lamp; ticks only while one blinks or the display counts. */
export function LampSwitch({ view }: { view: MachineView }) {
  const { materials } = useStage();
  const redraw = useRedraw();
  const [tick, setTick] = useState(0);
  const counting = view.postStage === 'training' && view.power.on;
  const { levels, blinks } = lampsOf(view, tick % 2 === 0, displayedDigits(view, tick));
  useLayoutEffect(() => {
    materials.lights.set(levels);
    redraw();
  });
  const ticking = blinks || counting;
  useEffect(() => {
    if (!ticking) return;
    const timer = window.setInterval(() => {
      if (!document.hidden) setTick((t) => t + 1);
    }, BLINK_MS);
    return () => window.clearInterval(timer);
  }, [ticking]);
  useLayoutEffect(() => {
    materials.showOnScreen(view.monitor);
    redraw();
  }, [materials, view.monitor, redraw]);
  return <GlowField levels={levels} />;
}
