import { Vector3 } from 'three';
import { describe, expect, it } from 'vitest';
import type { Fault } from '../../../src/core/hardware/behaviour/faults.ts';
import type { LabView, PartView } from '../../../src/core/hardware/model/view.ts';
import { project } from '../../../src/core/hardware/projection/project.ts';
import { endNow } from '../../../src/features/hardware-lab/scene/bodies/placement.ts';
import { goalOf } from '../../../src/features/hardware-lab/scene/camera/goals.ts';
import { placementOf } from '../../../src/features/hardware-lab/scene/camera/poses.ts';
import { endId, poseOf } from '../../../src/features/hardware-lab/scene/catalogue/cables.ts';
import { findSceneMachine } from '../../../src/features/hardware-lab/scene/catalogue/find-scene-machine.ts';
import { dot, length, subtract, type Vec3 } from '../../../src/features/hardware-lab/scene/kit/vectors.ts';
import { having } from '../../core/hardware/bench.ts';
import { OPEN } from '../../core/hardware/fault-commands.ts';
import { benchOf } from '../../core/hardware/lab-bench.ts';
import { machineHalfIn } from '../../support/scene-half-views.ts';
import { find, machineAtRest } from '../../support/scene-views.ts';
import { cable, geometry, MODELS } from '../support/built.ts';
import { boundsOf, pointOf } from '../support/mesh-checks.ts';

/** Where a point of a body is, in the space of the case. */
function pointOn(view: LabView, id: string, local: Vec3): Vector3 {
  const machine = findSceneMachine(view.model);
  const body = machine.bodies.find((candidate) => candidate.id === id);
  if (!body) throw new RangeError(`The ${view.model} has no ${id}`);
  const goal = goalOf(body, view, machine);
  const { position, rotation } = placementOf(body, goal, machine.removals[id]);
  return new Vector3(...local).applyQuaternion(rotation).add(position);
}

/** The plug of a cable's end as it is drawn. */
function plugOf(view: LabView, end: string) {
  const machine = findSceneMachine(view.model);
  for (const { id, ends } of machine.cables) {
    const spec = ends.find((_, i) => endId(id, i) === end);
    const state = view.cables[id]?.ends.find((candidate) => candidate.id === end);
    if (spec && state) return poseOf(spec, endNow(machine, view, state), machine.connectors);
  }
  throw new RangeError(`The ${view.model} has no ${end}`);
}

const isSplit = (id: string): boolean => /^cable-(eps|pcie)/.test(id);

describe.each(MODELS)('plugs of the %s that are half in', (model) => {
  const rest = machineAtRest(model);
  const halfIn = { ...rest, cables: machineHalfIn(model).cables };

  it('stand 10 mm out of their connectors and lean', () => {
    const ends = Object.values(halfIn.cables).flatMap((lead) => (isSplit(lead.id) ? [] : lead.ends));
    for (const { id } of ends.filter(({ plug }) => plug === 'partial')) {
      const home = plugOf(rest, id);
      const moved = subtract(plugOf(halfIn, id).face, home.face);
      expect(dot(moved, home.out), id).toBeCloseTo(10);
      expect(length(moved), id).toBeCloseTo(10);
      const degrees = (Math.acos(dot(plugOf(halfIn, id).out, home.out)) * 180) / Math.PI;
      expect(degrees, id).toBeCloseTo(14);
    }
  });

  it('have one piece in and the other out, where a plug has two', () => {
    for (const id of Object.keys(rest.cables).filter(isSplit)) {
      const { face, out, across, stack } = plugOf(rest, id);
      /** How far the mating face of one side of the plug is out of the connector, mm. */
      const gap = (plug: 'latched' | 'partial', side: number): number => {
        const { position } = cable(model, id, plug);
        const points = Array.from({ length: position.length / 3 }, (_, i) =>
          subtract(pointOf(position, i), face),
        );
        const onSide = points.filter(
          (point) => length(point) < 20 && dot(point, across) * side > 5 && Math.abs(dot(point, stack)) < 5,
        );
        return Math.min(...onSide.map((point) => dot(point, out)));
      };
      for (const [plug, side] of [
        ['latched', -1],
        ['latched', 1],
        ['partial', -1],
      ] as const)
        expect(gap(plug, side), id).toBeCloseTo(0);
      expect(gap('partial', 1), id).toBeGreaterThan(5);
    }
  });
});

