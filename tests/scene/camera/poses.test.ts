import { Vector3 } from 'three';
import { describe, expect, it } from 'vitest';
import type { LabView } from '../../../src/core/hardware/model/view.ts';
import { BoardTransform } from '../../../src/features/hardware-lab/scene/bodies/board-transform.tsx';
import { type BodyGoal, goalOf } from '../../../src/features/hardware-lab/scene/camera/goals.ts';
import { placementOf } from '../../../src/features/hardware-lab/scene/camera/poses.ts';
import { endId } from '../../../src/features/hardware-lab/scene/catalogue/cables.ts';
import { findSceneMachine } from '../../../src/features/hardware-lab/scene/catalogue/find-scene-machine.ts';
import { MEMORY_SLOTS, onBoard } from '../../../src/features/hardware-lab/scene/catalogue/kestrel/layout.ts';
import { cableShape } from '../../../src/features/hardware-lab/scene/geometry/shapes.ts';
import { item } from '../../../src/features/hardware-lab/scene/kit/vectors.ts';
import {
  machineAtRest,
  machineRunning,
  machineTakenApart,
  machineWithBoardOut,
  machineWithLooseModule,
} from '../../support/scene-views.ts';

const KESTREL = findSceneMachine('kestrel-b7');
const body = (id: string) =>
  item(
    KESTREL.bodies.filter((candidate) => candidate.id === id),
    0,
  );
const goal = (id: string, view: LabView): BodyGoal => goalOf(body(id), view, KESTREL);

/** Where a point of a body is, in the space of the case. */
function pointOn(id: string, view: LabView, local: readonly [number, number, number]): Vector3 {
  const { position, rotation } = placementOf(body(id), goal(id, view), KESTREL.removals[id]);
  return new Vector3(...local).applyQuaternion(rotation).add(position);
}

describe('the view and the poses of the scene', () => {
  it('a module whose lower end is up is raised there and seated at the top', () => {
    const [rest, loose] = [machineAtRest(), machineWithLooseModule()];
    const rise = (end: number) =>
      pointOn('dimm-b2', loose, [0, end, 0]).z - pointOn('dimm-b2', rest, [0, end, 0]).z;
    expect(rise(-66)).toBeGreaterThan(4);
    expect(Math.abs(rise(66))).toBeLessThan(0.2);
  });

  it('an open latch turns its hook away from the module, at either end', () => {
    const [shut, open] = [machineAtRest(), machineTakenApart()];
    const tip = [0, -5, 12] as const;
    const middle = 218 + 135;
    for (const end of ['top', 'bottom']) {
      const away = (view: LabView) => Math.abs(pointOn(`latch-b2-${end}`, view, tip).y - middle);
      expect(away(open)).toBeGreaterThan(away(shut) + 4);
    }
  });

  it('a module follows its socket: the same module in slot A1 is where slot A1 is', () => {
    const rest = machineAtRest();
    const b2 = rest.parts['dimm-b2'];
    if (!b2) throw new Error('no module B2');
    const moved = { ...rest, parts: { ...rest.parts, 'dimm-b2': { ...b2, socket: 'slot-a1' } } };
    expect(pointOn('dimm-b2', moved, [0, 0, 0]).x).toBeCloseTo(onBoard(item(MEMORY_SLOTS, 0).x, 0)[0]);
  });

  it('a part that the machine does not have is not drawn', () => {
    expect(goal('dimm-a1', machineAtRest()).visible).toBe(false);
    expect(goal('dimm-a2', machineAtRest()).visible).toBe(true);
  });

  it('the side panel is beside the case when it is off', () => {
    expect(goal('side-panel', machineAtRest()).removal).toBe(1);
    expect(goal('side-panel', { ...machineAtRest(), sidePanel: 'on' }).removal).toBe(0);
  });

  it('a cable is identified by where its plugs are, so that another place is another shape', () => {
    const rest = machineAtRest();
    const spec = KESTREL.cables.find(({ id }) => id === 'cable-sata-data');
    const lead = rest.cables['cable-sata-data'];
    if (!spec || !lead) throw new Error('no data cable');
    const named = (plug: 'none' | 'partial' | 'latched', connector: string | null) => {
      const ends = lead.ends.map((end) => (end.id === endId(spec.id, 1) ? { ...end, plug, connector } : end));
      const view = { ...rest, cables: { ...rest.cables, [spec.id]: { ...lead, ends } } };
      return cableShape(KESTREL, view, spec)?.name;
    };
    const names = [
      named('latched', 'sata-1'),
      named('partial', 'sata-1'),
      named('latched', 'sata-3'),
      named('none', null),
    ];
    expect(new Set(names).size).toBe(4);
    expect(named('latched', 'sata-1')).toBe(cableShape(KESTREL, rest, spec)?.name);
  });

  it('a board that is lifted out takes along what sits in it', () => {
    const out = machineWithBoardOut();
    const carrier = new BoardTransform(KESTREL.boardAt);
    const board = body('motherboard');
    carrier.follow(placementOf(board, goalOf(board, out, KESTREL), KESTREL.removals['motherboard']), false);
    const module = body('dimm-a2');
    const { position } = placementOf(
      module,
      goalOf(module, out, KESTREL),
      KESTREL.removals['dimm-a2'],
      carrier.moved,
    );
    const seat = new Vector3(...module.home.at);
    const inSlot = placementOf(board, goalOf(board, out, KESTREL), KESTREL.removals['motherboard']).position;
    expect(position.distanceTo(inSlot)).toBeCloseTo(seat.distanceTo(new Vector3(...KESTREL.boardAt)), 3);
    expect(position.y).toBeLessThan(20);
  });

  it('the rocker leans to the side that is pressed', () => {
    const rest = machineAtRest();
    const off = { ...rest, power: { ...rest.power, psuSwitch: 'off' as const } };
    expect(goal('psu-switch', rest).angle).toBe(-goal('psu-switch', off).angle);
  });

  it('fans turn when the view says so', () => {
    expect(goal('fan-rear', machineAtRest()).spinning).toBe(false);
    expect(goal('fan-rear', machineRunning()).spinning).toBe(true);
  });
});
