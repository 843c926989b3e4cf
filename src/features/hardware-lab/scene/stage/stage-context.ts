import { useThree } from '@react-three/fiber';
import { createContext, useCallback, useContext } from 'react';
import type { MeshBasicMaterial } from 'three';
import type { BoardTransform } from '../bodies/board-transform.tsx';
import type { Instances } from '../bodies/instances.tsx';
import type { GeometryStore } from '../geometry/geometry-store.ts';
import type { SceneMaterials } from '../materials/scene-materials.ts';
import type { Activity } from './activity.ts';
import type { Tier } from './quality.ts';

/** Resources shared by all parts of the scene. */
export interface StageResources {
  readonly store: GeometryStore;
  readonly materials: SceneMaterials;
  readonly outlines: { readonly selected: MeshBasicMaterial; readonly highlighted: MeshBasicMaterial };
  readonly activity: Activity;
  readonly carrier: BoardTransform;
  readonly instances: Instances;
  readonly tier: Tier;
  readonly reducedMotion: boolean;
}

export const StageContext = createContext<StageResources | null>(null);

export function useStage(): StageResources {
  const resources = useContext(StageContext);
  if (!resources) throw new Error('A piece of the scene was drawn outside the stage');
  return resources;
}

/** Requests one frame; nothing is rendered without a request. */
export function useRedraw(): () => void {
  const { activity } = useStage();
  const invalidate = useThree((state) => state.invalidate);
  return useCallback(() => {
    activity.frameExpected();
    invalidate();
  }, [activity, invalidate]);
}
