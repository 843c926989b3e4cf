import { Box3, Vector3 } from 'three';
import { describe, expect, it } from 'vitest';
import { BOOT_STICK, STICK_PORT } from '../../../src/core/hardware/behaviour/boot-stick.ts';
import { placeOfTarget } from '../../../src/core/hardware/machines/resolve-target.ts';
import type { LabView } from '../../../src/core/hardware/model/view.ts';
import { digitsAt } from '../../../src/core/hardware/projection/display-digits.ts';
import { FIELD_OF_VIEW_DEG, frame } from '../../../src/features/hardware-lab/scene/camera/framing.ts';
import { goalOf } from '../../../src/features/hardware-lab/scene/camera/goals.ts';
import { poseOf } from '../../../src/features/hardware-lab/scene/catalogue/cables.ts';
import { findSceneMachine } from '../../../src/features/hardware-lab/scene/catalogue/find-scene-machine.ts';
import { placed } from '../../../src/features/hardware-lab/scene/kit/placement.ts';
import { item } from '../../../src/features/hardware-lab/scene/kit/vectors.ts';
import { pinPlace, probeTowards } from '../../../src/features/hardware-lab/scene/picking/pins.ts';
import {
  machineBeingMeasured,
  machineWithLoopback,
  machineWithPostCard,
  machineWithSupplyTested,
} from '../../support/scene-tool-views.ts';
import { machineAtRest } from '../../support/scene-views.ts';
import { geometry, MODELS } from '../support/built.ts';
import { boundsOf } from '../support/mesh-checks.ts';

function held(tool: string, view: LabView) {
  const machine = findSceneMachine(view.model);
  const body = item(
    machine.bodies.filter(({ id }) => id === tool),
    0,
  );
  return goalOf(body, view, machine);
}

/** Room that a tool takes up where it is held. */
function roomOf(tool: string, view: LabView): Box3 {
  const { at, turn } = held(tool, view).home;
  const { min, max } = boundsOf(geometry(tool, view.model).position);
  return new Box3(new Vector3(...min), new Vector3(...max)).applyMatrix4(placed([...at], [...turn]));
}

