import { describe, expect, it } from 'vitest';
import { geometriesOf, layoutOf } from '../../../src/features/hardware-lab/scene/builders/geometry-list.ts';
import { findSceneMachine } from '../../../src/features/hardware-lab/scene/catalogue/find-scene-machine.ts';
import { SHEET_PX } from '../../../src/features/hardware-lab/scene/kit/label-sheet.ts';
import { machineAtRest } from '../../support/scene-views.ts';
import { ALL_MODELS, cable, geometry } from '../support/built.ts';
import { longestNormalError } from '../support/mesh-checks.ts';

/** Triangles that a part may cost at most: room for detail, none for accidents. */
const PART_BUDGETS: Readonly<Record<string, number>> = {
  case: 26_000,
  board: 40_000,
  cooler: 14_000,
  gpu: 14_000,
  psu: 6_000,
  'fan-frame': 5_000,
  'fan-rotor': 2_000,
  'gpu-rotor': 2_200,
  monitor: 1_500,
  mat: 2_500,
  'power-strip': 2_500,
};
const CABLE_BUDGET = 7_000;
const MEDIUM_BUDGET = 250_000;
const LOW_BUDGET = 150_000;

describe.each(ALL_MODELS)('geometry of the %s', (model) => {
  const scene = findSceneMachine(model);
  const names = Object.keys(geometriesOf(model));

  it.each(names)('%s is sound', (name) => {
    const part = geometry(name, model);
    expect(part.position.every(Number.isFinite)).toBe(true);
    expect(longestNormalError(part.normal, 4, 32_767)).toBeLessThan(2e-3);
    expect(Math.max(...new Set(part.index))).toBeLessThan(part.position.length / 3);
    expect(part.coarseIndices).toBeLessThanOrEqual(part.index.length);
    if (name !== 'vents')
      expect(part.uv.every((value) => value >= -1e-6 && value <= 1 + 1 / SHEET_PX)).toBe(true);
  });

  it('keeps every part and cable within its own budget', () => {
    const triangles = (name: string) => geometry(name, model).index.length / 3;
    const heavy = [
      ...names.filter((name) => triangles(name) > (PART_BUDGETS[name] ?? 14_000)),
      ...scene.cables.map(({ id }) => id).filter((id) => cable(model, id).index.length / 3 > CABLE_BUDGET),
    ];
    expect(heavy).toEqual([]);
  });

  it('of the whole machine stays within the medium and the low budget', () => {
    const view = machineAtRest(model);
    const shown = scene.bodies.filter(
      ({ id, target }) =>
        !target || view.parts[id] || view.latches[id] || view.fasteners[id] || id === 'meter',
    );
    const fixed = shown.flatMap((body) => body.meshes).map(({ geometry: name }) => geometry(name, model));
    const leads = Object.keys(view.cables).map((id) => cable(model, id));
    const { capacitors, resistors } = layoutOf(model);
    const sum = (counts: readonly number[]) => counts.reduce((a, b) => a + b, 0);
    const small = ((capacitors.length + resistors.length) / 16) * 36;
    expect(sum([...fixed, ...leads].map(({ index }) => index.length / 3)) + small).toBeLessThanOrEqual(
      MEDIUM_BUDGET,
    );
    expect(sum([...fixed, ...leads].map(({ coarseIndices }) => coarseIndices / 3))).toBeLessThanOrEqual(
      LOW_BUDGET,
    );
  });

  it('is the same every time it is built', () => {
    expect(geometriesOf(model)['board']?.().position).toEqual(geometry('board', model).position);
    expect(layoutOf(model)).toEqual(layoutOf(model));
  });
});
