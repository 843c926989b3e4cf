import { describe, expect, it } from 'vitest';
import { plainBox } from '../../../src/features/hardware-lab/scene/kit/boxes.ts';
import { finish, lamp } from '../../../src/features/hardware-lab/scene/kit/finish.ts';
import { PartBuilder } from '../../../src/features/hardware-lab/scene/kit/part-builder.ts';
import { placed } from '../../../src/features/hardware-lab/scene/kit/placement.ts';
import { boundsOf, longestNormalError } from '../support/mesh-checks.ts';

const GREY = finish('#808080', 0.5);

describe('a part', () => {
  it('is one geometry, whatever its materials', () => {
    const part = new PartBuilder()
      .add(plainBox(2, 2, 2), GREY)
      .add(plainBox(2, 2, 2), GREY, [10, 0, 0])
      .add(plainBox(2, 2, 2), GREY, placed([0, 10, 0], [0, 0, 0.5]))
      .build();
    expect(part.index.length / 3).toBe(36);
    expect(boundsOf(part.position).max[0]).toBeCloseTo(11);
    expect(longestNormalError(part.normal, 4, 32_767)).toBeLessThan(1e-3);
  });

  it('keeps its fine pieces at the end, so that a weak device can skip them', () => {
    const part = new PartBuilder()
      .addFine(plainBox(1, 1, 1), GREY, [50, 0, 0])
      .add(plainBox(2, 2, 2), GREY)
      .build();
    const drawn = part.index.slice(0, part.coarseIndices);
    expect(part.coarseIndices).toBe(36);
    expect(Math.max(...[...drawn].map((vertex) => part.position[vertex * 3] ?? 0))).toBeCloseTo(1);
  });

  it('carries the light channel of a lamp to each of its vertices', () => {
    const part = new PartBuilder().add(plainBox(1, 1, 1), lamp('#ff0000', 7)).build();
    const channels = new Set([...part.surface].filter((_, i) => i % 4 === 3));
    expect([...channels]).toEqual([7]);
  });

  it('stores colours as square roots of linear light', () => {
    const part = new PartBuilder()
      .add(plainBox(1, 1, 1), finish('#ffffff', 1))
      .add(plainBox(1, 1, 1), GREY)
      .build();
    expect(part.color[0]).toBe(255);
    const grey = (part.color[24 * 4] ?? 0) / 255;
    expect(grey * grey).toBeCloseTo(0.2159, 2);
  });
});