describe.each(MODELS)('instruments at the %s', (model) => {
  it('are in their boxes until they are used', () => {
    for (const tool of ['psu-tester', 'loopback-plug', 'boot-stick'])
      expect(held(tool, machineAtRest(model)).visible, tool).toBe(false);
  });

  it.each(['cable-atx24', 'cable-sata-power'])('the supply tester takes the plug of %s', (target) => {
    const view = machineWithSupplyTested(model, target);
    const { cables, connectors } = findSceneMachine(model);
    const [end] = cables.find(({ id }) => id === target)?.ends ?? [];
    if (!end) throw new Error(`no ${target}`);
    const plug = poseOf(end, { connector: null, plug: 'none' }, connectors);
    expect(held('psu-tester', view).visible).toBe(true);
    const room = roomOf('psu-tester', view);
    expect(room.distanceToPoint(new Vector3(...plug.face))).toBeLessThan(1);
    // Its wires leave it on the outside.
    expect(room.containsPoint(new Vector3(...plug.mouth))).toBe(false);
  });

  it('the tester is put away when the plug is back in its connector', () => {
    const tested = machineWithSupplyTested(model);
    const back = { ...tested, cables: machineAtRest(model).cables };
    expect(held('psu-tester', back).visible).toBe(false);
  });

  it('the tester at the main plug is inside the picture of that plug', () => {
    const view = machineWithSupplyTested(model);
    const room = roomOf('psu-tester', view);
    const shown = findSceneMachine(model).views[placeOfTarget(model, 'cable-atx24')];
    expect(room.min.y).toBeGreaterThan(shown.centre[1] - shown.size[1] / 2 - 6);
    expect(room.max.y).toBeLessThan(shown.centre[1] + shown.size[1] / 2 + 6);
  });

  it('the loopback plug is in the network port, and gone when a lead is', () => {
    const view = machineWithLoopback(model);
    const port = findSceneMachine(model).connectors['port-lan'];
    expect(held('loopback-plug', view).visible).toBe(true);
    const room = roomOf('loopback-plug', view);
    expect(room.containsPoint(new Vector3(...(port?.place.face ?? [0, 0, 0])))).toBe(true);
    const again = { ...view, connectors: machineAtRest(model).connectors };
    expect(held('loopback-plug', again).visible).toBe(false);
  });

  it('the boot stick sticks out of the port behind while it is in', () => {
    const rest = machineAtRest(model);
    const port = rest.connectors[STICK_PORT];
    if (port === undefined) throw new Error('no port');
    const view = {
      ...rest,
      connectors: { ...rest.connectors, [STICK_PORT]: { ...port, holds: BOOT_STICK } },
    };
    const face = findSceneMachine(model).connectors[STICK_PORT]?.place.face ?? [0, 0, 0];
    expect(held(BOOT_STICK, view).visible).toBe(true);
    const room = roomOf(BOOT_STICK, view);
    expect(room.containsPoint(new Vector3(...face))).toBe(true);
    // The case is on the side of larger x.
    expect(face[0] - room.min.x).toBeGreaterThan(30);
  });

  it('two probes come from different sides and leave the pins visible', () => {
    const machine = findSceneMachine(model);
    const view = machineBeingMeasured(model);
    const shown = machine.views[placeOfTarget(model, 'conn-atx24.9')];
    const camera = frame(
      shown,
      { width: 800, height: 600, insets: { top: 0, right: 0, bottom: 0, left: 0 } },
      1,
    );
    const eye = new Vector3(...camera.position);
    const gaze = new Vector3(...camera.target).sub(eye).normalize();
    const right = gaze
      .clone()
      .cross(new Vector3(0, 1, 0))
      .normalize();
    const up = right.clone().cross(gaze);
    const half = Math.tan((FIELD_OF_VIEW_DEG / 2) * (Math.PI / 180));
    const inPicture = (point: Vector3) => {
      const way = point.clone().sub(eye);
      const depth = way.dot(gaze);
      return { x: way.dot(right) / depth / half, y: way.dot(up) / depth / half, depth };
    };
    const probes = (['black', 'red'] as const).map((colour) => {
      const place = pinPlace(machine, view, colour === 'red' ? 'conn-atx24.9' : 'conn-atx24.24');
      if (!place) throw new Error('no pin');
      const towards = probeTowards(place, colour, shown);
      const tip = new Vector3(...place.tip);
      const guard = tip.clone().addScaledVector(new Vector3(...towards), 50);
      return { tip: inPicture(tip), guard: inPicture(guard) };
    });
    const [black, red] = [item(probes, 0), item(probes, 1)];
    for (const { tip, guard } of probes) {
      expect(Math.abs(tip.x)).toBeLessThan(1.2);
      expect(Math.abs(tip.y)).toBeLessThan(0.95);
      // Seen from the side, not along its handle, and the handle is nearer than what it touches.
      expect(Math.hypot(guard.x - tip.x, guard.y - tip.y)).toBeGreaterThan(0.35);
      expect(guard.depth).toBeLessThan(tip.depth);
    }
    expect(red.guard.y - black.guard.y).toBeGreaterThan(red.tip.y - black.tip.y + 0.2);
  });
});

it('a board without a code display shows its code on the card in its slot', () => {
  const [with_, without] = [machineWithPostCard(), machineAtRest('brant-h6')];
  expect(held('post-card', with_).visible).toBe(true);
  expect(held('post-card', without).visible).toBe(false);
  expect(digitsAt(with_, 0)).toBe('53');
  expect(digitsAt(without, 0)).toBeNull();
});

it('the card stands in its slot, on the board, under the graphics card', () => {
  const room = roomOf('post-card', machineWithPostCard());
  const { boardAt, bodies } = findSceneMachine('brant-h6');
  const card = bodies.find(({ id }) => id === 'gpu');
  expect(room.min.z).toBeGreaterThan(boardAt[2]);
  expect(room.max.y).toBeLessThan((card?.home.at[1] ?? 0) - 20);
});
