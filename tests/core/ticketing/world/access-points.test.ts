import { describe, expect, it } from 'vitest';
import { ACCESS_POINTS, withLoad } from '../../../../src/core/ticketing/world/access-points.ts';
import { applyEffects } from '../../../../src/core/ticketing/world/effects.ts';
import { take } from '../../../../src/core/ticketing/world/readings.ts';
import { ordinaryWorld } from '../../../../src/core/ticketing/world/world.ts';

const BRILL = ACCESS_POINTS.filter(({ id }) => id.startsWith('BR-'));
const third = (change: Partial<(typeof BRILL)[number]>) =>
  BRILL.map((point, index) => (index === 2 ? { ...point, ...change } : point));

describe('the access points of the warehouse', () => {
  it('have no crowded channel on an ordinary day', () => {
    expect(withLoad(BRILL).every(({ busyPercent }) => busyPercent < 50)).toBe(true);
  });

  it.each([{ state: 'offline' }, { radio: 'stuck' }] as const)(
    'take over the devices of one that is %o, which then has none',
    (change) => {
      const [first, second, own, fourth] = withLoad(third(change));
      expect(own?.clients).toBe(0);
      expect(second?.clients).toBeGreaterThan(first?.clients ?? 0);
      expect(fourth?.clients).toBe(second?.clients);
    },
  );

  it('serve again after a restart when they were stuck, and stay off without power', () => {
    const afterRestart = (change: Partial<(typeof BRILL)[number]>): string | null => {
      const broken = applyEffects(
        ordinaryWorld(7),
        [
          {
            do: 'change-network',
            rows: { accessPoints: third(change).filter(({ id }) => id === 'BR-AP-3') },
          },
        ],
        0,
      );
      expect(take(broken, 'scanning', 'BR-AP-3', 0)).toBe('slow');
      const restarted = applyEffects(broken, [{ do: 'restart-access-point', accessPoint: 'BR-AP-3' }], 0);
      return take(restarted, 'scanning', 'BR-AP-3', 0);
    };
    expect(afterRestart({ radio: 'stuck' })).toBe('quick');
    expect(afterRestart({ state: 'offline' })).toBe('slow');
  });
});
