import { useCallback, useEffect, useState } from 'react';
import { findMachine } from '../../../../core/hardware/machines/find-machine.ts';
import type { LabView } from '../../../../core/hardware/model/view.ts';
import { notify } from '../../../../lib/notify.ts';
import { webGlSupport } from '../../../../lib/webgl-support.ts';
import { useMediaQuery } from '../../../../ui/use-media-query.ts';
import { LAB_MESSAGES } from '../../messages.ts';
import type { CameraViewName } from '../../places/places.ts';
import { type LabStore, useLab } from '../../store.ts';
import type { SceneTrouble, StageState } from '../display/bench-stage.tsx';

export interface Stage {
  readonly state: StageState;
  readonly lookAt: CameraViewName | null;
  /** The camera view of an automatic glance; null without one. */
  readonly glance: CameraViewName | null;
  onReady(): void;
  onUnavailable(reason: SceneTrouble): void;
  /**
   * Moves the camera to a thing, or to the machine, also when it was sent there before and has been turned away
   * since.
   */
  goTo(target: string | null): void;
  /** Moves the camera to a place. */
  look(place: CameraViewName): void;
}

/** How the machine is drawn: in 3D where the device supports it, otherwise as a plan. */
export function useStage(store: LabStore): Stage {
  const [state, setState] = useState<StageState>(() => (webGlSupport().available ? 'loading' : 'plan'));
  const [lookAt, setLookAt] = useState<CameraViewName | null>(null);
  const onReady = useCallback(() => setState((last) => (last === 'loading' ? 'scene' : last)), []);
  const onUnavailable = useCallback((reason: SceneTrouble): void => {
    if (reason === 'context-lost') notify(LAB_MESSAGES.sceneLost);
    setState('plan');
  }, []);
  const goTo = useCallback(
    (target: string | null): void => {
      // The scene reacts to changes only: reset the target first, then set it again.
      setLookAt(null);
      store.select(null);
      requestAnimationFrame(() => {
        setLookAt('machine');
        if (target !== null) requestAnimationFrame(() => store.select(target));
      });
    },
    [store],
  );
  const look = useCallback((place: CameraViewName): void => {
    setLookAt(null);
    requestAnimationFrame(() => setLookAt(place));
  }, []);
  const glance = useStartGlance(store);
  return { state, lookAt, glance, onReady, onUnavailable, goTo, look };
}

const GLANCE_MS = 2000;

/**
 * A starting machine shows its state on the monitor, or on the board while that stays dark: glance there for two
 * seconds.
 */
function useStartGlance(store: LabStore): CameraViewName | null {
  const isOn = useLab(store, ({ view }) => view.power.on);
  const isStill = useMediaQuery('(prefers-reduced-motion: reduce)');
  const [wasOn, setWasOn] = useState(isOn);
  const [glance, setGlance] = useState<CameraViewName | null>(null);
  if (isOn !== wasOn) {
    setWasOn(isOn);
    if (isOn && !isStill) setGlance(speakerOf(store.read().view));
  }
  useEffect(() => {
    if (glance === null) return;
    const over = setTimeout(() => setGlance(null), GLANCE_MS);
    return () => clearTimeout(over);
  }, [glance]);
  return glance;
}

function speakerOf({ model, screen }: LabView): CameraViewName {
  const hasDisplay = findMachine(model).codes.passed.code !== null;
  const isDark = screen.page === 'dark' || screen.page === 'no-signal';
  return hasDisplay && isDark ? 'indicators' : 'monitor';
}
