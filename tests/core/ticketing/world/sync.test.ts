import { describe, expect, it } from 'vitest';
import { applyEffects } from '../../../../src/core/ticketing/world/effects.ts';
import { take } from '../../../../src/core/ticketing/world/readings.ts';
import type { SyncFix } from '../../../../src/core/ticketing/world/sync.ts';
import { ORDINARY_SYNC } from '../../../../src/core/ticketing/world/sync-client.ts';
import { ordinaryWorld, type World } from '../../../../src/core/ticketing/world/world.ts';

const ASSET = 'LK-2001';
const NOW = 40 * 3600;
const MINUTE = 60;

/** A computer on which changes wait behind a path that is too long. */
function stuck(): World {
  const item = { name: 'Visits', pathLength: 431 };
  const change = { sync: { ...ORDINARY_SYNC, pending: 4_000, item } };
  return applyEffects(ordinaryWorld(7), [{ do: 'change-host', asset: ASSET, change }], NOW);
}

function fixed(world: World, ...fixes: readonly SyncFix[]): World {
  return applyEffects(
    world,
    fixes.map((fix) => ({ do: 'fix-sync', asset: ASSET, fix })),
    NOW,
  );
}

const stateOf = (world: World, minutes = 0): string | null =>
  take(world, 'sync-state', ASSET, NOW + minutes * MINUTE);

describe('a folder that is kept in the cloud', () => {
  it('waits while its path is too long, and uploads within minutes of a shorter one', () => {
    expect(stateOf(stuck(), 60)).toBe('stuck');
    const shorter = fixed(stuck(), 'shorten-path');
    expect(stateOf(shorter)).toBe('uploading');
    expect(stateOf(shorter, 4)).toBe('uploading');
    expect(stateOf(shorter, 5)).toBe('up-to-date');
  });

  it('is not helped by what was not in the way', () => {
    expect(stateOf(fixed(stuck(), 'rename-item', 'free-space', 'sign-in-sync'), 60)).toBe('stuck');
  });

  it('loses what waits when it is made anew, unless that was copied before', () => {
    expect(stateOf(fixed(stuck(), 'recreate-folder'))).toBe('lost');
    expect(stateOf(fixed(stuck(), 'copy-pending', 'recreate-folder'))).toBe('stuck');
  });
});
