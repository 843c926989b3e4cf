import { useEffect, useLayoutEffect, useState } from 'react';
import type { MachineView } from '../../../../core/hardware/view.ts';
import type { Glow } from '../catalogue/pieces.ts';
import { GlowField } from './glow-field.tsx';
import { displayedDigits, lampsOf } from './lamps.ts';
import { useRedraw, useStage } from './stage-context.ts';

const BLINK_MS = 500;

/** Writes the light of every lamp and the pictures of the screens; ticks only while a lamp blinks or the display counts. */
export function LampSwitch({ view, glows }: { view: MachineView; glows: readonly Glow[] }) {
  const { materials } = useStage();
  const redraw = useRedraw();
  const [tick, setTick] = useState(0);
  const counting = view.postStage === 'training' && view.power.on;
  const { levels, blinks } = lampsOf(view, tick, displayedDigits(view, tick));
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
    materials.showOnScreen({ model: view.model, monitor: view.monitor, screen: view.screen });
    materials.showOnMeter(view.instruments.meter);
    materials.showOnTester(view.instruments.psuTester);
    redraw();
  }, [materials, view, redraw]);
  return <GlowField glows={glows} levels={levels} />;
}
