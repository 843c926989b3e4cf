import { describe, expect, test } from 'vitest';
import {
  PLAN_IDS,
  PLAN_KEYS,
  planKeyOfId,
  planKeyOfName,
  planName,
  TRIAL_PLAN_ID,
} from '../../../src/core/billing/plans.ts';
import { fc } from '../../support/fixed-seeds.ts';

describe('the six plans', () => {
  test('have six different ids, of which the free one is the trial', () => {
    expect(new Set(Object.values(PLAN_IDS)).size).toBe(6);
    expect(TRIAL_PLAN_ID).toBe(PLAN_IDS.free);
  });

  test.each([
    ['Free', 'free'],
    ['Demo', 'free'],
    ['Ace', 'ace'],
    ['Ace Plan', 'ace'],
    ['Expert', 'expert'],
    ['Expert Plan', 'expert'],
    ['Testing', 'testing'],
    ['Ticketing System', 'ticketing'],
    ['Golden Bundle', 'golden'],
  ] as const)('%s is the plan %s', (name, key) => {
    expect(planKeyOfName(name)).toBe(key);
  });

  test('are known by their name in any letters and with spaces around it', () => {
    fc.assert(
      fc.property(fc.constantFrom(...PLAN_KEYS), fc.boolean(), fc.nat({ max: 3 }), (key, isUpper, spaces) => {
        const name = planName(key);
        const typed = `${' '.repeat(spaces)}${isUpper ? name.toUpperCase() : name.toLowerCase()} `;
        expect(planKeyOfName(typed)).toBe(key);
        expect(planKeyOfId(PLAN_IDS[key])).toBe(key);
      }),
    );
  });

  test('are six: nothing else is a plan', () => {
    fc.assert(
      fc.property(fc.oneof(fc.uuid(), fc.string()), (id) => {
        expect(planKeyOfId(id)).toBeNull();
      }),
    );
    expect(planKeyOfName('Aces')).toBeNull();
    expect(planKeyOfName('')).toBeNull();
  });
});
