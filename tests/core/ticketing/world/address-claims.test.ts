import { describe, expect, it } from 'vitest';
import { openPage } from '../../../../src/core/ticketing/tools/pages.ts';
import { claimsOf } from '../../../../src/core/ticketing/world/address-claims.ts';
import { applyEffects } from '../../../../src/core/ticketing/world/effects.ts';
import { mainAdapter } from '../../../../src/core/ticketing/world/hosts.ts';
import { take } from '../../../../src/core/ticketing/world/readings.ts';
import { company, devicesOf, ordinaryWorld, type World } from '../../../../src/core/ticketing/world/world.ts';

const NOW = 32 * 3600;
const WORLD = ordinaryWorld(7);

/** The first two computers of a floor of the distribution centre. */
function neighbours(): readonly string[] {
  return company(WORLD)
    .people.filter(({ desk }) => desk?.startsWith('B1'))
    .slice(0, 2)
    .flatMap((person) => devicesOf(WORLD, person).find(({ kind }) => kind !== 'phone')?.asset ?? []);
}

const [FIRST = '', SECOND = ''] = neighbours();
const addressIn = (world: World, asset: string): string => mainAdapter(world, asset)?.ipv4?.ip ?? '';
const ADDRESS = addressIn(WORLD, FIRST);

/** Somebody types the address of the first computer in on the second one. */
const TYPED_IN = applyEffects(
  WORLD,
  [
    {
      do: 'change-adapter',
      asset: SECOND,
      adapter: 'Ethernet',
      change: {
        dhcp: false,
        lease: null,
        ipv4: { ip: ADDRESS, mask: '255.255.255.0', gateway: '10.30.11.1', origin: 'static' },
      },
    },
  ],
  NOW,
);

describe('who uses an address', () => {
  it('on an ordinary day a computer has the address that the server gave it, and nobody else has', () => {
    expect(take(WORLD, 'address-claim', FIRST, NOW)).toBe('leased');
    expect(take(WORLD, 'address-intruder', ADDRESS, NOW)).toBe('none');
  });

  it('two computers with one address both lose the network, and the page tells which of them the server meant', () => {
    expect(take(TYPED_IN, 'intranet', FIRST, NOW)).toBe('fails');
    expect(take(TYPED_IN, 'intranet', SECOND, NOW)).toBe('fails');
    expect(openPage(TYPED_IN, 'network.address', ADDRESS, NOW)?.findings).toEqual(
      expect.arrayContaining([
        { reading: 'address-intruder', subject: ADDRESS, outcome: 'computer' },
        { reading: 'address-claim', subject: FIRST, outcome: 'leased' },
        { reading: 'address-claim', subject: SECOND, outcome: 'not-leased' },
      ]),
    );
  });

  it('who asks for an address again gets one that nobody uses, and works', () => {
    const renewed = applyEffects(
      TYPED_IN,
      [{ do: 'change-adapter', asset: FIRST, adapter: 'Ethernet', change: {} }],
      NOW,
    );
    expect(addressIn(renewed, FIRST)).not.toBe(ADDRESS);
    expect(take(renewed, 'intranet', FIRST, NOW)).toBe('opens');
    expect(take(renewed, 'address-claim', FIRST, NOW)).toBe('leased');
  });

  it('an address of elsewhere has no page', () => {
    expect(claimsOf(WORLD, '192.0.2.7', NOW)).toBeNull();
    expect(claimsOf(WORLD, 'no address', NOW)).toBeNull();
  });
});