describe.each(MODELS)('parts of the %s that are not pushed home', (model) => {
  const [rest, halfIn] = [
    machineAtRest(model),
    { ...machineAtRest(model), parts: machineHalfIn(model).parts },
  ];
  const rise = (id: string): Vector3 => pointOn(halfIn, id, [0, 0, 0]).sub(pointOn(rest, id, [0, 0, 0]));

  it('stand out of the board or wall that they are fixed to', () => {
    for (const id of ['dimm-1', 'dimm-a2', 'gpu', 'cpu'].filter((part) => rest.parts[part] !== undefined))
      expect(rise(id).z, id).toBeCloseTo(5);
    expect(Math.abs(rise('psu').x)).toBeCloseTo(5);
    expect(rise('psu').z).toBeCloseTo(0);
  });

  it('take the plugs in them along', () => {
    const hosts = findSceneMachine(model).connectors;
    for (const { id, connector } of Object.values(halfIn.cables).flatMap(({ ends }) => ends)) {
      const on = hosts[connector ?? '']?.on ?? '';
      if (!['gpu', 'hdd', 'ssd-sata', 'psu'].includes(on)) continue;
      const moved = subtract(plugOf(halfIn, id).face, plugOf(rest, id).face);
      expect(new Vector3(...moved).distanceTo(rise(on)), `${id} on ${on}`).toBeCloseTo(0);
    }
  });
});

describe.each(['kestrel-b7', 'harrow-5000-mt'] as const)('an M.2 drive of the %s', (model) => {
  const FREE: readonly Fault[] = [{ kind: 'screw', screw: 'screw-m2-1', state: 'out' }];
  const held = project(having(benchOf(model), OPEN));
  const free = project(having(benchOf(model, FREE), OPEN));
  const tip = (view: LabView): Vector3 => pointOn(view, 'ssd-m2-1', [-80, 0, 0]);

  it('springs up about its connector while its screw is out', () => {
    const [before, after] = [held, free].map((view) => pointOn(view, 'ssd-m2-1', [0, 0, 0]));
    expect(after).toEqual(before);
    const degrees = (Math.asin((tip(free).z - tip(held).z) / 80) * 180) / Math.PI;
    expect(degrees).toBeGreaterThan(15);
    expect(degrees).toBeLessThan(25);
  });

  it('stands out of its connector as it leans, where it was not pushed home', () => {
    const out: readonly Fault[] = [...FREE, { kind: 'unseat', part: 'ssd-m2-1', end: 'edge' }];
    const way = tip(project(having(benchOf(model, out), OPEN))).sub(tip(free));
    expect(way.length()).toBeCloseTo(5);
    expect(way.x).toBeLessThan(-4);
  });

  it('lies flat behind a closed panel, whatever holds it', () => {
    expect(tip(project(benchOf(model, FREE)))).toEqual(tip(project(benchOf(model))));
  });
});

describe.each(MODELS)('the cell of the %s', (model) => {
  /** Which way its marked side looks: out of the board, or into it. */
  const faces = (stance: PartView['stance']): number => {
    const rest = machineAtRest(model);
    const cell = { ...find(rest.parts, 'cmos-cell'), stance };
    const view = { ...rest, parts: { ...rest.parts, 'cmos-cell': cell } };
    return pointOn(view, 'cmos-cell', [0, 0, 1]).z - pointOn(view, 'cmos-cell', [0, 0, 0]).z;
  };

  it('shows its marked plus side, or its minus side when it was put in the wrong way round', () => {
    expect([faces('straight'), faces('face-down')].map(Math.round)).toEqual([1, -1]);
  });

  it('is as deep in its holder either way', () => {
    const { position } = geometry('cmos-cell', model);
    const { min, max } = boundsOf(position);
    expect(Math.abs(max[2] + min[2])).toBeLessThan(0.1);
  });
});
