import { describe, expect, it } from 'vitest';
import { momentOf } from '../../../../src/core/ticketing/world/calendar.ts';
import { GUEST_SEGMENT } from '../../../../src/core/ticketing/world/company-network.ts';
import { applyEffects, type WorldEffect } from '../../../../src/core/ticketing/world/effects.ts';
import { hostOf } from '../../../../src/core/ticketing/world/hosts.ts';
import { take } from '../../../../src/core/ticketing/world/readings.ts';
import { browserPage } from '../../../../src/core/ticketing/world/web.ts';
import { company, devicesOf, ordinaryWorld } from '../../../../src/core/ticketing/world/world.ts';

const NOW = 32 * 3600;
const WORLD = ordinaryWorld(3);
const ASSET =
  company(WORLD)
    .people.filter(({ desk }) => desk?.startsWith('A1'))
    .flatMap((person) => devicesOf(WORLD, person).find(({ kind }) => kind === 'laptop')?.asset ?? [])[0] ??
  '';

const changedBy = (...effects: readonly WorldEffect[]) => applyEffects(WORLD, effects, NOW);
const clockOff = (skewSeconds: number): WorldEffect => {
  const clock = hostOf(WORLD, ASSET)?.clock;
  if (clock === undefined) throw new Error('There is no such computer.');
  return { do: 'change-host', asset: ASSET, change: { clock: { ...clock, skewSeconds } } };
};

describe('what a browser says of a page', () => {
  it('on an ordinary day the intranet is secure', () => {
    expect(browserPage(WORLD, ASSET, NOW)).toMatchObject({ fault: null, isPortal: false });
    expect(take(WORLD, 'network-kind', ASSET, NOW)).toBe('office');
  });

  it('a clock two years behind finds the certificate not valid yet, one three years ahead finds it over', () => {
    expect(browserPage(changedBy(clockOff(-730 * 86_400)), ASSET, NOW)?.fault).toBe('not-yet-valid');
    expect(browserPage(changedBy(clockOff(1096 * 86_400)), ASSET, NOW)?.fault).toBe('expired');
  });

  it('eleven minutes are no matter to a certificate', () => {
    expect(browserPage(changedBy(clockOff(660)), ASSET, NOW)?.fault).toBeNull();
  });

  it('the right page that is opened by its number does not fit its certificate', () => {
    const world = changedBy({
      do: 'change-host',
      asset: ASSET,
      change: { browser: { address: '10.20.0.30' } },
    });
    expect(browserPage(world, ASSET, NOW)?.fault).toBe('other-name');
  });

  it('on the guest network its sign-in page stands before everything', () => {
    const world = changedBy(
      { do: 'change-adapter', asset: ASSET, adapter: 'Ethernet', change: { segment: null } },
      { do: 'change-adapter', asset: ASSET, adapter: 'Wi-Fi', change: { segment: GUEST_SEGMENT } },
    );
    expect(browserPage(world, ASSET, NOW)).toMatchObject({ fault: 'other-name', isPortal: true });
    expect(take(world, 'network-kind', ASSET, NOW)).toBe('guest');
    expect(take(world, 'intranet', ASSET, NOW)).toBe('fails');
  });

  it('a certificate that has run out is over for everybody', () => {
    const { certificate } = browserPage(WORLD, ASSET, NOW) ?? { certificate: null };
    if (certificate === null) throw new Error('The intranet shows no certificate.');
    const site = { ...certificate, to: momentOf(2026, 3, 10) - 1 };
    const world = changedBy({ do: 'change-network', rows: { sites: [site] } });
    expect(take(world, 'page-certificate', ASSET, NOW)).toBe('expired');
    expect(take(world, 'page-warning', ASSET, NOW)).toBe('expired');
  });
});
