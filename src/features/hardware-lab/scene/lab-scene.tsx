import { type KeyboardEvent, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { placeOfTarget } from '../../../core/hardware/machines/resolve-target.ts';
import type { LabView } from '../../../core/hardware/model/view.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import type { CameraViewName } from '../places/places.ts';
import { usePicturePress } from '../workbench/display/picture-press.ts';
import type { CameraCommands, Gaze } from './camera/camera-rig.tsx';
import { type Insets, NO_INSETS } from './camera/insets.ts';
import { type ControlCorner, SceneControls } from './controls/scene-controls.tsx';
import { SceneNotice } from './controls/scene-notice.tsx';
import type { Card } from './picking/pick.ts';
import type { Spots } from './picking/spots.ts';
import { type UnavailableReason, useStageMount } from './use-stage-mount.ts';

export interface LabSceneProps {
  readonly view: LabView;
  readonly highlightedId: string | null;
  readonly selectedId: string | null;
  /** Called with the hovered target, for a label beside the scene. */
  onHover?(targetId: string | null): void;
  /** Called with the screen positions of the selected thing and the probe tips, whenever they changed. */
  onSpots?(spots: Spots): void;
  /** The rectangle of the selected thing's card over the scene. */
  cardOver?(): Card | null;
  onReady(): void;
  onUnavailable(reason: UnavailableReason): void;
  /** The accessible name of the scene. */
  readonly label: string;
  /** Pixels at each edge that panels cover; the camera keeps the machine out of them. */
  readonly insets?: Insets;
  /** A DOM element placed on the monitor's screen while the camera is in front of it. */
  readonly monitorPage?: HTMLElement | null;
  /** The position of the view control. */
  readonly corner?: ControlCorner;
  /** The user chose a camera view. */
  onPlace?(place: CameraViewName): void;
  /** The time an inspection from there takes, in words; null where it reveals nothing new. */
  costOf?(place: CameraViewName): string | null;
  /** A view to glance at and return from, unless the user moved the camera or prefers reduced motion. */
  readonly glance?: CameraViewName | null;
  /** The camera view; without it the camera follows the selected part. */
  readonly lookAt?: CameraViewName | null;
  /** A thing to bring into view, each time that this is another object. */
  readonly aim?: { readonly target: string } | null;
  /** The thing whose position is reported while none is selected. */
  readonly pointedId?: string | null;
  /** The meter is in use: pins such as `conn-atx24.9` can be clicked instead of their connectors. */
  readonly probing?: boolean;
}

const CORNER: ControlCorner = { right: 16, bottom: 16 };
const noCost = (): null => null;
const NO_COMMANDS: CameraCommands = { turn: () => undefined, zoom: () => undefined };

/**
 * The machine in 3D: shows the view and makes its targets clickable. Without WebGL 2 it reports that and loads no
 * three.js code. Arrow keys rotate, plus and minus zoom, Home returns to the whole workbench. Props: the view (its
 * `model` decides which machine is built and may change), the selected and highlighted targets, a label, and
 * `probing` while the meter is in use. `PicturePressContext` receives target ids: parts, sockets, latches,
 * fasteners, cables (the first plug has the cable's id, the far one `<cable>-far`), connectors, LEDs, controls, and
 * pins (`<connector>.<pin>`) while probing. The scene fills its parent, which must be positioned.
 */
export default function LabScene({
  label,
  onReady,
  onUnavailable,
  insets = NO_INSETS,
  monitorPage = null,
  corner = CORNER,
  glance = null,
  onPlace,
  costOf = noCost,
  lookAt = null,
  aim = null,
  probing = false,
  ...scene
}: LabSceneProps) {
  const { t } = useTranslation('scene');
  const host = useRef<HTMLDivElement>(null);
  const commands = useRef<CameraCommands>(NO_COMMANDS);
  const [gaze, setGaze] = useState<Gaze>(() => ({ place: openingView(), target: null }));
  const onCommands = useCallback((given: CameraCommands) => {
    commands.current = given;
  }, []);

  const press = usePicturePress();
  const { selectedId } = scene;
  const { model } = scene.view;
  useEffect(() => {
    if (selectedId !== null) setGaze({ place: placeOfTarget(model, selectedId), target: selectedId });
  }, [model, selectedId]);
  useEffect(() => {
    if (lookAt !== null) setGaze({ place: lookAt, target: null });
  }, [lookAt]);
  useEffect(() => {
    if (aim !== null) setGaze({ place: placeOfTarget(model, aim.target), target: aim.target, isAim: true });
  }, [model, aim]);

  const aside = useMemo<Gaze | null>(
    () => (glance === null ? null : { place: glance, target: null, isGlance: true }),
    [glance],
  );
  const { status, progress } = useStageMount(
    host,
    { ...scene, press, probing, gaze: aside ?? gaze, insets, monitorPage, onCommands },
    { onReady, onUnavailable },
  );

  const look = (next: CameraViewName) => {
    setGaze({ place: next, target: null });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const command = KEYS[event.key];
    if (!command || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    if (command === 'home') look(openingView());
    else command(commands.current);
  };

  return (
    <div className="absolute inset-0 overflow-hidden" style={{ background: BACKDROP }} data-scene={status}>
      <div
        ref={host}
        role="img"
        aria-label={label}
        aria-describedby="scene-keys"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: arrow keys turn the picture, so it takes the focus
        tabIndex={0}
        onKeyDown={onKeyDown}
        className="absolute inset-0 outline-offset-[-3px]"
      />
      <p id="scene-keys" className="sr-only">
        {t('keys')}
      </p>
      {status === 'ready' ? (
        <SceneControls
          model={model}
          current={gaze.place}
          corner={corner}
          costOf={costOf}
          onLook={(place) => {
            look(place);
            onPlace?.(place);
          }}
          onZoom={(closer) => commands.current.zoom(closer)}
        />
      ) : (
        <SceneNotice status={status} progress={progress} />
      )}
    </div>
  );
}

/** A CSS gradient as a studio background without a horizon. */
const BACKDROP =
  'radial-gradient(120% 90% at 50% 34%, light-dark(oklch(0.985 0.003 210), oklch(0.36 0.014 200)) 0%, light-dark(oklch(0.94 0.006 215), oklch(0.255 0.013 198)) 52%, light-dark(oklch(0.84 0.011 220), oklch(0.165 0.011 195)) 100%)';

const LOW_PX = 480;

/** Portrait and low screens start at the tower; wide ones also have room for the monitor. */
const openingView = (): CameraViewName =>
  window.innerWidth < window.innerHeight || window.innerHeight <= LOW_PX ? 'machine' : 'bench';

type KeyCommand = ((camera: CameraCommands) => void) | 'home';
const KEYS: Readonly<Record<string, KeyCommand>> = {
  ArrowLeft: (camera) => camera.turn(-1, 0),
  ArrowRight: (camera) => camera.turn(1, 0),
  ArrowUp: (camera) => camera.turn(0, -1),
  ArrowDown: (camera) => camera.turn(0, 1),
  '+': (camera) => camera.zoom(true),
  '=': (camera) => camera.zoom(true),
  '-': (camera) => camera.zoom(false),
  Home: 'home',
};
