import { describe, expect, it } from 'vitest';
import { PADS_PER_ROW, padField } from '../../../src/features/waiting-list/model/pad-field.ts';
import { fc } from '../../support/fixed-seeds.ts';

describe('the picture of the waiting list', () => {
  it('has a pad for everybody and marks the next one', () => {
    expect(padField(347)).toEqual({ rows: 10, taken: 347, next: { column: 23, row: 9 } });
  });

  it('begins a row when the last one is full', () => {
    expect(padField(PADS_PER_ROW)).toEqual({ rows: 2, taken: PADS_PER_ROW, next: { column: 0, row: 1 } });
  });

  it('always has a free pad inside it, and never more than 18 rows', () => {
    fc.assert(
      fc.property(fc.nat({ max: 1_000_000 }), (waiting) => {
        const { rows, taken, next } = padField(waiting);
        expect(rows).toBeLessThanOrEqual(18);
        expect(next.row).toBe(rows - 1);
        expect(next.row * PADS_PER_ROW + next.column).toBe(taken);
        expect(taken).toBeLessThan(rows * PADS_PER_ROW);
      }),
    );
  });
});
