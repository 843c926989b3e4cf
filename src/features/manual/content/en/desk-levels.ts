import {
  ACCOUNT_CLASSES,
  type AccountClass,
  IDENTITY_ACTS,
  type IdentityAct,
  type Level,
  type Requirement,
  requirementOf,
} from '../../../../core/ticketing/identity/acts.ts';

const ACT_WORDS: Readonly<Record<IdentityAct, string>> = {
  information: 'Telling anything about the person, account or device',
  unlock: 'Unlocking an account',
  'password-reset': 'Resetting a password',
  'mfa-reset': 'Removing a sign-in method',
  'new-authenticator': 'Registering a new authenticator, or a temporary access pass',
  'recovery-key': 'Reading out a recovery key',
  'payroll-change': 'Changing where a salary is paid',
  'device-wipe': 'Wiping a device',
  'work-data-removal': 'Taking the company’s data off a device',
  'account-disable': 'Disabling an account on HR’s request',
};

/** How the manual writes a level. */
export function levelWords(level: Exclude<Level, 0>): string {
  return `Level ${level}`;
}

function requirementWords(requirement: Requirement): string {
  switch (requirement.kind) {
    case 'level':
      return levelWords(requirement.level);
    case 'callback-to-hr':
      return 'Call back to HR';
    case 'identity-team':
      return 'Identity team';
  }
}

/** Accounts of VIPs and of Finance follow the same rules, so they share a column. */
const COLUMNS = ACCOUNT_CLASSES.filter((account) => account !== 'finance') satisfies readonly AccountClass[];

/** The rows of the table of acts: the act, then what it needs on each kind of account. */
export const ACT_LEVELS: readonly (readonly string[])[] = IDENTITY_ACTS.map((act) => [
  ACT_WORDS[act],
  ...COLUMNS.map((account) => requirementWords(requirementOf(act, account))),
]);
