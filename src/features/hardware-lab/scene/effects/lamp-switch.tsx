import { useEffect, useLayoutEffect, useState } from 'react';
import type { LabView } from '../../../../core/hardware/model/view.ts';
import { useLabText } from '../../texts/lab-text.ts';
import { screenTexts } from '../../texts/screen-texts.ts';
import { useShownDigits } from '../../workbench/display/use-shown-digits.ts';
import type { Glow } from '../catalogue/pieces.ts';
import { useRedraw, useStage } from '../stage/stage-context.ts';
import { GlowField } from './glow-field.tsx';
import { lampsOf } from './lamps.ts';

const BLINK_MS = 500;

/** Updates all lights and displays; runs a timer only while a light blinks. */
export function LampSwitch({ view, glows }: { view: LabView; glows: readonly Glow[] }) {
  const { materials } = useStage();
  const redraw = useRedraw();
  const text = useLabText();
  const [tick, setTick] = useState(0);
  const { levels, blinks } = lampsOf(view, tick, useShownDigits(view));
  useLayoutEffect(() => {
    materials.lights.set(levels);
    redraw();
  });
  useEffect(() => {
    if (!blinks) return;
    const timer = window.setInterval(() => {
      if (!document.hidden) setTick((t) => t + 1);
    }, BLINK_MS);
    return () => window.clearInterval(timer);
  }, [blinks]);
  useLayoutEffect(() => {
    const { model, screen } = view;
    materials.showOnScreen({ model, screen, texts: screenTexts(text, view) });
    materials.showOnMeter(view.instruments.meter);
    materials.showOnTester(view.instruments.psuTester);
    redraw();
  }, [materials, view, text, redraw]);
  return <GlowField glows={glows} levels={levels} />;
}
