import { memoize } from '../../kernel/memoize.ts';
import { type Account, LOCK_SECONDS, WRONG_TRIES_TO_LOCK } from './accounts.ts';
import type { Device, SavedPassword } from './devices.ts';
import { findAccount, type World, withAccount, withDevice, withDirectoryEvent } from './world.ts';

/** A try of a saved password, at a moment of the time that passes. */
interface Try {
  readonly at: number;
  readonly asset: string;
  readonly saved: SavedPassword;
}

/** Devices that try saved passwords. */
const saversIn = memoize((devices: World['devices']): readonly Device[] =>
  Object.values(devices).filter(({ savedPasswords }) => savedPasswords.length > 0),
);

const lockedIn = memoize((accounts: World['accounts']): readonly Account[] =>
  Object.values(accounts).filter(({ lockedAt }) => lockedAt !== null),
);

/** All tries of saved passwords after `from` and until `to`, in order. A device that is off the network tries nothing. */
function triesBetween(savers: readonly Device[], from: number, to: number): readonly Try[] {
  const tries: Try[] = [];
  for (const { asset, managed, status, savedPasswords } of savers) {
    if (managed === 'wiped' || status === 'retired') continue;
    for (const saved of savedPasswords)
      for (let at = saved.lastTryAt + saved.everySeconds; at <= to; at += saved.everySeconds)
        if (at > from) tries.push({ at, asset, saved });
  }
  return tries.length < 2
    ? tries
    : tries.sort((left, right) => left.at - right.at || (left.asset < right.asset ? -1 : 1));
}

/** A lock ends by itself after half an hour. */
function openedInTime(account: Account, now: number): Account {
  return account.lockedAt !== null && now >= account.lockedAt + LOCK_SECONDS
    ? { ...account, lockedAt: null, wrongTries: 0 }
    : account;
}

function withTry(world: World, { at, saved }: Try): World {
  const found = findAccount(world, saved.login);
  if (found === null || !found.isEnabled) return world;
  const account = openedInTime(found, at);
  if (account.lockedAt !== null) return world;
  if (saved.setAt >= account.passwordSetAt)
    return withAccount(world, { ...account, wrongTries: 0, lastSignInAt: at });
  const wrongTries = account.wrongTries + 1;
  const isLocked = wrongTries >= WRONG_TRIES_TO_LOCK;
  const tried = withDirectoryEvent(
    withAccount(world, { ...account, wrongTries, lockedAt: isLocked ? at : null }),
    { at, event: 4771, login: saved.login, caller: saved.seenAs },
  );
  return isLocked
    ? withDirectoryEvent(tried, { at, event: 4740, login: saved.login, caller: saved.seenAs })
    : tried;
}

/** Remembers when each saved password was tried last. */
function withLastTries(world: World, savers: readonly Device[], to: number): World {
  const counted = (saved: SavedPassword): SavedPassword => {
    const tries = Math.floor((to - saved.lastTryAt) / saved.everySeconds);
    return tries <= 0 ? saved : { ...saved, lastTryAt: saved.lastTryAt + tries * saved.everySeconds };
  };
  let next = world;
  for (const device of savers) {
    const savedPasswords = device.savedPasswords.map(counted);
    // A device that has tried nothing stays the one that other facts were derived from.
    if (savedPasswords.some((saved, index) => saved !== device.savedPasswords[index]))
      next = withDevice(next, { ...device, savedPasswords });
  }
  return next;
}

/** The world after the time from `from` to `to` has passed with nobody acting. Passing it in two parts gives the same world. */
export function passTime(world: World, from: number, to: number): World {
  if (to <= from) return world;
  const savers = saversIn(world.devices);
  let next = world;
  for (const one of triesBetween(savers, from, to)) next = withTry(next, one);
  for (const account of lockedIn(next.accounts)) {
    const opened = openedInTime(account, to);
    if (opened !== account) next = withAccount(next, opened);
  }
  return withLastTries(next, savers, to);
}
