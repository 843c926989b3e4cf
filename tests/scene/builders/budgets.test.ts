import { describe, expect, it } from 'vitest';
import { GEOMETRIES } from '../../../src/features/hardware-lab/scene/builders/geometry-list.ts';
import { placeSmallParts } from '../../../src/features/hardware-lab/scene/builders/small-parts.ts';
import { BODIES } from '../../../src/features/hardware-lab/scene/catalogue/bodies.ts';
import { SHEET_PX } from '../../../src/features/hardware-lab/scene/kit/label-sheet.ts';
import { geometry } from '../support/built.ts';
import { longestNormalError } from '../support/mesh-checks.ts';

/** Triangles that a part may cost at most: room for detail, none for accidents. */
const PART_BUDGETS: Readonly<Record<string, number>> = {
  case: 26_000,
  board: 40_000,
  cooler: 14_000,
  gpu: 14_000,
  psu: 3_000,
  'dimm-b2': 5_000,
  'fan-frame': 5_000,
  'fan-rotor': 2_000,
  'gpu-rotor': 2_200,
  monitor: 1_500,
  'cable-atx24': 7_000,
  mat: 2_500,
  'power-strip': 2_500,
};
const MEDIUM_BUDGET = 250_000;
const LOW_BUDGET = 150_000;

/** Everything at once, all four modules fitted, all variants but one of each body left out. */
function sceneTriangles(count: (name: string) => number): number {
  const hidden = /pulled$|wrist-strap:worn/;
  return BODIES.flatMap((body) => body.meshes)
    .filter((mesh) => !hidden.test(mesh.geometry))
    .reduce((sum, mesh) => sum + count(mesh.geometry), 0);
}

describe('geometry', () => {
  it.each(Object.keys(GEOMETRIES))('%s is sound', (name) => {
    const part = geometry(name);
    expect(part.position.every(Number.isFinite)).toBe(true);
    expect(longestNormalError(part.normal, 4, 32_767)).toBeLessThan(2e-3);
    expect(Math.max(...new Set(part.index))).toBeLessThan(part.position.length / 3);
    expect(part.coarseIndices).toBeLessThanOrEqual(part.index.length);
    if (name !== 'vents')
      expect(part.uv.every((value) => value >= -1e-6 && value <= 1 + 1 / SHEET_PX)).toBe(true);
  });

  it.each(Object.entries(PART_BUDGETS))('%s stays below %i triangles', (name, budget) => {
    expect(geometry(name).index.length / 3).toBeLessThanOrEqual(budget);
  });

  it('of the whole scene stays within the medium and the low budget', () => {
    const small = placeSmallParts();
    const instanced = (small.capacitors.length / 16 + small.resistors.length / 16) * 36;
    expect(sceneTriangles((name) => geometry(name).index.length / 3) + instanced).toBeLessThanOrEqual(
      MEDIUM_BUDGET,
    );
    expect(sceneTriangles((name) => geometry(name).coarseIndices / 3)).toBeLessThanOrEqual(LOW_BUDGET);
  });

  it('is the same every time it is built', () => {
    expect(GEOMETRIES['board']?.().position).toEqual(geometry('board').position);
    expect(placeSmallParts()).toEqual(placeSmallParts());
  });
});
