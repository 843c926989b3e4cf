import { readText, writeText } from '../../../../lib/storage.ts';
import { loadSceneFonts } from '../materials/fonts.ts';
import { createMaterials } from '../materials/scene-materials.ts';
import { Activity } from './activity.ts';
import { buildGeometries } from './buffers.ts';
import { lowerTier, rememberTier, SLOW_FRAME_MS, startingTier, TIERS, type Tier } from './quality.ts';
import type { StageResources } from './stage-context.ts';
import { createStageRoot, type StageRoot } from './stage-root.ts';
import { webGlSupport } from './webgl-support.ts';

/** Accent of the brand for what is chosen, information blue for what is pointed at. */
const SELECTED_COLOR = '#f08a45';
const HIGHLIGHTED_COLOR = '#3d9be9';

export interface Stage {
  readonly root: StageRoot;
  readonly resources: Omit<StageResources, 'reducedMotion' | 'tier'>;
  readonly rendererName: string;
  readonly measure: boolean;
  tier: Tier;
}

/** Reading and writing that never throws, whatever the browser thinks of storage. */
const STORAGE = { getItem: readText, setItem: writeText } as const;

let opening: Promise<Stage> | undefined;

/**
 * The stage of this page, made once: canvas, geometry, materials. Coming back to the lab shows the same canvas again,
 * because browsers allow few contexts and are slow to free them.
 */
export function openStage(onProgress: (share: number) => void): Promise<Stage> {
  opening ??= prepare(onProgress).catch((cause: unknown) => {
    opening = undefined;
    throw cause;
  });
  return opening;
}

async function prepare(onProgress: (share: number) => void): Promise<Stage> {
  const { renderer } = webGlSupport();
  const coarsePointer = window.matchMedia('(pointer: coarse)').matches;
  const { tier, measure } = startingTier({ renderer, coarsePointer }, STORAGE);
  const fonts = loadSceneFonts();
  const root = await createStageRoot(tier);
  performance.mark('scene:build');
  const geometries = await buildGeometries(tier.fineGeometry, onProgress);
  performance.measure('scene:geometry', 'scene:build');
  await fonts;
  performance.mark('scene:print');
  const materials = createMaterials(tier);
  performance.measure('scene:materials', 'scene:print');
  const outlines = {
    selected: materials.outline(SELECTED_COLOR),
    highlighted: materials.outline(HIGHLIGHTED_COLOR),
  };
  return {
    root,
    rendererName: renderer,
    measure,
    tier,
    resources: { geometries, materials, outlines, activity: new Activity(document.documentElement) },
  };
}

/** Times three frames and answers a lower tier when they were slow; steps down only. */
export function measuredTier(stage: Stage, frameTime: () => number): Tier {
  if (!stage.measure) return stage.tier;
  const times = [frameTime(), frameTime(), frameTime()].sort((a, b) => a - b);
  if ((times[1] ?? 0) <= SLOW_FRAME_MS) return stage.tier;
  const name = lowerTier(stage.tier.name);
  rememberTier(name, STORAGE);
  return TIERS[name];
}
