import { SECONDS_PER_HOUR, SECONDS_PER_MINUTE } from '../../../../kernel/time.ts';
import type { Condition } from '../../../model/condition.ts';
import { WRONG_TRIES_TO_LOCK } from '../../../world/accounts.ts';
import type { Device, SavedPassword } from '../../../world/devices.ts';
import type { WorldEffect } from '../../../world/effects.ts';
import { findAccount } from '../../../world/world.ts';
import type { Scene } from '../../desk-case.ts';
import { accountOf, earlierNumber, person } from '../shared/scene.ts';

/** What tickets about locked accounts have in common. */

/** How long before the ticket the password was changed, where nothing else is said. */
const CHANGED_BEFORE = 17 * SECONDS_PER_HOUR;
const LOCKED_BEFORE = 5 * SECONDS_PER_MINUTE;

/**
 * The requester's account, locked a moment ago by whoever asked last. `changedBefore`: how long before the ticket the password
 * was changed; null for not lately.
 */
export function lockedAccount(
  scene: Scene,
  caller: string,
  changedBefore: number | null = CHANGED_BEFORE,
): readonly WorldEffect[] {
  const { login } = person(scene);
  const account = accountOf(scene);
  const lockedAt = scene.at - LOCKED_BEFORE;
  return [
    {
      do: 'put-account',
      account: {
        ...account,
        passwordSetAt: changedBefore === null ? account.passwordSetAt : scene.at - changedBefore,
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

/** Tickets of the last days in which the account was unlocked and nothing else. */
export function earlierLockouts(scene: Scene): readonly WorldEffect[] {
  return [70, 66, 22, 18].map((hours, count) => ({
    do: 'record-past-ticket',
    ticket: {
      number: earlierNumber(scene, count),
      requester: person(scene).id,
      resolvedAt: scene.at - hours * SECONDS_PER_HOUR,
      subcategory: 'lockout',
      code: 'solved-workaround',
      act: 'unlock-account',
    },
  }));
}
