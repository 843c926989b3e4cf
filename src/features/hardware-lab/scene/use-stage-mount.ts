import { type RefObject, useEffect, useRef, useState } from 'react';
import { webGlSupport } from '../../../lib/webgl-support.ts';
import type { MountedStage, SceneProps } from './stage/mounted-stage.tsx';

export type StageStatus = 'loading' | 'ready' | 'lost' | 'gone';
export type UnavailableReason = 'no-webgl' | 'context-lost' | 'error';

interface Outcome {
  onReady(): void;
  onUnavailable(reason: UnavailableReason): void;
}

export interface StageMount {
  readonly status: StageStatus;
  /** Share of the machine that is built, 0 to 1. */
  readonly progress: number;
}

/** Mounts the stage in `host`, renders it with the latest props, and reports its status. */
export function useStageMount(
  host: RefObject<HTMLElement | null>,
  props: SceneProps,
  outcome: Outcome,
): StageMount {
  const [status, setStatus] = useState<StageStatus>('loading');
  const [progress, setProgress] = useState(0);
  const [stage, setStage] = useState<MountedStage | null>(null);
  const latest = useRef(outcome);
  latest.current = outcome;

  useEffect(() => {
    const element = host.current;
    if (!element) return;
    let mounted: MountedStage | null = null;
    let left = false;
    const giveUp = (reason: UnavailableReason) => {
      if (left) return;
      setStatus('gone');
      latest.current.onUnavailable(reason);
    };
    if (!webGlSupport().available) {
      giveUp('no-webgl');
      return;
    }
    const listeners = {
      onProgress: setProgress,
      onReady: () => {
        if (left) return;
        setStatus('ready');
        latest.current.onReady();
      },
      onContext: (state: 'lost' | 'restored') => setStatus(state === 'lost' ? 'lost' : 'ready'),
      onGivenUp: () => giveUp('context-lost'),
      onFailed: (cause: unknown) => {
        console.error('The machine could not be built', cause);
        giveUp('error');
      },
    };
    import('./stage/mounted-stage.tsx')
      .then(async ({ mountStage }) => {
        // The stage is shared: a mount that was cancelled before it started must not take the canvas from its
        // successor.
        if (left) return;
        const made = await mountStage(element, listeners);
        if (left) return made.unmount();
        mounted = made;
        setStage(made);
      })
      .catch((cause: unknown) => {
        console.error('The 3D view could not start', cause);
        giveUp('error');
      });
    return () => {
      left = true;
      mounted?.unmount();
    };
  }, [host]);

  useEffect(() => stage?.render(props));
  return { status, progress };
}
