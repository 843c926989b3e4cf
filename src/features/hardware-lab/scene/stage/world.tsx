import { useFrame, useThree } from '@react-three/fiber';
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { LabView } from '../../../../core/hardware/model/view.ts';
import { type PicturePress, PicturePressContext } from '../../workbench/display/picture-press.ts';
import { OnBoard } from '../bodies/board-transform.tsx';
import { BodyGroup, type Mark } from '../bodies/body-group.tsx';
import { isDrawnIn, isDrawnUnlisted } from '../bodies/data-sheet.ts';
import { InstanceFields } from '../bodies/instances.tsx';
import { OrderedBody } from '../bodies/ordered-body.tsx';
import { boardInUse } from '../bodies/placement.ts';
import { type CameraCommands, CameraRig, type Gaze } from '../camera/camera-rig.tsx';
import { goalOf } from '../camera/goals.ts';
import type { Insets } from '../camera/insets.ts';
import { sightOf } from '../camera/sight.ts';
import { movesWithBoard } from '../catalogue/moves-with-board.ts';
import type { SceneMachine } from '../catalogue/scene-machine.ts';
import { ContactField } from '../effects/contact-field.tsx';
import { LampSwitch } from '../effects/lamp-switch.tsx';
import { Lighting } from '../effects/lighting.tsx';
import { Rotors } from '../effects/rotors.tsx';
import { SmallPartsField } from '../effects/small-parts-field.tsx';
import { Smoke } from '../effects/smoke.tsx';
import { cableShape, probeShape } from '../geometry/shapes.ts';
import { WORLD_PER_MM } from '../materials/scene-materials.ts';
import type { Card, Picker } from '../picking/pick.ts';
import { Pointing } from '../picking/pointing.tsx';
import { SpotWatch } from '../picking/spot-watch.tsx';
import type { Spots } from '../picking/spots.ts';
import { touchPlan } from '../picking/touch.ts';
import { TouchFields } from '../picking/touch-fields.tsx';
import { firstFrameTeller } from './first-frame.ts';
import { MonitorPageOverlay } from './monitor-page-overlay.tsx';
import { StageContext, type StageResources, useRedraw, useStage } from './stage-context.ts';
import { countFrame } from './stage-report.ts';

export interface WorldProps {
  readonly machine: SceneMachine;
  readonly resources: StageResources;
  readonly view: LabView;
  readonly highlightedId: string | null;
  readonly selectedId: string | null;
  /** The thing whose position is reported while none is selected. */
  readonly pointedId?: string | null | undefined;
  readonly probing: boolean;
  readonly gaze: Gaze;
  readonly insets: Insets;
  /** A DOM element placed on the monitor's screen. */
  readonly monitorPage: HTMLElement | null;
  /** Passed as a prop, because the scene's own React root does not receive the page's contexts. */
  readonly press: PicturePress;
  onHover?: ((target: string | null) => void) | undefined;
  onCommands(commands: CameraCommands): void;
  /** Called from the frame loop with the screen positions of the selected thing and the probes. */
  onSpots?: ((spots: Spots) => void) | undefined;
  /** The card of the selected thing, where it covers the scene. */
  cardOver?: (() => Card | null) | undefined;
  onPicker(picker: Picker): void;
  onFirstFrame(): void;
}

/** The whole scene as a function of the view. */
export function World({
  machine,
  resources,
  view,
  highlightedId,
  selectedId,
  onHover,
  ...props
}: WorldProps) {
  const [hovered, setHovered] = useState<string | null>(null);
  const hover = useCallback(
    (target: string | null) => {
      setHovered(target);
      onHover?.(target);
    },
    [onHover],
  );
  const markOf = (id: string): Mark => {
    if (id === selectedId) return 'selected';
    return id === highlightedId || id === hovered ? 'highlighted' : null;
  };
  const geometries = useMemo(() => resources.store.all(), [resources.store]);
  return (
    <StageContext value={resources}>
      <CameraRig
        views={machine.views}
        gaze={props.gaze}
        sight={props.gaze.target === null ? null : sightOf(machine, view, props.gaze.target)}
        insets={props.insets}
        onCommands={props.onCommands}
      />
      {props.monitorPage === null ? null : (
        <MonitorPageOverlay page={props.monitorPage} closeUp={machine.views.monitor} insets={props.insets} />
      )}
      <Lighting />
      <group scale={WORLD_PER_MM}>
        <Bodies machine={machine} view={view} markOf={markOf} />
        <Details machine={machine} view={view} probing={props.probing} markOf={markOf} />
      </group>
      <Rotors
        spinning={Object.values(view.fans).some((fan) => fan.spinning)}
        loud={view.sounds.some(({ id }) => id === 'fans-loud')}
      />
      <InstanceFields machine={machine} />
      <PicturePressContext value={props.press}>
        <Pointing geometries={geometries} onHover={hover} onPicker={props.onPicker} />
      </PicturePressContext>
      <FrameWatch onFirstFrame={props.onFirstFrame} />
      {props.onSpots === undefined ? null : (
        <SpotWatch
          machine={machine}
          view={view}
          selectedId={selectedId ?? props.pointedId ?? null}
          probing={props.probing}
          insets={props.insets}
          cardOver={props.cardOver}
          onSpots={props.onSpots}
        />
      )}
    </StageContext>
  );
}

