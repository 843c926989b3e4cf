import type { Picker } from '../picking/pick.ts';
import { type DressedMachine, measuredTier, openStage, type Stage } from './open-stage.ts';
import { lowerTier, TIERS, type Tier } from './quality.ts';
import { publishReport } from './stage-report.ts';
import type { WorldProps } from './world.tsx';
import { World } from './world.tsx';

export type SceneProps = Omit<WorldProps, 'machine' | 'resources' | 'onPicker' | 'onFirstFrame'>;

export interface StageListeners {
  /** Share of the machine that is built, 0 to 1. */
  onProgress(share: number): void;
  /** The first frame is on the screen. */
  onReady(): void;
  onContext(state: 'lost' | 'restored'): void;
  /** The machine cannot be built. */
  onFailed(cause: unknown): void;
  /** The context was lost repeatedly: the page should do without the scene. */
  onGivenUp(): void;
}

/** The stage mounted in a host element. */
export interface MountedStage {
  render(props: SceneProps): void;
  /** Removes the canvas from the page and keeps it for the next mount. */
  unmount(): void;
}

/** Two context losses within this time mean that the tier is too high for the device. */
const REPEATED_LOSS_MS = 60_000;
const MAX_LOSSES = 3;

export async function mountStage(host: HTMLElement, listeners: StageListeners): Promise<MountedStage> {
  const stage = await openStage();
  const { root } = stage;
  const mark = document.documentElement.dataset;
  let props: SceneProps | null = null;
  let dressed: DressedMachine | null = null;
  const reducedMotion = window.matchMedia('(prefers-reduced-motion: reduce)');

  const draw = () => {
    // While another machine is being built, the previous one stays visible.
    if (!props || dressed?.machine.model !== props.view.model) return;
    const resources = {
      ...dressed.resources,
      tier: stage.tier,
      reducedMotion: reducedMotion.matches || stage.tier.instantMoves,
    };
    root.render(
      <World
        key={props.view.model}
        {...props}
        machine={dressed.machine}
        resources={resources}
        onPicker={report}
        onFirstFrame={firstFrame}
      />,
    );
  };
  /** Builds the machine of the view and shows it, unless the model has changed by then. */
  const dress = async (model: SceneProps['view']['model']) => {
    try {
      const next = await stage.dress(model, listeners.onProgress);
      if (props?.view.model !== model) return;
      dressed = next;
      draw();
    } catch (cause) {
      listeners.onFailed(cause);
    }
  };
  const setTier = (tier: Tier) => {
    if (tier === stage.tier) return;
    stage.tier = tier;
    root.setTier(tier);
    draw();
  };
  const report = (picker: Picker) =>
    publishReport({
      renderer: root.renderer,
      rendererName: stage.rendererName,
      picker,
      tier: () => stage.tier,
      draw: () => root.drawNow(),
    });
  const firstFrame = () => {
    // A frame that was asked for before it was unmounted.
    if (root.canvas.parentNode !== host) return;
    setTier(measuredTier(stage, () => window.__stage?.frameTime() ?? 0));
    mark['ready'] = '1';
    listeners.onReady();
  };

  const resize = new ResizeObserver(() => root.resize(host.clientWidth, host.clientHeight));
  const stopWatching = watchContext(stage, listeners, setTier);
  reducedMotion.addEventListener('change', draw);
  host.append(root.canvas);
  root.resize(host.clientWidth, host.clientHeight);
  resize.observe(host);
  return {
    render(next) {
      const isOther = props?.view.model !== next.view.model;
      props = next;
      if (isOther) void dress(next.view.model);
      else draw();
    },
    unmount() {
      resize.disconnect();
      stopWatching();
      reducedMotion.removeEventListener('change', draw);
      // The next mount has the canvas already where both waited for the stage.
      if (root.canvas.parentNode !== host) return;
      root.render(null);
      root.canvas.remove();
      delete mark['ready'];
      delete mark['rest'];
    },
  };
}

function watchContext(stage: Stage, listeners: StageListeners, setTier: (tier: Tier) => void): () => void {
  const { canvas } = stage.root;
  const losses: number[] = [];
  const lost = (event: Event) => {
    event.preventDefault();
    const now = event.timeStamp;
    losses.push(now);
    listeners.onContext('lost');
    const recent = losses.filter((time) => now - time < REPEATED_LOSS_MS).length;
    if (recent >= MAX_LOSSES) listeners.onGivenUp();
    else if (recent === 2) setTier(TIERS[lowerTier(stage.tier.name)]);
  };
  const restored = () => listeners.onContext('restored');
  canvas.addEventListener('webglcontextlost', lost);
  canvas.addEventListener('webglcontextrestored', restored);
  return () => {
    canvas.removeEventListener('webglcontextlost', lost);
    canvas.removeEventListener('webglcontextrestored', restored);
  };
}
