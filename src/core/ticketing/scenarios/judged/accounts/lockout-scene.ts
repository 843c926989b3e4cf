import { SECONDS_PER_HOUR, SECONDS_PER_MINUTE } from '../../../../kernel/time.ts';
import type { Condition } from '../../../model/condition.ts';
import { WRONG_TRIES_TO_LOCK } from '../../../world/accounts.ts';
import type { Person } from '../../../world/company.ts';
import type { Device, SavedPassword } from '../../../world/devices.ts';
import type { WorldEffect } from '../../../world/effects.ts';
import { devicesOf, findAccount } from '../../../world/world.ts';
import type { Scene } from '../../desk-case.ts';

/** What tickets about locked accounts have in common. */

/** The person of a role. Throws for a role that the story does not have. */
export function person({ cast }: Scene, role = 'requester'): Person {
  const found = cast[role];
  if (found === undefined) throw new Error(`The scene has no ${role}.`);
  return found;
}

/** Somebody's device of a kind, as it is on an ordinary day. */
export function ownDevice(scene: Scene, kind: Device['kind'], role = 'requester'): Device {
  const found = devicesOf(scene.world, person(scene, role)).find((device) => device.kind === kind);
  if (found === undefined) throw new Error(`${person(scene, role).id} has no ${kind}.`);
  return found;
}

/** How long before the ticket the password was changed. */
const CHANGED_BEFORE = 17 * SECONDS_PER_HOUR;
const LOCKED_BEFORE = 5 * SECONDS_PER_MINUTE;

/** The requester's account with a new password, locked a moment ago by whoever asked last. */
export function lockedAccount(scene: Scene, caller: string, hasNewPassword = true): readonly WorldEffect[] {
  const { login } = person(scene);
  const account = findAccount(scene.world, login);
  if (account === null) throw new Error(`There is no account ${login}.`);
  const lockedAt = scene.at - LOCKED_BEFORE;
  return [
    {
      do: 'put-account',
      account: {
        ...account,
        passwordSetAt: hasNewPassword ? scene.at - CHANGED_BEFORE : account.passwordSetAt,
        lockedAt,
        wrongTries: WRONG_TRIES_TO_LOCK,
      },
    },
    ...[4, 3, 2, 1, 0].map((before): WorldEffect => {
      const event = { at: lockedAt - before * SECONDS_PER_MINUTE, event: 4771 as const, login, caller };
      return { do: 'record-directory-event', event };
    }),
    { do: 'record-directory-event', event: { at: lockedAt, event: 4740, login, caller } },
  ];
}

/** A device that goes on trying the password from before the change. */
export function withOldPassword(
  scene: Scene,
  device: Device,
  saved: Pick<SavedPassword, 'app' | 'everySeconds' | 'seenAs'>,
): WorldEffect {
  const { login } = person(scene);
  const setAt = findAccount(scene.world, login)?.passwordSetAt ?? 0;
  return {
    do: 'put-device',
    device: { ...device, savedPasswords: [{ ...saved, login, setAt, lastTryAt: scene.at - LOCKED_BEFORE }] },
  };
}

/** Nothing tries the old password any more, and the account is open. */
export function opensFor(login: string, asset: string): Condition {
  return {
    all: [
      { reading: 'saved-password', subject: asset, is: ['none-stale'] },
      { reading: 'account-state', subject: login, is: ['open'] },
    ],
  };
}
