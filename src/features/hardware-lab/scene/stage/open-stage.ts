import type { MachineModelId } from '../../../../core/hardware/model/view.ts';
import { readText, writeText } from '../../../../lib/storage.ts';
import { webGlSupport } from '../../../../lib/webgl-support.ts';
import { BoardTransform } from '../bodies/board-transform.tsx';
import { Instances } from '../bodies/instances.tsx';
import type { SceneMachine } from '../catalogue/scene-machine.ts';
import { type GeometrySource, openGeometrySource } from '../geometry/geometry-source.ts';
import { GeometryStore } from '../geometry/geometry-store.ts';
import { loadSceneFonts } from '../materials/fonts.ts';
import { createMaterials } from '../materials/scene-materials.ts';
import { Activity } from './activity.ts';
import { lowerTier, rememberTier, SLOW_FRAME_MS, startingTier, TIERS, type Tier } from './quality.ts';
import type { StageResources } from './stage-context.ts';
import { createStageRoot, type StageRoot } from './stage-root.ts';

/** The brand's accent for the selected thing, information blue for the hovered one. */
const SELECTED_COLOR = '#f08a45';
const HIGHLIGHTED_COLOR = '#3d9be9';

/** A machine ready to render. */
export interface DressedMachine {
  readonly machine: SceneMachine;
  readonly resources: Omit<StageResources, 'reducedMotion' | 'tier'>;
}

export interface Stage {
  readonly root: StageRoot;
  readonly rendererName: string;
  readonly measure: boolean;
  tier: Tier;
  /** Builds a machine and applies its board and case. Only one machine is ready at a time. */
  dress(model: MachineModelId, onProgress: (share: number) => void): Promise<DressedMachine>;
}

/** Storage access that never throws. */
const STORAGE = { getItem: readText, setItem: writeText } as const;

let opening: Promise<Stage> | undefined;

/**
 * The page's one stage: canvas, materials, geometry builder. It is reused on every visit to the lab, because
 * browsers allow few contexts and free them slowly.
 */
export function openStage(): Promise<Stage> {
  opening ??= prepare().catch((cause: unknown) => {
    opening = undefined;
    throw cause;
  });
  return opening;
}

async function prepare(): Promise<Stage> {
  const { renderer, isSoftware } = webGlSupport();
  const coarsePointer = window.matchMedia('(pointer: coarse)').matches;
  const { tier, measure } = startingTier({ isSoftware, coarsePointer }, STORAGE);
  const source = openGeometrySource();
  const root = await createStageRoot(tier);
  return { root, rendererName: renderer, measure, tier, dress: wardrobe(source, tier) };
}

function wardrobe(source: GeometrySource, tier: Tier): Stage['dress'] {
  const activity = new Activity(document.documentElement);
  const made = loadSceneFonts().then(() => {
    performance.mark('scene:print');
    const materials = createMaterials(tier);
    const outlines = {
      selected: materials.outline(SELECTED_COLOR),
      highlighted: materials.outline(HIGHLIGHTED_COLOR),
    };
    performance.measure('scene:materials', 'scene:print');
    return { materials, outlines };
  });
  let worn: { readonly model: MachineModelId; readonly dressed: Promise<DressedMachine> } | null = null;

  const dress = async (
    model: MachineModelId,
    onProgress: (share: number) => void,
  ): Promise<DressedMachine> => {
    const [built, { materials, outlines }] = await Promise.all([source.machine(model, onProgress), made]);
    performance.mark('scene:upload');
    const { machine } = built.layout;
    const store = new GeometryStore(built, source, tier.fineGeometry);
    materials.dress(machine);
    performance.measure('scene:geometry', 'scene:upload');
    return {
      machine,
      resources: {
        store,
        materials,
        outlines,
        activity,
        carrier: new BoardTransform(machine.boardAt),
        instances: new Instances(),
      },
    };
  };
  return (model, onProgress) => {
    if (worn?.model === model) return worn.dressed;
    // Frees the previous machine; it is rebuilt when needed.
    worn?.dressed.then(
      ({ resources }) => resources.store.dispose(),
      () => undefined,
    );
    worn = { model, dressed: dress(model, onProgress) };
    worn.dressed.catch(() => {
      worn = null;
    });
    return worn.dressed;
  };
}

/** Times three frames and returns a lower tier if they were slow; never a higher one. */
export function measuredTier(stage: Stage, frameTime: () => number): Tier {
  if (!stage.measure) return stage.tier;
  const times = [frameTime(), frameTime(), frameTime()].sort((a, b) => a - b);
  if ((times[1] ?? 0) <= SLOW_FRAME_MS) return stage.tier;
  const name = lowerTier(stage.tier.name);
  rememberTier(name, STORAGE);
  return TIERS[name];
}
