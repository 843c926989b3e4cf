import { describe, expect, it } from 'vitest';
import { LOCK_SECONDS, withPassword } from '../../../../src/core/ticketing/world/accounts.ts';
import type { SavedPassword } from '../../../../src/core/ticketing/world/devices.ts';
import { passTime } from '../../../../src/core/ticketing/world/pass-time.ts';
import {
  company,
  devicesOf,
  findAccount,
  ordinaryWorld,
  type World,
  withAccount,
  withDevice,
} from '../../../../src/core/ticketing/world/world.ts';
import { fc } from '../../../support/fixed-seeds.ts';

const MINUTE = 60;
const MONDAY_10 = 10 * 3600;

/** A company in which the first buyer's phone tries a password from before the last change, every minute. */
function staleWorld(everySeconds = MINUTE): { world: World; login: string; phone: string } {
  const world = ordinaryWorld(12);
  const buyer = company(world).people.find(({ title }) => title === 'buyer');
  if (buyer === undefined) throw new Error('There is no buyer.');
  const account = findAccount(world, buyer.login);
  const phone = devicesOf(world, buyer).find(({ kind }) => kind === 'phone');
  if (account === null || phone === undefined) throw new Error('The buyer has no account or no phone.');
  const saved: SavedPassword = {
    login: buyer.login,
    setAt: account.passwordSetAt,
    app: 'mail',
    everySeconds,
    lastTryAt: MONDAY_10,
    seenAs: 'MAILGW-01',
  };
  const changed = withAccount(world, withPassword(account, MONDAY_10 - 3600, false));
  return {
    world: withDevice(changed, { ...phone, savedPasswords: [saved] }),
    login: buyer.login,
    phone: phone.asset,
  };
}

describe('passTime', () => {
  it('locks an account after five tries of an old password, and writes down which computer asked', () => {
    const { world, login } = staleWorld();
    const later = passTime(world, MONDAY_10, MONDAY_10 + 5 * MINUTE);
    expect(findAccount(later, login)?.lockedAt).toBe(MONDAY_10 + 5 * MINUTE);
    expect(later.directoryEvents.at(-1)).toEqual({
      at: MONDAY_10 + 5 * MINUTE,
      event: 4740,
      login,
      caller: 'MAILGW-01',
    });
    expect(later.directoryEvents.filter(({ event }) => event === 4771)).toHaveLength(5);
  });

  it('opens a locked account after half an hour, and locks it again while the old password is tried', () => {
    const { world, login } = staleWorld(10 * MINUTE);
    const locked = passTime(world, MONDAY_10, MONDAY_10 + 50 * MINUTE);
    expect(findAccount(locked, login)?.lockedAt).toBe(MONDAY_10 + 50 * MINUTE);
    const open = passTime(locked, MONDAY_10 + 50 * MINUTE, MONDAY_10 + 50 * MINUTE + LOCK_SECONDS);
    expect(findAccount(open, login)?.lockedAt).toBeNull();
    const again = passTime(world, MONDAY_10, MONDAY_10 + 120 * MINUTE);
    expect(again.directoryEvents.filter(({ event }) => event === 4740)).toHaveLength(2);
  });

  it('leaves an account open whose phone has the present password', () => {
    const { world, login, phone } = staleWorld();
    const device = world.devices[phone];
    if (device === undefined) throw new Error('The phone is not there.');
    const renewed = withDevice(world, {
      ...device,
      savedPasswords: device.savedPasswords.map((saved) => ({ ...saved, setAt: MONDAY_10 })),
    });
    const later = passTime(renewed, MONDAY_10, MONDAY_10 + 8 * 3600);
    expect(findAccount(later, login)?.lockedAt).toBeNull();
    expect(later.directoryEvents).toHaveLength(0);
  });

  it('gives the same world whether the time passes at once or in parts', () => {
    const minutes = fc.integer({ min: 0, max: 240 });
    fc.assert(
      fc.property(minutes, minutes, fc.integer({ min: 30, max: 900 }), (first, second, everySeconds) => {
        const { world } = staleWorld(everySeconds);
        const middle = MONDAY_10 + first * MINUTE;
        const end = middle + second * MINUTE;
        const inParts = passTime(passTime(world, MONDAY_10, middle), middle, end);
        expect(inParts).toEqual(passTime(world, MONDAY_10, end));
      }),
    );
  });
});
