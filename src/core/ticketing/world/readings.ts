import { SECONDS_PER_DAY, SECONDS_PER_HOUR } from '../../kernel/time.ts';
import { type Account, isExpired, VPN_GROUP } from './accounts.ts';
import { APP_GRANT_READ } from './app-grant-effects.ts';
import { COMPUTER_READ } from './computer-readings.ts';
import { CONNECTION_READ } from './connection-readings.ts';
import { DEVICE_READ } from './device-readings.ts';
import { isCompliant } from './devices.ts';
import { FIREWALL_READ } from './firewall.ts';
import { HOME_READ } from './home-effects.ts';
import { HOST_READINGS } from './host-readings.ts';
import { hostOf } from './hosts.ts';
import { INFECTION_READ } from './infection-effects.ts';
import { MAIL_PROGRAM_READ } from './mail-programs.ts';
import { MAIL_READ } from './mail-readings.ts';
import { TEAM_MAILBOX_GROUP } from './mailboxes.ts';
import { NETWORK_READ } from './network-readings.ts';
import { OFFICE_READ, type Read } from './office-readings.ts';
import { appointmentsOf, pastTicketsOf } from './people-records.ts';
import { PRINTING_READ } from './printing-readings.ts';
import { SCRIPT_READ } from './script-effects.ts';
import { SHARED_FOLDER_READ } from './shared-folder-effects.ts';
import { SITE_READ } from './site-readings.ts';
import { UPGRADE_READ } from './upgrade-effects.ts';
import { cachedPasswordOf, hasValidCertificate, vpnResult } from './vpn.ts';
import { WORKPLACE_READ } from './workplace-readings.ts';
import { devicesOf, findAccount, findDevice, findDeviceByHost, findPerson, type World } from './world.ts';

/** A password that was changed within this long is the first thing to ask about when an account locks. */
const FRESH_PASSWORD_DAYS = 3;
/** Attempts from abroad count when they are as young as this. */
const RECENT_DAYS = 7;

/** Computers that stand between a device and the directory: the event names them and not the device. */
const GATEWAYS: Readonly<Record<string, 'mail-gateway' | 'vpn-gateway' | 'wifi-gateway'>> = {
  'MAILGW-01': 'mail-gateway',
  'VPNGW-01': 'vpn-gateway',
  'RADIUS-01': 'wifi-gateway',
};

type LockSource =
  | 'none'
  | 'mail-gateway'
  | 'vpn-gateway'
  | 'wifi-gateway'
  | 'own-computer'
  | 'other-computer'
  | 'unknown-computer';

function ofAccount<Outcome extends string>(read: (account: Account, now: number) => Outcome): Read<Outcome> {
  return (world, login, now) => {
    const account = findAccount(world, login);
    return account === null ? null : read(account, now);
  };
}

/** Whose the computer is that locked the account last. */
const lockSource: Read<LockSource> = (world, login) => {
  const account = findAccount(world, login);
  if (account === null) return null;
  const last = world.directoryEvents.findLast((one) => one.event === 4740 && one.login === login);
  if (last === undefined) return 'none';
  const gateway = GATEWAYS[last.caller];
  if (gateway !== undefined) return gateway;
  const person = findPerson(world, account.person);
  const isOwn =
    person !== null &&
    devicesOf(world, person).some(({ host, status }) => host === last.caller && status === 'in-use');
  if (isOwn) return 'own-computer';
  const isOurs = findDeviceByHost(world, last.caller) !== null;
  return isOurs ? 'other-computer' : 'unknown-computer';
};

