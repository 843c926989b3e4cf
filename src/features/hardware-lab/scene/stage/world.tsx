import { useFrame, useThree } from '@react-three/fiber';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { MachineView } from '../../../../core/hardware/view.ts';
import { BODIES } from '../catalogue/bodies.ts';
import type { CameraViewName } from '../catalogue/camera-views.ts';
import { WORLD_PER_MM } from '../materials/scene-materials.ts';
import { BodyGroup, type Mark } from './body-group.tsx';
import { type CameraCommands, CameraRig } from './camera-rig.tsx';
import { ContactField } from './contact-field.tsx';
import { goalOf } from './goals.ts';
import type { Insets } from './insets.ts';
import { LampSwitch } from './lamp-switch.tsx';
import { Lighting } from './lighting.tsx';
import type { Picker } from './pick.ts';
import { Pointing } from './pointing.tsx';
import { Rotors } from './rotors.tsx';
import { SmallPartsField } from './small-parts-field.tsx';
import { StageContext, type StageResources, useRedraw, useStage } from './stage-context.ts';
import { countFrame } from './stage-report.ts';
import { TouchFields } from './touch-fields.tsx';

export interface WorldProps {
  readonly resources: StageResources;
  readonly view: MachineView;
  readonly highlightedId: string | null;
  readonly selectedId: string | null;
  readonly cameraView: CameraViewName;
  readonly insets: Insets;
  onSelect(target: string): void;
  onActivate?: ((target: string) => void) | undefined;
  onHover?: ((target: string | null) => void) | undefined;
  onCommands(commands: CameraCommands): void;
  onPicker(picker: Picker): void;
  onFirstFrame(): void;
}

/** The whole scene as a function of the view: everything that is drawn stands here. */
export function World({ resources, view, highlightedId, selectedId, onHover, ...props }: WorldProps) {
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
  const spinning = Object.values(view.fans).some((fan) => fan.spinning);
  const seated = useMemo(
    () =>
      new Set(
        Object.values(view.parts)
          .filter((part) => part.placement !== 'removed')
          .map((part) => part.id),
      ),
    [view.parts],
  );
  return (
    <StageContext value={resources}>
      <CameraRig view={props.cameraView} insets={props.insets} onCommands={props.onCommands} />
      <Lighting />
      <group scale={WORLD_PER_MM}>
        {BODIES.map((body) => (
          <BodyGroup
            key={body.id}
            body={body}
            goal={goalOf(body, view)}
            mark={body.target ? markOf(body.id) : null}
          />
        ))}
        {resources.tier.smallParts ? <SmallPartsField /> : null}
        <TouchFields markOf={markOf} />
        <ContactField seated={seated} />
        <LampSwitch view={view} />
      </group>
      <Rotors spinning={spinning} />
      <Pointing
        geometries={resources.geometries}
        onSelect={props.onSelect}
        onActivate={props.onActivate}
        onHover={hover}
        onPicker={props.onPicker}
      />
      <FrameWatch onFirstFrame={props.onFirstFrame} />
    </StageContext>
  );
}

/** Keeps the frame counter, the outline's idea of the canvas, and the marks that tests wait for. */
function FrameWatch({ onFirstFrame }: { onFirstFrame: () => void }) {
  const { activity, materials } = useStage();
  const redraw = useRedraw();
  // fiber takes no request for a frame before its first commit is over; this one comes after it.
  useEffect(() => redraw(), [redraw]);
  const started = useRef(false);
  const size = useThree((state) => state.size);
  useFrame(() => {
    countFrame();
    activity.frameBegun();
    materials.outlineSize.set(size.width, size.height, materials.outlineSize.z);
    requestAnimationFrame(() => {
      activity.frameDrawn();
      if (started.current) return;
      started.current = true;
      onFirstFrame();
    });
  });
  return null;
}
