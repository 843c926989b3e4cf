import { describe, expect, it } from 'vitest';
import { changesBetween, withChanges } from '../../../src/core/kernel/changes.ts';
import { fc } from '../../support/fixed-seeds.ts';

const json = fc.jsonValue({ maxDepth: 4 });
const overTheWire = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

describe('the changes between two pieces of data', () => {
  it('turn the first into the second, also after serialization', () => {
    fc.assert(
      fc.property(json, json, (before, after) => {
        const changes = changesBetween(before, after);
        const sent = changes === null ? null : overTheWire(changes);
        expect(withChanges(before, sent as typeof changes)).toEqual(overTheWire(after));
      }),
      { seed: 1, numRuns: 1_000 },
    );
  });

  it('are empty where nothing differs, in whatever order the properties are', () => {
    expect(changesBetween({ a: [1, { b: 2 }], c: 3 }, { c: 3, a: [1, { b: 2 }] })).toBeNull();
    expect(changesBetween({ a: undefined }, {})).toBeNull();
  });

  it('name the property that changed, and none beside it', () => {
    expect(changesBetween({ a: { b: 1, c: 2 }, d: 3 }, { a: { b: 9, c: 2 }, d: 3 })).toEqual({
      in: { a: { in: { b: { set: 9 } } } },
    });
    expect(changesBetween({ a: 1, b: 2 }, { a: 1 })).toEqual({ in: {}, drop: ['b'] });
  });

  it('carry only what is new at the end of a list', () => {
    const long = Array.from({ length: 500 }, (_, id) => ({ id }));
    expect(changesBetween(long, [...long, { id: 500 }])).toEqual({ push: [{ id: 500 }] });
  });

  it('leave what did not change the same object', () => {
    const before = { still: { deep: [1] }, moved: 1 };
    const after = withChanges(before, changesBetween(before, { still: { deep: [1] }, moved: 2 }));
    expect((after as typeof before).still).toBe(before.still);
  });

  it('keep keys with a special meaning in JavaScript', () => {
    const after = JSON.parse('{"__proto__": {"x": 1}, "constructor": 2}') as unknown;
    expect(JSON.stringify(withChanges({}, changesBetween({}, after)))).toBe(JSON.stringify(after));
  });
});
