import { describe, expect, it } from 'vitest';
import { canonicalJson, stableHash } from '../../../src/core/kernel/stable-hash.ts';
import { fc } from '../../support/fixed-seeds.ts';

describe('the fingerprint of a state', () => {
  it('is FNV-1a over its canonical JSON', () => {
    // 64-bit FNV-1a of the text `1`, worked out from the published offset and prime.
    const expected = BigInt.asUintN(64, (0xcbf29ce484222325n ^ 0x31n) * 0x100000001b3n).toString(16);
    expect(stableHash(1)).toBe(expected);
  });

  it('does not depend on the order in which keys were written', () => {
    expect(stableHash({ a: 1, b: { c: [1, 2], d: null } })).toBe(
      stableHash({ b: { d: null, c: [1, 2] }, a: 1 }),
    );
  });

  it('depends on the order of a list', () => {
    expect(stableHash([1, 2])).not.toBe(stableHash([2, 1]));
  });

  it('is the same after serialization as JSON', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(stableHash(JSON.parse(JSON.stringify(value)))).toBe(stableHash(value));
      }),
    );
  });

  it('has canonical JSON that parses to the same value', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(JSON.parse(canonicalJson(value))).toEqual(JSON.parse(JSON.stringify(value)));
      }),
    );
  });
});
