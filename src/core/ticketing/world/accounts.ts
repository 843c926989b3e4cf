import { memoize } from '../../kernel/memoize.ts';
import { SECONDS_PER_DAY, SECONDS_PER_HOUR, SECONDS_PER_MINUTE } from '../../kernel/time.ts';
import { type AppGrant, ordinaryGrants } from './app-grants.ts';
import type { Person } from './company.ts';
import { DEPARTMENTS } from './departments.ts';

/** Passwords expire after this many days. */
const PASSWORD_DAYS = 90;
export const PASSWORD_SECONDS = PASSWORD_DAYS * SECONDS_PER_DAY;
/** So many wrong passwords lock an account. */
export const WRONG_TRIES_TO_LOCK = 5;
/** A locked account opens by itself after this long. */
export const LOCK_SECONDS = 30 * SECONDS_PER_MINUTE;

/** Members of this group may use the VPN. */
export const VPN_GROUP = 'GRP-VPN';

/** How somebody proves a sign-in besides the password. */
interface Authenticator {
  /** Asset number of the phone it runs on. */
  readonly phone: string;
  readonly registeredAt: number;
  /** The last approval, and where it came from. */
  readonly lastUsed: { readonly at: number; readonly place: string } | null;
}

/** An attempt to sign in, as the cloud's log shows it. */
export interface SignIn {
  readonly at: number;
  readonly app: 'mail' | 'vpn' | 'office' | 'portal' | 'windows';
  readonly from: string;
  readonly place: string;
  readonly result:
    | 'ok'
    | 'wrong-password'
    | 'locked'
    | 'expired'
    | 'disabled'
    /** Its account is in no group that may use the application. */
    | 'not-allowed'
    /** The device does not meet the rules of the company. */
    | 'not-compliant'
    /** The certificate of the device is not good. */
    | 'certificate'
    /** Nobody approved it in time, or the answer did not fit. */
    | 'approval-failed'
    | 'approval-refused'
    | 'approved';
}

/** A directory account. Times are seconds since Monday 00:00 of the shift's week; negative before it. */
export interface Account {
  readonly login: string;
  readonly person: string;
  readonly isEnabled: boolean;
  /** Since when it is locked; null while it is open. */
  readonly lockedAt: number | null;
  readonly wrongTries: number;
  readonly passwordSetAt: number;
  /** When the password expires; null for one that never does. */
  readonly passwordExpiresAt: number | null;
  readonly mustChange: boolean;
  /** Whether its holder knows the password: nobody knows one that the desk has set, until they are told. */
  readonly isKnownToHolder: boolean;
  readonly groups: readonly string[];
  /** Groups of the session that is running, where they have changed since; null: the same. */
  readonly sessionGroups: readonly string[] | null;
  readonly licences: readonly string[];
  /** The newest last. */
  readonly authenticators: readonly Authenticator[];
  /** Apps that may act in its name. */
  readonly grants: readonly AppGrant[];
  /** Enrolled in the self-service portal for passwords. */
  readonly hasSelfService: boolean;
  readonly lastSignInAt: number;
  readonly signIns: readonly SignIn[];
  /** A temporary access pass, until when it is good; null for none. */
  readonly accessPassUntil: number | null;
  /** When all sessions were ended last; null for never. */
  readonly sessionsEndedAt: number | null;
}

/** Licence that everybody with a mailbox has. */
export const OFFICE_LICENCE = 'office-business';
/** Licence for the approved program that changes PDF files; Human Resources works with it. */
export const PDF_LICENCE = 'pdf-editor';

/** Asset number of somebody's work phone. */
export function phoneAsset({ index }: Person): string {
  return `LK-${3000 + index}`;
}

/** The account of somebody on an ordinary day: enabled, open, its password some weeks old. Derived from the person alone. */
export const ordinaryAccount = memoize((person: Person): Account => {
  const passwordAge = 5 + ((person.index * 37) % (PASSWORD_DAYS - 20));
  const passwordSetAt =
    -passwordAge * SECONDS_PER_DAY + 9 * SECONDS_PER_HOUR + person.index * SECONDS_PER_MINUTE;
  const { groups, workplace } = DEPARTMENTS[person.department];
  const hasMailbox = workplace !== 'shared-scanner';
  return {
    login: person.login,
    person: person.id,
    isEnabled: true,
    lockedAt: null,
    wrongTries: 0,
    passwordSetAt,
    passwordExpiresAt: passwordSetAt + PASSWORD_SECONDS,
    mustChange: false,
    isKnownToHolder: true,
    groups: person.site === 'remote' || workplace === 'laptop' ? [...groups, VPN_GROUP] : groups,
    sessionGroups: null,
    licences: hasMailbox ? [OFFICE_LICENCE, ...(person.department === 'hr' ? [PDF_LICENCE] : [])] : [],
    authenticators: hasMailbox
      ? [{ phone: phoneAsset(person), registeredAt: -(200 + person.index) * SECONDS_PER_DAY, lastUsed: null }]
      : [],
    grants: hasMailbox ? ordinaryGrants(person) : [],
    hasSelfService: person.index % 3 !== 0,
    lastSignInAt: -3 * SECONDS_PER_DAY + 16 * SECONDS_PER_HOUR,
    signIns: [],
    accessPassUntil: null,
    sessionsEndedAt: null,
  };
});

/** Whether its password has run out. */
export function isExpired({ passwordExpiresAt }: Account, now: number): boolean {
  return passwordExpiresAt !== null && passwordExpiresAt <= now;
}

/** The account with a new password that was set now. */
export function withPassword(account: Account, now: number, mustChange: boolean): Account {
  return {
    ...account,
    passwordSetAt: now,
    passwordExpiresAt: account.passwordExpiresAt === null ? null : now + PASSWORD_SECONDS,
    mustChange,
    isKnownToHolder: !mustChange,
  };
}
