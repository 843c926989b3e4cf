import { describe, expect, it } from 'vitest';
import { nameStart } from '../../../src/features/hardware-lab/workbench/display/draw-marks.ts';

describe('the name of what a tutorial points at', () => {
  it.each([
    { where: 'in the middle stands beside it', x: 100, width: 150, room: 360, start: 112 },
    { where: 'at the right edge is moved into the picture', x: 190, width: 180, room: 360, start: 172 },
    {
      where: 'that is wider than the picture begins at its left edge',
      x: 190,
      width: 400,
      room: 360,
      start: 8,
    },
  ])('$where', ({ x, width, room, start }) => {
    expect(nameStart(x, width, room)).toBe(start);
  });
});
