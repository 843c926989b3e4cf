import type { DeskFamily } from './public/story.ts';

/** One contact in so many is an impostor, and one in so many a security case, impostors among them: more than at a real desk. */
const CONTACTS_PER_IMPOSTOR = 12;
const CONTACTS_PER_SECURITY_CASE = 8;

/** What kind of day a shift is. */
export interface ShiftProfile {
  readonly id: string;
  /** How often it is drawn. */
  readonly weight: number;
  /** How often each family comes up; families without tickets take no part. */
  readonly shares: Readonly<Record<DeskFamily, number>>;
  /** Share of contacts that are impostors, and of all security cases. */
  readonly impostors: number;
  readonly securityCases: number;
  /** The longest breathing space after a ticket, in parts of the time that the ticket takes. */
  readonly slack: number;
}

/** The mix of ticket-desk.md 3.11. */
const ORDINARY: ShiftProfile['shares'] = {
  accounts: 30,
  mail: 12,
  network: 16,
  printing: 8,
  endpoint: 20,
  queue: 14,
  breadth: 6,
};
const ORDINARY_SECURITY = {
  impostors: 1 / CONTACTS_PER_IMPOSTOR,
  securityCases: 1 / CONTACTS_PER_SECURITY_CASE,
} as const;

/** Each is drawn from the families that there are: an outage day without network tickets would be an ordinary one. */
export const SHIFT_PROFILES: readonly [ShiftProfile, ...ShiftProfile[]] = [
  { id: 'calm', weight: 4, shares: ORDINARY, ...ORDINARY_SECURITY, slack: 0.6 },
  // Monday morning: passwords were changed or forgotten over the weekend.
  {
    id: 'password-storm',
    weight: 2,
    shares: { ...ORDINARY, accounts: 120 },
    ...ORDINARY_SECURITY,
    slack: 0.1,
  },
  { id: 'outage-day', weight: 2, shares: { ...ORDINARY, network: 90 }, ...ORDINARY_SECURITY, slack: 0.2 },
  { id: 'security-day', weight: 1, shares: ORDINARY, impostors: 1 / 8, securityCases: 1 / 4, slack: 0.4 },
  { id: 'month-end', weight: 1, shares: { ...ORDINARY, printing: 60 }, ...ORDINARY_SECURITY, slack: 0.3 },
];