const READ = {
  ...HOST_READINGS,
  ...DEVICE_READ,
  /** Whether somebody can sign in with the account, and what stands against it. */
  'account-state': ofAccount((account, now) => {
    if (!account.isEnabled) return 'disabled';
    if (account.lockedAt !== null) return 'locked';
    if (isExpired(account, now)) return 'expired';
    return account.mustChange ? 'must-change' : 'open';
  }),
  'password-age': ofAccount((account, now) =>
    now - account.passwordSetAt <= FRESH_PASSWORD_DAYS * SECONDS_PER_DAY ? 'changed-lately' : 'old',
  ),
  'lock-source': lockSource,
  /** Sign-ins of the last days from places where nobody of the company works. */
  'foreign-sign-ins': ofAccount(({ signIns }, now) => {
    const foreign = signIns.filter(
      ({ at, place }) => place.startsWith('foreign') && now - at <= RECENT_DAYS * SECONDS_PER_DAY,
    );
    if (foreign.length === 0) return 'none';
    return foreign.some(({ result }) => result === 'ok' || result === 'approved') ? 'let-in' : 'refused';
  }),
  'sign-in-approval': ofAccount(({ authenticators, accessPassUntil }, now) => {
    if (accessPassUntil !== null && accessPassUntil > now) return 'access-pass';
    return authenticators.length === 0 ? 'none' : 'registered';
  }),
  /** When a prompt was approved last. */
  'approval-used': ofAccount(({ authenticators }, now) => {
    const at = Math.max(...authenticators.map(({ lastUsed }) => lastUsed?.at ?? Number.NEGATIVE_INFINITY));
    return now - at <= SECONDS_PER_HOUR ? 'minutes-ago' : 'not-lately';
  }),
  /** How old the newest method of approval is. */
  'method-age': ofAccount(({ authenticators }, now) => {
    const newest = authenticators.at(-1);
    if (newest === undefined) return 'none';
    return now - newest.registeredAt <= RECENT_DAYS * SECONDS_PER_DAY ? 'new' : 'old';
  }),
  /** What becomes of a prompt on the phone that was registered last. */
  'prompt-reaches': (world: World, login: string) => {
    const account = findAccount(world, login);
    if (account === null) return null;
    const newest = account.authenticators.at(-1);
    return newest === undefined ? ('nobody' as const) : (findDevice(world, newest.phone)?.prompts ?? 'dead');
  },
  /** Whether a phone that works no more can still approve. */
  'dead-methods': (world: World, login: string) => {
    const account = findAccount(world, login);
    if (account === null) return null;
    const isLeft = account.authenticators.some(({ phone }) => findDevice(world, phone)?.prompts === 'dead');
    return isLeft ? ('left' as const) : ('none' as const);
  },
  /** Whether the holder can sign in now: the account lets them, and they know its password. */
  'can-sign-in': ofAccount((account, now) =>
    account.isEnabled &&
    account.lockedAt === null &&
    !isExpired(account, now) &&
    !account.mustChange &&
    account.isKnownToHolder
      ? 'yes'
      : 'no',
  ),
  'vpn-group': ofAccount(({ groups }) => (groups.includes(VPN_GROUP) ? 'member' : 'missing')),
  /** What the VPN said last. */
  'vpn-sign-in': ofAccount(({ signIns }) => signIns.findLast(({ app }) => app === 'vpn')?.result ?? 'none'),
  /** What the VPN of somebody's computer would say to the account's password now. */
  'vpn-would-say': (world: World, asset: string, now: number) => {
    const person = findPerson(world, findDevice(world, asset)?.assignedTo ?? '');
    const account = person === null ? null : findAccount(world, person.login);
    return account === null ? null : vpnResult(world, asset, account.login, account.passwordSetAt, now);
  },
  'vpn-connection': (world: World, asset: string) => {
    const device = findDevice(world, asset);
    return device === null ? null : device.isOnVpn ? ('connected' as const) : ('off' as const);
  },
  /** Whether a computer takes another password than the account has. */
  'computer-password': (world: World, asset: string) => {
    const device = findDevice(world, asset);
    const login = findPerson(world, device?.assignedTo ?? '')?.login ?? '';
    if (device === null) return null;
    const now = findAccount(world, login)?.passwordSetAt ?? null;
    return cachedPasswordOf(world, device, login) === now ? ('same' as const) : ('older' as const);
  },
  'device-certificate': (world: World, asset: string, now: number) =>
    hostOf(world, asset) === null
      ? null
      : hasValidCertificate(world, asset, now)
        ? ('valid' as const)
        : ('expired' as const),
  'device-rules': (world: World, asset: string) => {
    const device = findDevice(world, asset);
    return device === null ? null : isCompliant(device) ? ('met' as const) : ('not-met' as const);
  },
  /** Where somebody is by their calendar. */
  calendar: (world: World, person: string, now: number) => {
    if (findPerson(world, person) === null) return null;
    const entries = appointmentsOf(world, person);
    const running = entries.find(({ from, to }) => from <= now && now < to);
    if (running !== undefined) return running.kind;
    const isBack = entries.some(
      ({ kind, to }) => kind === 'leave' && now - to <= RECENT_DAYS * SECONDS_PER_DAY,
    );
    return isBack ? ('leave-ended' as const) : ('free' as const);
  },
  'self-service': ofAccount(({ hasSelfService }) => (hasSelfService ? 'enrolled' : 'not-enrolled')),
  /** The first saved password of a device that is older than the account's. */
  'saved-password': (world: World, asset: string) => {
    const device = findDevice(world, asset);
    if (device === null) return null;
    const stale = device.savedPasswords.find(
      ({ login, setAt }) => setAt < (findAccount(world, login)?.passwordSetAt ?? setAt),
    );
    return stale === undefined ? ('none-stale' as const) : (`stale-${stale.app}` as const);
  },
  /** Where a device was heard of within the last hour. */
  'seen-where': (world: World, asset: string, now: number) => {
    const device = findDevice(world, asset);
    if (device === null) return null;
    if (now - device.lastSeenAt > SECONDS_PER_HOUR) return 'silent' as const;
    return device.lastSeenFrom === 'company' ? ('company-now' as const) : ('elsewhere-now' as const);
  },
  'disk-encryption': (world: World, asset: string) => {
    const device = findDevice(world, asset);
    return device === null ? null : device.isEncrypted ? ('encrypted' as const) : ('open' as const);
  },
  /** The rule that a device does not meet. */
  'broken-rule': (world: World, asset: string) => {
    const device = findDevice(world, asset);
    return device === null ? null : (device.brokenRule ?? ('none' as const));
  },
  /** Whether mail of the company comes to a phone. */
  'mobile-mail': (world: World, asset: string) => {
    const device = findDevice(world, asset);
    if (device === null) return null;
    if (!isCompliant(device)) return 'blocked' as const;
    const isStale = device.savedPasswords.some(
      ({ app, login, setAt }) =>
        app === 'mail' && setAt < (findAccount(world, login)?.passwordSetAt ?? setAt),
    );
    return isStale ? ('asks-password' as const) : ('arrives' as const);
  },
  /** What device management did to a device. */
  'device-managed': (world: World, asset: string) => findDevice(world, asset)?.managed ?? null,
  'device-owner': (world: World, asset: string) => {
    const device = findDevice(world, asset);
    if (device === null) return null;
    if (device.status === 'lost' || device.status === 'stolen') return 'reported-lost' as const;
    return device.assignedTo === null ? ('nobody' as const) : ('assigned' as const);
  },
  /** Where the prompts of the last days came from: the newest sign-in that was to be approved. */
  'prompts-from': (world: World, login: string) => {
    const account = findAccount(world, login);
    if (account === null) return null;
    const last = account.signIns.findLast(
      ({ result }) => result === 'approval-refused' || result === 'approved',
    );
    if (last === undefined) return 'nowhere' as const;
    if (last.place.startsWith('foreign')) return 'outside' as const;
    const asking = findDeviceByHost(world, last.from);
    if (asking !== null && asking.assignedTo !== account.person) return 'other-computer' as const;
    return last.app === 'vpn' ? ('own-vpn' as const) : ('own-mail' as const);
  },
  /** Whether all sessions were ended since the password was set. */
  sessions: ofAccount(({ sessionsEndedAt, passwordSetAt }) => {
    if (sessionsEndedAt === null) return 'not-ended';
    return sessionsEndedAt >= passwordSetAt ? 'ended' : 'ended-before-reset';
  }),
  /** Whether somebody may read the mailbox of customer service; subject: a login. */
  'team-mailbox': ofAccount(({ groups }) => (groups.includes(TEAM_MAILBOX_GROUP) ? 'member' : 'missing')),
  /** Whether somebody had tickets in the last weeks; subject: a person. */
  'earlier-tickets': (world: World, person: string) => {
    if (findPerson(world, person) === null) return null;
    const { length } = pastTicketsOf(world, person);
    return length === 0 ? ('none' as const) : length === 1 ? ('one' as const) : ('several' as const);
  },
  ...APP_GRANT_READ,
  ...OFFICE_READ,
  ...MAIL_READ,
  ...MAIL_PROGRAM_READ,
  ...WORKPLACE_READ,
  ...COMPUTER_READ,
  ...NETWORK_READ,
  ...PRINTING_READ,
  ...CONNECTION_READ,
  ...SITE_READ,
  ...FIREWALL_READ,
  ...SCRIPT_READ,
  ...SHARED_FOLDER_READ,
  ...INFECTION_READ,
  ...HOME_READ,
  ...UPGRADE_READ,
} as const satisfies Readonly<Record<string, Read<string>>>;

export type ReadingId = keyof typeof READ;

/** A reading of one subject and what it gave. */
export interface ReadingResult {
  readonly reading: ReadingId;
  readonly subject: string;
  readonly outcome: string;
}

/** What a reading gives now; null for a subject that does not exist. */
export function take(world: World, reading: ReadingId, subject: string, now: number): string | null {
  return READ[reading](world, subject, now);
}

/** Readings of one subject; those that it does not have are left out. */
export function takeAll(
  world: World,
  readings: readonly ReadingId[],
  subject: string,
  now: number,
): readonly ReadingResult[] {
  const taken: ReadingResult[] = [];
  for (const reading of readings) {
    const outcome = take(world, reading, subject, now);
    if (outcome !== null) taken.push({ reading, subject, outcome });
  }
  return taken;
}
