import { SECONDS_PER_MINUTE } from '../../kernel/time.ts';
import { hostOf, withHostChange } from './hosts.ts';
import type { Keychain } from './keychain-record.ts';
import { cachedPasswordOf } from './vpn.ts';
import { devicesOf, findAccount, findDevice, findPerson, type World } from './world.ts';

/** The keychain that opens when somebody signs in. */
const LOGIN = 'login';
/** What locks sooner than this asks all day. */
const SHORT = 5 * SECONDS_PER_MINUTE;

function loginOf(world: World, asset: string): string {
  return findPerson(world, findDevice(world, asset)?.assignedTo ?? '')?.login ?? '';
}

function ofKeychain<Outcome extends string>(
  read: (keychain: Keychain | null, world: World, asset: string) => Outcome,
): (world: World, asset: string) => Outcome | null {
  return (world, asset) => {
    const host = hostOf(world, asset);
    if (host?.os !== 'macos') return null;
    return read(host.keychains.find(({ name }) => name === LOGIN) ?? null, world, asset);
  };
}

/** Whether an entry was saved before the account got its present password. */
function hasStaleItem({ items }: Keychain, world: World, asset: string): boolean {
  const setAt = findAccount(world, loginOf(world, asset))?.passwordSetAt ?? Number.NEGATIVE_INFINITY;
  return items.some(({ savedAt }) => savedAt < setAt);
}

function opens(keychain: Keychain | null): 'opens' | 'old-password' | 'none' {
  if (keychain === null) return 'none';
  return keychain.opensAtLogin ? 'opens' : 'old-password';
}

function lockTime(keychain: Keychain | null): 'stays-open' | 'locks-soon' {
  const seconds = keychain?.locksAfterSeconds ?? null;
  return seconds !== null && seconds < SHORT ? 'locks-soon' : 'stays-open';
}

function entries(keychain: Keychain | null, world: World, asset: string): 'locked' | 'current' | 'stale' {
  if (keychain === null || !keychain.opensAtLogin) return 'locked';
  return hasStaleItem(keychain, world, asset) ? 'stale' : 'current';
}

/** Whether the Mac is still opened by an older password than the directory has. */
function hasOlderPassword(world: World, asset: string): boolean {
  const device = findDevice(world, asset);
  const login = loginOf(world, asset);
  if (device === null) return false;
  return cachedPasswordOf(world, device, login) !== (findAccount(world, login)?.passwordSetAt ?? null);
}

/** Readings of the keychain of a Mac; subject: its asset number. Null for what is no Mac. */
export const KEYCHAIN_READ = {
  'keychain-opens': ofKeychain(opens),
  'keychain-lock-time': ofKeychain(lockTime),
  'keychain-entries': ofKeychain(entries),
  /** Whether a Mac goes on asking for passwords. */
  'mac-prompts': ofKeychain((keychain, world, asset) =>
    opens(keychain) !== 'opens' ||
    lockTime(keychain) === 'locks-soon' ||
    entries(keychain, world, asset) === 'stale' ||
    hasOlderPassword(world, asset)
      ? ('ask' as const)
      : ('quiet' as const),
  ),
} as const;

/** A password that is set elsewhere does not reach the keychains of somebody's Macs. */
export function withKeychainsLeftBehind(world: World, login: string): World {
  const person = findPerson(world, findAccount(world, login)?.person ?? '');
  if (person === null) return world;
  return devicesOf(world, person)
    .filter(({ os }) => os === 'macos')
    .reduce((next, { asset }) => {
      const keychains = hostOf(next, asset)?.keychains.map((one) => ({ ...one, opensAtLogin: false }));
      return keychains === undefined ? next : withHostChange(next, asset, { keychains });
    }, world);
}
