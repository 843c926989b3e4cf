import { SECONDS_PER_DAY, SECONDS_PER_HOUR } from '../../kernel/time.ts';
import type { DeskTime } from '../clocks/business-time.ts';
import type { Person } from './company.ts';

/** What an app may do in somebody's name. */
type AppPermission = 'sign-in' | 'calendar-read' | 'mail-read' | 'mail-send' | 'stay-signed-in';

/** An app that may act in somebody's name (an OAuth grant): it needs no password, and no new password takes it away. */
export interface AppGrant {
  /** Its name, and its id in a command. */
  readonly app: string;
  readonly publisher: string;
  readonly isVerified: boolean;
  /** Who agreed: an administrator for the company, or the holder. */
  readonly allowedBy: 'administrator' | 'holder';
  readonly allowedAt: DeskTime;
  readonly permissions: readonly AppPermission[];
  /** Null while it holds. */
  readonly revokedAt: DeskTime | null;
}

/** Apps that an administrator has let in, and those that many people allow themselves. */
const FOR_THE_COMPANY = {
  app: 'Larkfield Archive',
  publisher: 'Larkfield Home & Garden',
  isVerified: true,
  allowedBy: 'administrator',
  permissions: ['sign-in', 'mail-read', 'stay-signed-in'],
} as const;
const OF_THEIR_OWN = [
  {
    app: 'Wayfare Travel',
    publisher: 'Wayfare Bookings',
    isVerified: true,
    permissions: ['sign-in', 'calendar-read'],
  },
  { app: 'Pinboard Notes', publisher: 'Odd Duck Apps', isVerified: false, permissions: ['sign-in'] },
] as const;

/** The apps of somebody with a mailbox on an ordinary day. Derived from the person alone. */
export function ordinaryGrants({ index }: Person): readonly AppGrant[] {
  return [
    { ...FOR_THE_COMPANY, allowedAt: -400 * SECONDS_PER_DAY + 9 * SECONDS_PER_HOUR, revokedAt: null },
    ...OF_THEIR_OWN.map(
      (grant, place): AppGrant => ({
        ...grant,
        allowedBy: 'holder',
        allowedAt: -(40 + 90 * place + (index % 30)) * SECONDS_PER_DAY + 11 * SECONDS_PER_HOUR,
        revokedAt: null,
      }),
    ),
  ];
}

/** Nobody vouches for who made it, and it reads the mail. */
export function isStrangers({ isVerified, permissions }: AppGrant): boolean {
  return !isVerified && permissions.includes('mail-read');
}

/** Whether a stranger's app may act in somebody's name now. */
export function isHeldByStranger(grants: readonly AppGrant[]): boolean {
  return grants.some((grant) => isStrangers(grant) && grant.revokedAt === null);
}

/** Whether an app was taken away that did nothing wrong. */
export function isGoodAppRevoked(grants: readonly AppGrant[]): boolean {
  return grants.some((grant) => !isStrangers(grant) && grant.revokedAt !== null);
}
