import type { DeskTime } from '../clocks/business-time.ts';
import { type Account, PASSWORD_SECONDS } from './accounts.ts';
import { DEPARTMENTS, type DepartmentId } from './departments.ts';

/** Somebody who begins to work for the company, as the form of Human Resources has them. */
export interface Starter {
  readonly id: string;
  readonly given: string;
  readonly family: string;
  /** The sign-in name that is kept for them. */
  readonly login: string;
  readonly department: DepartmentId;
  readonly manager: string;
  /** When they begin; null while nobody has filled it in. */
  readonly startsAt: DeskTime | null;
  /** Login of whom the manager wants copied. */
  readonly model: string;
  /** Asset number of the laptop that waits for them; null for none. */
  readonly laptop: string | null;
}

/** A form by the id, the sign-in name or the name of who begins, or the id of their manager, in whose name it was filled in. */
export function findStarter(starters: Readonly<Record<string, Starter>>, subject: string): Starter | null {
  const wanted = subject.toLowerCase();
  const isMeant = ({ id, login, given, family, manager }: Starter): boolean =>
    [id, login, `${given} ${family}`, manager].some((name) => name.toLowerCase() === wanted);
  return Object.values(starters).find(isMeant) ?? null;
}

/** How the rights of a new account are chosen: those of the role, or whatever somebody else has. */
export const RIGHTS_TEMPLATES = ['role', 'copy'] as const;
export type RightsTemplate = (typeof RIGHTS_TEMPLATES)[number];

export function roleGroups({ department }: Starter): readonly string[] {
  return DEPARTMENTS[department].groups;
}

/** The first account of somebody new. It has no licence: those are bought one by one, and somebody counts them. */
export function firstAccount(starter: Starter, groups: readonly string[], now: DeskTime): Account {
  return {
    login: starter.login,
    person: starter.id,
    isEnabled: true,
    lockedAt: null,
    wrongTries: 0,
    passwordSetAt: now,
    passwordExpiresAt: now + PASSWORD_SECONDS,
    mustChange: true,
    isKnownToHolder: false,
    groups,
    sessionGroups: null,
    licences: [],
    authenticators: [],
    grants: [],
    hasSelfService: false,
    lastSignInAt: now,
    signIns: [],
    accessPassUntil: null,
    sessionsEndedAt: null,
  };
}

/** What somebody new has, compared with their role. */
export function rightsOf(starter: Starter, account: Account | null) {
  if (account === null) return 'none';
  if (!account.isEnabled) return 'disabled';
  const role = roleGroups(starter);
  const more = account.groups.filter((group) => !role.includes(group)).length;
  if (!role.every((group) => account.groups.includes(group))) return 'less';
  return more === 0 ? 'role' : more === 1 ? 'role-and-one-more' : 'far-more';
}
