/** Acts that need to know for whom they are done, and what each needs (ticket-desk 3.9, desk-build 11). */

export type Level = 0 | 1 | 2 | 3;

export const IDENTITY_ACTS = [
  /** Telling anything about the person, the account or the device. */
  'information',
  'unlock',
  'password-reset',
  'mfa-reset',
  /** Registering a new authenticator, also by a temporary access pass. */
  'new-authenticator',
  'recovery-key',
  'payroll-change',
  'device-wipe',
  /** Taking the company's data off a device that somebody goes on using. */
  'work-data-removal',
  /** Disabling an account on the request of Human Resources. */
  'account-disable',
] as const;
export type IdentityAct = (typeof IDENTITY_ACTS)[number];

/** The class of the account that an act touches; where several apply, the last of them. */
export const ACCOUNT_CLASSES = ['standard', 'vip', 'finance', 'admin'] as const;
export type AccountClass = (typeof ACCOUNT_CLASSES)[number];

/** What has to be there before an act. */
export type Requirement =
  | { readonly kind: 'level'; readonly level: 1 | 2 | 3 }
  /** A callback to Human Resources on the number on record. */
  | { readonly kind: 'callback-to-hr' }
  /** No proof is enough: the desk passes it to the Identity team. */
  | { readonly kind: 'identity-team'; readonly level: 3 };

interface ActRule {
  readonly requirement: Requirement;
  /** Changes what an account signs in with: level 3 for VIP and finance accounts. */
  readonly changesCredentials: boolean;
  /** Touches the account itself: for administrators the Identity team alone does it. */
  readonly changesAccount: boolean;
}

const LEVEL_1: Requirement = { kind: 'level', level: 1 };
const LEVEL_2: Requirement = { kind: 'level', level: 2 };
const LEVEL_3: Requirement = { kind: 'level', level: 3 };

const ACT_RULES: Readonly<Record<IdentityAct, ActRule>> = {
  information: { requirement: LEVEL_1, changesCredentials: false, changesAccount: false },
  unlock: { requirement: LEVEL_1, changesCredentials: false, changesAccount: true },
  'password-reset': { requirement: LEVEL_2, changesCredentials: true, changesAccount: true },
  'mfa-reset': { requirement: LEVEL_3, changesCredentials: true, changesAccount: true },
  'new-authenticator': { requirement: LEVEL_3, changesCredentials: true, changesAccount: true },
  'recovery-key': { requirement: LEVEL_3, changesCredentials: false, changesAccount: false },
  'payroll-change': { requirement: LEVEL_3, changesCredentials: false, changesAccount: false },
  'device-wipe': { requirement: LEVEL_2, changesCredentials: false, changesAccount: false },
  'work-data-removal': { requirement: LEVEL_1, changesCredentials: false, changesAccount: false },
  // A dismissed administrator is locked out at once too: waiting for another team would be the greater risk.
  'account-disable': {
    requirement: { kind: 'callback-to-hr' },
    changesCredentials: false,
    changesAccount: false,
  },
};

/** What an act needs on an account of a class. */
export function requirementOf(act: IdentityAct, account: AccountClass): Requirement {
  const { requirement, changesCredentials, changesAccount } = ACT_RULES[act];
  if (account === 'admin' && changesAccount) return { kind: 'identity-team', level: 3 };
  return account !== 'standard' && changesCredentials ? LEVEL_3 : requirement;
}
