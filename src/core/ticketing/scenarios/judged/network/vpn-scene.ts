import { SECONDS_PER_MINUTE } from '../../../../kernel/time.ts';
import type { Condition } from '../../../model/condition.ts';
import type { Account, SignIn } from '../../../world/accounts.ts';
import type { Person } from '../../../world/company.ts';
import type { Device } from '../../../world/devices.ts';
import { findAccount } from '../../../world/world.ts';
import { hasLaptop, isOrdinary } from '../../cast.ts';
import type { Scene } from '../../desk-case.ts';
import { ownDevice, person } from '../accounts/lockout-scene.ts';

/** What tickets about the VPN have in common: somebody at home with a laptop of the company. */

export function worksFromHome(one: Person): boolean {
  return isOrdinary(one) && hasLaptop(one) && one.department !== 'finance' && one.site === 'remote';
}

export function laptop(scene: Scene): Device {
  return ownDevice(scene, 'laptop');
}

/** The requester's account on an ordinary day. */
export function account(scene: Scene): Account {
  const { login } = person(scene);
  const found = findAccount(scene.world, login);
  if (found === null) throw new Error(`There is no account ${login}.`);
  return found;
}

/** What the gateway has said this morning. */
export function triedBefore(scene: Scene, result: SignIn['result']): readonly SignIn[] {
  return [41, 23, 8].map((minutes) => ({
    at: scene.at - minutes * SECONDS_PER_MINUTE,
    app: 'vpn',
    from: '198.51.100.24',
    place: 'home',
    result,
  }));
}

export function isConnected(scene: Scene): Condition {
  return { reading: 'vpn-connection', subject: laptop(scene).asset, is: ['connected'] };
}