interface PieceProps {
  readonly machine: SceneMachine;
  readonly view: LabView;
  markOf(id: string): Mark;
}

/** Parts, screws, latches, switches, cables and probes. */
function Bodies({ machine, view, markOf }: PieceProps) {
  const carrier = boardInUse(view);
  return (
    <>
      {machine.bodies.map((body) => (
        <BodyGroup
          key={body.id}
          body={body}
          goal={goalOf(body, view, machine)}
          mark={body.target ? markOf(body.id) : null}
          pointable={body.target && !isDrawnUnlisted(view, body.id)}
          removal={machine.removals[body.id]}
          movesWithBoard={movesWithBoard(view.model, body.id)}
          carries={body.id === carrier}
        />
      ))}
      {machine.cables.map((cable) => {
        const shape = cableShape(machine, view, cable);
        if (!shape || (cable.fixedTo !== undefined && !isDrawnIn(view, cable.fixedTo))) return null;
        return (
          <OrderedBody
            key={cable.id}
            id={cable.id}
            shape={shape}
            target={view.cables[cable.id] !== undefined}
            mark={markOf(cable.id)}
          />
        );
      })}
      {(['black', 'red'] as const).map((colour) => (
        <OrderedBody
          key={colour}
          id={`probe-${colour}`}
          shape={probeShape(colour, machine, view)}
          target={false}
          mark={null}
        />
      ))}
    </>
  );
}

/** Touch areas, contact shadows, small parts and light. */
function Details({ machine, view, probing, markOf }: PieceProps & { probing: boolean }) {
  const { tier } = useStage();
  const touch = useMemo(() => touchPlan(machine, view, probing), [machine, view, probing]);
  const seated = useMemo(
    () =>
      new Set(
        Object.values(view.parts)
          .filter((part) => part.placement !== 'removed')
          .map((part) => part.id),
      ),
    [view.parts],
  );
  const [boardShades, benchShades] = useMemo(
    () => [
      machine.shades.filter(({ plane }) => plane === 'board'),
      machine.shades.filter(({ plane }) => plane === 'bench'),
    ],
    [machine],
  );
  return (
    <>
      <OnBoard>
        {tier.smallParts ? <SmallPartsField boardAt={machine.boardAt} /> : null}
        <TouchFields areas={touch.onBoard} markOf={markOf} />
        <ContactField shades={boardShades} seated={seated} />
        <LampSwitch view={view} glows={machine.glows} />
      </OnBoard>
      <TouchFields areas={touch.onBench} markOf={markOf} />
      <ContactField shades={benchShades} seated={seated} />
      {view.smoke ? <Smoke from={machine.smokeFrom} /> : null}
    </>
  );
}

/** Updates the frame counter, the outline's canvas size, and the marks that tests wait for. */
function FrameWatch({ onFirstFrame }: { onFirstFrame: () => void }) {
  const { activity, materials } = useStage();
  const redraw = useRedraw();
  // Requested here because fiber ignores requests before its first commit.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each mount waits for a frame of its own
  useEffect(() => redraw(), [redraw, onFirstFrame]);
  const [tellFirstFrame] = useState(firstFrameTeller);
  const size = useThree((state) => state.size);
  useFrame(() => {
    countFrame();
    activity.frameBegun();
    materials.outlineSize.set(size.width, size.height, materials.outlineSize.z);
    requestAnimationFrame(() => {
      activity.frameDrawn();
      // The first complete frame includes the cables, which are still being built during the first one.
      if (!activity.isBusy('shape')) tellFirstFrame(onFirstFrame);
    });
  });
  return null;
}
