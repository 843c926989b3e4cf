import { describe, expect, it } from 'vitest';
import { SECONDS_PER_DAY } from '../../../../src/core/kernel/time.ts';
import { type Account, VPN_GROUP } from '../../../../src/core/ticketing/world/accounts.ts';
import type { Device } from '../../../../src/core/ticketing/world/devices.ts';
import { applyEffects, type WorldEffect } from '../../../../src/core/ticketing/world/effects.ts';
import { take } from '../../../../src/core/ticketing/world/readings.ts';
import {
  company,
  devicesOf,
  findAccount,
  ordinaryWorld,
  type World,
} from '../../../../src/core/ticketing/world/world.ts';

const NOW = SECONDS_PER_DAY;
const ORDINARY = ordinaryWorld(7);
const PERSON = company(ORDINARY).people.find(({ site }) => site === 'remote');
if (PERSON === undefined) throw new Error('Nobody works from home.');
const [LAPTOP] = devicesOf(ORDINARY, PERSON);
const ACCOUNT = findAccount(ORDINARY, PERSON.login);
if (LAPTOP === undefined || ACCOUNT === null) throw new Error('They have no laptop.');
const { asset } = LAPTOP;
const { login } = ACCOUNT;

const connect: WorldEffect = { do: 'connect-vpn', asset, login, password: 'account' };
const lockAndUnlock: WorldEffect = { do: 'refresh-cached-password', asset };

function world(account: Partial<Account> = {}, device: Partial<Device> = {}): World {
  return applyEffects(
    ORDINARY,
    [
      { do: 'put-account', account: { ...ACCOUNT, ...account } as Account },
      { do: 'put-device', device: { ...LAPTOP, ...device } as Device },
    ],
    NOW,
  );
}

const withEffects = (start: World, ...effects: readonly WorldEffect[]): World =>
  applyEffects(start, effects, NOW);
const said = (start: World): string | null => take(withEffects(start, connect), 'vpn-sign-in', login, NOW);

describe('the VPN', () => {
  it('lets in whoever may, and says in the log what stands against others', () => {
    expect(said(world())).toBe('ok');
    expect(said(world({ isEnabled: false }))).toBe('disabled');
    expect(said(world({ lockedAt: NOW }))).toBe('locked');
    expect(said(world({ passwordExpiresAt: NOW - 1 }))).toBe('expired');
    expect(said(world({ groups: ACCOUNT.groups.filter((one) => one !== VPN_GROUP) }))).toBe('not-allowed');
    expect(said(world({}, { brokenRule: 'system-version' }))).toBe('not-compliant');
  });

  it('says beforehand what it would say', () => {
    for (const start of [
      world(),
      world({ passwordExpiresAt: NOW - 1 }),
      world({}, { brokenRule: 'system-version' }),
    ])
      expect(take(start, 'vpn-would-say', asset, NOW)).toBe(said(start));
  });

  it('brings the new password to a laptop that is locked and unlocked on it, and not before', () => {
    const changed = withEffects(world({}, { cachedPassword: ACCOUNT.passwordSetAt }), {
      do: 'set-password',
      login,
      mustChange: false,
    });
    expect(take(changed, 'computer-password', asset, NOW)).toBe('older');
    expect(take(withEffects(changed, { ...connect, password: 'cached' }), 'vpn-connection', asset, NOW)).toBe(
      'off',
    );
    expect(take(withEffects(changed, lockAndUnlock), 'computer-password', asset, NOW)).toBe('older');
    expect(take(withEffects(changed, connect, lockAndUnlock), 'computer-password', asset, NOW)).toBe('same');
  });
});
