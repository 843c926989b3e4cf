import { lazy, type ReactNode, Suspense, useCallback, useRef, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { Spinner } from '../../../ui/spinner.tsx';
import { BoardPlan } from '../outline/board-plan.tsx';
import type { CameraViewName } from '../places/places.ts';
import type { ControlCorner } from '../scene/controls/scene-controls.tsx';
import type { Insets } from '../scene/stage/insets.ts';
import type { Spots } from '../scene/stage/spots.ts';
import { type LabStore, useLab } from '../store.ts';
import { useLabText } from '../words/lab-text.ts';
import { cardOver } from './draw-marks.ts';
import { HoverLabel } from './hover-label.tsx';
import { SceneMarks } from './scene-marks.tsx';

// Fetched when it is first drawn, which never happens on a device that cannot draw it.
const loadScene = () => import('../scene/lab-scene.tsx');
const LabScene = lazy(loadScene);

/** Fetches the scene's code ahead of its first use. A fetch that fails is not told here: the bench then has its plan. */
export async function preloadScene(): Promise<void> {
  await loadScene().catch(() => undefined);
}

/** How the bench is drawn: still loading the scene, in 3D, or as a plan. */
export type StageState = 'loading' | 'scene' | 'plan';

/** Why the scene cannot be drawn (any more). */
export type SceneTrouble = 'no-webgl' | 'context-lost' | 'error';

export interface BenchStageProps {
  readonly store: LabStore;
  readonly state: StageState;
  readonly highlighted: string | null;
  /** Where the step at hand happens. */
  readonly lookAt: CameraViewName | null;
  /** Pixels at each edge that panels cover. */
  readonly insets: Insets;
  /** A page of the document that lies on the monitor's glass. */
  readonly glassPage?: HTMLElement | null;
  /** Where the view control stands. */
  readonly corner?: ControlCorner;
  /** A place that the camera glances at, and comes back from. */
  readonly glance?: CameraViewName | null;
  /** Somebody chose a place to look at. */
  onPlace?(place: CameraViewName): void;
  /** What a look from there takes, in words; null where it tells nothing new. */
  costOf?(place: CameraViewName): string | null;
  /** Stands in for the scene where there is none; the plan of the board unless something else is given. */
  readonly standIn?: ReactNode;
  /** The meter is in hand: single pins are pointed at. */
  readonly isProbing?: boolean;
  onReady(): void;
  onUnavailable(reason: SceneTrouble): void;
}

/** The machine as a picture: the 3D scene, or the plan of the board where there is none. Presses are `PicturePressContext`'s. */
export function BenchStage({
  store,
  state,
  highlighted,
  lookAt,
  insets,
  corner,
  glassPage = null,
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
  return (
    <ErrorBoundary fallback={plan} onError={() => handlers.onUnavailable('error')}>
      {/* One sentence at a time: the scene has its own while the machine is built. */}
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
          insets={insets}
          glassPage={glassPage}
          {...(corner === undefined ? {} : { corner })}
          glance={glance}
          probing={isProbing}
          onHover={setHovered}
          onSpots={onSpots}
          cardOver={cardNow}
          {...handlers}
        />
        <SceneMarks store={store} receiver={marks} root={marksRoot} />
        {hovered === null ? null : <HoverLabel store={store} target={hovered} insets={insets} />}
      </Suspense>
    </ErrorBoundary>
  );
}
