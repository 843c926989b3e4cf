import { useCallback, useState } from 'react';
import { notify } from '../../../lib/notify.ts';
import { webGlSupport } from '../../../lib/webgl-support.ts';
import type { SceneTrouble, StageState } from '../display/bench-stage.tsx';
import { LAB_MESSAGES } from '../messages.ts';
import type { CameraViewName } from '../places/places.ts';
import type { LabStore } from '../store.ts';

export interface Stage {
  readonly state: StageState;
  readonly lookAt: CameraViewName | null;
  onReady(): void;
  onUnavailable(reason: SceneTrouble): void;
  /** Sends the camera to a thing, or to the machine, also when it was there before and has been turned away since. */
  goTo(target: string | null): void;
}

/** How the machine is drawn: in 3D where the device can, as a plan where it cannot (any more). */
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
      // The scene follows what changes: it is sent back first, then to the thing anew.
      setLookAt(null);
      store.select(null);
      requestAnimationFrame(() => {
        setLookAt('machine');
        if (target !== null) requestAnimationFrame(() => store.select(target));
      });
    },
    [store],
  );
  return { state, lookAt, onReady, onUnavailable, goTo };
}
