import { describe, expect, it } from 'vitest';
import { damped } from '../../../src/features/hardware-lab/scene/camera/damping.ts';
import {
  lowerTier,
  pixelRatio,
  rememberTier,
  SOFTWARE_TIER,
  startingTier,
  TIERS,
} from '../../../src/features/hardware-lab/scene/stage/quality.ts';
import { fc } from '../../support/fixed-seeds.ts';

const desktop = { isSoftware: false, coarsePointer: false };
const phone = { isSoftware: false, coarsePointer: true };

function storage(entries: Readonly<Record<string, string>> = {}) {
  const kept = new Map(Object.entries(entries));
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
}

describe('the quality tier', () => {
  it('starts high on a desktop, medium on a phone, and at the lowest without a graphics card', () => {
    expect(startingTier(desktop, storage())).toEqual({ tier: TIERS.high, measure: true });
    expect(startingTier(phone, storage())).toEqual({ tier: TIERS.medium, measure: true });
    expect(startingTier({ ...desktop, isSoftware: true }, storage())).toEqual({
      tier: SOFTWARE_TIER,
      measure: false,
    });
  });

  it('goes down and is remembered, and never goes up', () => {
    expect(lowerTier('high')).toBe('medium');
    expect(lowerTier('medium')).toBe('low');
    expect(lowerTier('low')).toBe('low');
    const memory = storage();
    rememberTier('medium', memory);
    expect(startingTier(desktop, memory)).toEqual({ tier: TIERS.medium, measure: true });
  });

  it('does not change after a person’s own choice', () => {
    expect(startingTier(desktop, storage({ 'scene.tier-choice': 'low' }))).toEqual({
      tier: TIERS.low,
      measure: false,
    });
  });

  it('ignores invalid values in storage', () => {
    expect(startingTier(desktop, storage({ 'scene.tier-measured': 'ultra' })).tier).toBe(TIERS.high);
  });
});

describe('the resolution', () => {
  const devices = fc.double({ min: 0.75, max: 4, noNaN: true });
  const tiers = fc.constantFrom(...Object.values(TIERS), SOFTWARE_TIER);

  it('is lower while the camera moves on a dense screen, and full again at rest', () => {
    expect(pixelRatio(TIERS.high, 2, true)).toBeLessThan(1.4);
    expect(pixelRatio(TIERS.high, 2, false)).toBe(2);
    expect(pixelRatio(TIERS.medium, 3, false)).toBe(TIERS.medium.maxDpr);
  });

  it('never exceeds that of tier and screen, and never blurs a screen of normal density', () => {
    fc.assert(
      fc.property(tiers, devices, fc.boolean(), (tier, device, moving) => {
        const ratio = pixelRatio(tier, device, moving);
        expect(ratio).toBeLessThanOrEqual(Math.min(device, tier.maxDpr));
        expect(ratio).toBeGreaterThanOrEqual(Math.min(1, device, tier.maxDpr));
      }),
    );
  });
});

describe('easing', () => {
  const value = fc.double({ min: -200, max: 200, noNaN: true });

  it('moves towards its target and never past it', () => {
    fc.assert(
      fc.property(value, value, fc.double({ min: 0.001, max: 2, noNaN: true }), (from, to, seconds) => {
        const next = damped(from, to, 5, seconds);
        expect(Math.min(from, to) - 1e-9).toBeLessThanOrEqual(next);
        expect(Math.max(from, to) + 1e-9).toBeGreaterThanOrEqual(next);
      }),
    );
  });

  it('reaches it exactly, so that drawing stops', () => {
    fc.assert(
      fc.property(value, value, (from, to) => {
        let current = from;
        for (let i = 0; i < 600 && current !== to; i++) current = damped(current, to, 5, 1 / 60);
        expect(current).toBe(to);
      }),
    );
  });

  it('is the same at any frame rate', () => {
    const arrivedAfter = (frames: number) =>
      Array.from({ length: frames }).reduce<number>((x) => damped(x, 1, 5, 0.3 / frames), 0);
    expect(arrivedAfter(9)).toBeCloseTo(arrivedAfter(36), 9);
  });
});
