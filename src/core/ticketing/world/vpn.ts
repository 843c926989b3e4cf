import { SECONDS_PER_MINUTE } from '../../kernel/time.ts';
import { isExpired, type SignIn, VPN_GROUP } from './accounts.ts';
import { type Device, isCompliant } from './devices.ts';
import { hostOf } from './hosts.ts';
import { findAccount, findDevice, type World, withAccount, withDevice } from './world.ts';

/** What Windows accepts on a computer that is off the network: the password of the last sign-in that reached the directory. */
export function cachedPasswordOf(world: World, { cachedPassword }: Device, login: string): number | null {
  return cachedPassword ?? findAccount(world, login)?.passwordSetAt ?? null;
}

/** One-time codes and prompts are good for a few minutes: a clock that is further off fails them. */
const CLOCK_TOLERANCE = 5 * SECONDS_PER_MINUTE;

/** Whether the certificate by which the gateway knows a computer of the company is still good. */
export function hasValidCertificate(world: World, asset: string, now: number): boolean {
  const own = hostOf(world, asset)?.certificates.filter(({ store }) => store === 'computer') ?? [];
  return own.some(({ from, to }) => from <= now && now < to);
}

/** Whether the second step is completed: the prompt is seen, and the clock of the computer fits its answer. */
function isApproved(world: World, asset: string, login: string): boolean {
  const phone = findAccount(world, login)?.authenticators.at(-1)?.phone;
  const prompts = phone === undefined ? 'shown' : (findDevice(world, phone)?.prompts ?? 'dead');
  const skew = hostOf(world, asset)?.clock.skewSeconds ?? 0;
  return prompts === 'shown' && Math.abs(skew) <= CLOCK_TOLERANCE;
}

/** What the VPN says to somebody who connects with a password of that moment. */
export function vpnResult(
  world: World,
  asset: string,
  login: string,
  passwordSetAt: number | null,
  now: number,
): SignIn['result'] {
  const account = findAccount(world, login);
  const device = findDevice(world, asset);
  if (account === null || device === null || !account.isEnabled) return 'disabled';
  if (!hasValidCertificate(world, asset, now)) return 'certificate';
  if (account.lockedAt !== null) return 'locked';
  if (passwordSetAt !== account.passwordSetAt || !account.isKnownToHolder) return 'wrong-password';
  if (isExpired(account, now) || account.mustChange) return 'expired';
  if (!account.groups.includes(VPN_GROUP)) return 'not-allowed';
  if (!isCompliant(device)) return 'not-compliant';
  return isApproved(world, asset, login) ? 'ok' : 'approval-failed';
}

/** Somebody connects the VPN of a computer, with the password of the account or with the one that the computer still takes. */
export function withVpnTry(
  world: World,
  asset: string,
  login: string,
  password: 'account' | 'cached',
  now: number,
): World {
  const account = findAccount(world, login);
  const device = findDevice(world, asset);
  if (account === null || device === null) return world;
  const typed = password === 'account' ? account.passwordSetAt : cachedPasswordOf(world, device, login);
  const result = vpnResult(world, asset, login, typed, now);
  const signIn: SignIn = { at: now, app: 'vpn', from: '198.51.100.24', place: 'home', result };
  const tried = withAccount(world, { ...account, signIns: [...account.signIns, signIn] });
  return result === 'ok' ? withDevice(tried, { ...device, isOnVpn: true }) : tried;
}

/** Locking and unlocking a computer that reaches the directory: it takes the account's password from then on. */
export function withCachedPassword(world: World, asset: string): World {
  const device = findDevice(world, asset);
  return device?.isOnVpn === true ? withDevice(world, { ...device, cachedPassword: null }) : world;
}
