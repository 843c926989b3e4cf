import { lazy, type ReactNode, Suspense, useCallback, useRef, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { Spinner } from '../../../../ui/spinner.tsx';
import type { CameraViewName } from '../../places/places.ts';
import type { Insets } from '../../scene/camera/insets.ts';
import type { ControlCorner } from '../../scene/controls/scene-controls.tsx';
import type { Spots } from '../../scene/picking/spots.ts';
import { type LabStore, useLab } from '../../store.ts';
import { useLabText } from '../../texts/lab-text.ts';
import { BoardPlan } from '../outline/board-plan.tsx';
import { cardOver } from './draw-marks.ts';
import { HoverLabel } from './hover-label.tsx';
import { SceneMarks } from './scene-marks.tsx';

// Imported on first render, so never on a device without WebGL.
const loadScene = () => import('../../scene/lab-scene.tsx');
const LabScene = lazy(loadScene);

/** Preloads the scene's code. Errors are ignored: the stage then shows the plan. */
export async function preloadScene(): Promise<void> {
  await loadScene().catch(() => undefined);
}

/** The state of the stage: scene loading, scene shown, or the plan. */
export type StageState = 'loading' | 'scene' | 'plan';

/** Why the scene cannot be drawn. */
export type SceneTrouble = 'no-webgl' | 'context-lost' | 'error';

export interface BenchStageProps {
  readonly store: LabStore;
  readonly state: StageState;
  readonly highlighted: string | null;
  /** The camera view of the current step. */
  readonly lookAt: CameraViewName | null;
  /** What a tutorial brings into view, each time that this is another object; what is highlighted has its name then. */
  readonly aim?: { readonly target: string } | null;
  /** Pixels at each edge that panels cover. */
  readonly insets: Insets;
  /** A DOM element that is placed on the monitor's screen. */
  readonly monitorPage?: HTMLElement | null;
  /** The position of the view control. */
  readonly corner?: ControlCorner;
  /** A place for the camera to glance at and come back from. */
  readonly glance?: CameraViewName | null;
  /** The learner chose a camera view. */
  onPlace?(place: CameraViewName): void;
  /** The time an inspection from there takes, in words; null where it reveals nothing new. */
  costOf?(place: CameraViewName): string | null;
  /** Replaces the scene where it cannot be drawn; the plan of the board by default. */
  readonly standIn?: ReactNode;
  /** The meter is in use: single pins can be clicked. */
  readonly isProbing?: boolean;
  onReady(): void;
  onUnavailable(reason: SceneTrouble): void;
}

/** The machine as a 3D scene, or as a plan of the board without WebGL. Clicks go to `PicturePressContext`. */
export function BenchStage({
  store,
  state,
  highlighted,
  lookAt,
  aim = null,
  insets,
  corner,
  monitorPage = null,
  glance = null,
  isProbing = false,
  standIn,
  ...handlers
}: BenchStageProps) {
  const text = useLabText();
  const view = useLab(store, (snapshot) => snapshot.view);
  const selected = useLab(store, (snapshot) => snapshot.selected);
  const [hovered, setHovered] = useState<string | null>(null);
  const marks = useRef<((spots: Spots) => void) | null>(null);
  const marksRoot = useRef<HTMLDivElement>(null);
  const cardNow = useCallback(() => marksRoot.current && cardOver(marksRoot.current), []);
  const onSpots = useCallback((spots: Spots) => marks.current?.(spots), []);
  const plan = standIn ?? (
    <div
      className="grid h-full place-items-center"
      style={{ paddingInlineStart: insets.left, paddingInlineEnd: insets.right }}
    >
      <BoardPlan store={store} highlighted={highlighted} />
    </div>
  );
  if (state === 'plan') return plan;
  // On the monitor a name would stand over what is to be read.
  const pointed = aim === null || highlighted === 'monitor' ? null : highlighted;
  return (
    <ErrorBoundary fallback={plan} onError={() => handlers.onUnavailable('error')}>
      {/* No caption while the scene shows its own. */}
      <Suspense
        fallback={
          <p
            role="status"
            className="absolute inset-0 grid place-content-center justify-items-center gap-3 text-ink-muted"
          >
            <Spinner />
            {text('demo.loading')}
          </p>
        }
      >
        <LabScene
          view={view}
          highlightedId={highlighted}
          selectedId={selected}
          label={text('demo.sceneLabel', { machine: text(`machine.${view.model}`) })}
          lookAt={lookAt}
          aim={aim}
          pointedId={pointed}
          insets={insets}
          monitorPage={monitorPage}
          {...(corner === undefined ? {} : { corner })}
          glance={glance}
          probing={isProbing}
          onHover={setHovered}
          onSpots={onSpots}
          cardOver={cardNow}
          {...handlers}
        />
        <SceneMarks
          store={store}
          pointed={selected === null ? pointed : null}
          receiver={marks}
          root={marksRoot}
        />
        {hovered === null ? null : <HoverLabel store={store} target={hovered} insets={insets} />}
      </Suspense>
    </ErrorBoundary>
  );
}
