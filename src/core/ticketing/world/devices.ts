import { memoize } from '../../kernel/memoize.ts';
import { SECONDS_PER_HOUR } from '../../kernel/time.ts';
import { phoneAsset } from './accounts.ts';
import type { Person } from './company.ts';
import { DEPARTMENTS } from './departments.ts';
import { BUILDINGS } from './sites.ts';

/** A password that a device or a program has saved, and tries again and again. */
export interface SavedPassword {
  readonly login: string;
  /** The password is the one that was set then. */
  readonly setAt: number;
  readonly app: 'mail' | 'drive' | 'wifi' | 'service' | 'keychain';
  /** Seconds between two tries. */
  readonly everySeconds: number;
  readonly lastTryAt: number;
  /** What the directory's event names as the caller: a gateway for mail, the computer itself for a drive. */
  readonly seenAs: string;
}

/** What device management asks of a device: a current system, a lock on its screen, word from it every fortnight. */
export type DeviceRule = 'system-version' | 'screen-lock' | 'check-in';

/** What a computer finds changed when it starts: the chip that keeps the key of the disk hands it out no more. */
export interface Startup {
  /** Null: nothing is otherwise than when the disk was sealed. */
  readonly changed: 'firmware' | 'board' | 'boot-media' | 'boot-setting' | null;
  /** Somebody typed the recovery key since. */
  readonly isUnlocked: boolean;
}

/** A thing with an asset number. */
export interface Device {
  /** Such as `LK-2231`. */
  readonly asset: string;
  /** Name on the network, such as `AS-LT-2231`. */
  readonly host: string;
  readonly kind: 'laptop' | 'desktop' | 'phone' | 'scanner' | 'kiosk';
  readonly model: string;
  /** Person whom it is assigned to; null for a shared or a spare one. */
  readonly assignedTo: string | null;
  readonly os: 'windows-11' | 'macos' | 'linux' | 'ios' | 'android';
  /** The rule of device management that it does not meet; null for a compliant one. */
  readonly brokenRule: DeviceRule | null;
  /** Somebody excused it from the rules. */
  readonly isExempt: boolean;
  readonly isEncrypted: boolean;
  /** First eight digits of the recovery key's id; null without encryption. */
  readonly recoveryKeyId: string | null;
  readonly recoveryKeyRotatedAt: number | null;
  /** When the desk looked at the recovery key last: the directory keeps a record of that. */
  readonly keyShownAt: number | null;
  readonly startup: Startup;
  /** Person who has it on loan, of what is assigned to nobody; null for none. */
  readonly lentTo: string | null;
  readonly status: 'in-use' | 'spare' | 'reserved' | 'retired' | 'lost' | 'stolen';
  /** What device management did to it. */
  readonly managed: 'none' | 'locked' | 'wiped' | 'work-data-removed';
  readonly lastSeenAt: number;
  /** From which network it reported then. */
  readonly lastSeenFrom: 'company' | 'elsewhere';
  readonly savedPasswords: readonly SavedPassword[];
  /** The password of this moment lets somebody in who is off the network; null: the account's as it is. */
  readonly cachedPassword: number | null;
  readonly isOnVpn: boolean;
  /** What becomes of a prompt that is sent to it. */
  readonly prompts: 'shown' | 'silenced' | 'no-network' | 'dead';
}

/** What is the same for every device on an ordinary day. */
const ORDINARY = {
  lastSeenFrom: 'company',
  keyShownAt: null,
  startup: { changed: null, isUnlocked: false },
  lentTo: null,
  brokenRule: null,
  isExempt: false,
  savedPasswords: [],
  cachedPassword: null,
  isOnVpn: false,
  prompts: 'shown',
} as const;

/** Asset number of somebody's computer. */
function computerAsset({ index }: Person): string {
  return `LK-${2000 + index}`;
}

function recoveryKeyId(index: number): string {
  return (Math.imul(index + 1, 0x9e3779b1) >>> 0).toString(16).toUpperCase().padStart(8, '0');
}

/** Whether it is let in: it meets the rules, or was excused from them. */
export function isCompliant({ brokenRule, isExempt }: Pick<Device, 'brokenRule' | 'isExempt'>): boolean {
  return brokenRule === null || isExempt;
}

/** Whether it has a console. */
export function isComputer({ kind }: Pick<Device, 'kind'>): boolean {
  return kind === 'laptop' || kind === 'desktop' || kind === 'kiosk';
}

/** The computer of somebody on an ordinary day; null for who has none. */
export function computerOf(person: Person): Device | null {
  return ordinaryDevices(person).find(({ kind }) => kind === 'laptop' || kind === 'desktop') ?? null;
}

const LAST_SEEN = -60 * SECONDS_PER_HOUR;

/** The devices of somebody on an ordinary day. Derived from the person alone. */
export const ordinaryDevices = memoize((person: Person): readonly Device[] => {
  const { workplace } = DEPARTMENTS[person.department];
  if (workplace === 'shared-scanner') return [];
  const { code } = BUILDINGS[person.building];
  const computer = computerAsset(person);
  const number = computer.slice('LK-'.length);
  return [
    {
      asset: computer,
      host: `${code}-${workplace === 'laptop' ? 'LT' : 'PC'}-${number}`,
      kind: workplace,
      model: workplace === 'laptop' ? 'Tarn 14 G3' : 'Harrow 5000 MT',
      assignedTo: person.id,
      os: 'windows-11',
      isEncrypted: true,
      recoveryKeyId: recoveryKeyId(person.index),
      recoveryKeyRotatedAt: null,
      status: 'in-use',
      managed: 'none',
      lastSeenAt: LAST_SEEN,
      ...ORDINARY,
    },
    {
      asset: phoneAsset(person),
      host: `${code}-PH-${phoneAsset(person).slice('LK-'.length)}`,
      kind: 'phone',
      model: person.index % 2 === 0 ? 'Wren 6' : 'Plover A5',
      assignedTo: person.id,
      os: person.index % 2 === 0 ? 'ios' : 'android',
      isEncrypted: true,
      recoveryKeyId: null,
      recoveryKeyRotatedAt: null,
      status: 'in-use',
      managed: 'none',
      lastSeenAt: LAST_SEEN,
      ...ORDINARY,
    },
  ];
});
