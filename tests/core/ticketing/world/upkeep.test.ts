import { describe, expect, it } from 'vitest';
import { applyEffects } from '../../../../src/core/ticketing/world/effects.ts';
import { take } from '../../../../src/core/ticketing/world/readings.ts';
import type { Install } from '../../../../src/core/ticketing/world/upkeep.ts';
import { ordinaryWorld } from '../../../../src/core/ticketing/world/world.ts';
import { fc } from '../../../support/fixed-seeds.ts';

const WORLD = ordinaryWorld(7);
const ASSET = 'LK-2001';
const NOW = 30 * 24 * 3600;
const WHATS: readonly Install['what'][] = ['firmware', 'program', 'graphics-driver', 'security-update'];

describe('the page of what was installed on a computer', () => {
  it('never says that nothing but the updates of the month is new beside firmware that is', () => {
    const install = fc.record({
      what: fc.constantFrom(...WHATS),
      name: fc.constant('1.24'),
      at: fc.integer({ min: NOW - 10 * 24 * 3600, max: NOW }),
    });
    fc.assert(
      fc.property(fc.array(install, { maxLength: 4 }), (installs) => {
        const world = applyEffects(
          WORLD,
          [{ do: 'change-upkeep', asset: ASSET, change: { installs, removed: [] } }],
          NOW,
        );
        if (take(world, 'firmware-change', ASSET, NOW) !== 'just-now') return;
        expect(['firmware', 'program', 'graphics-driver']).toContain(
          take(world, 'installed-lately', ASSET, NOW),
        );
      }),
    );
  });
});
