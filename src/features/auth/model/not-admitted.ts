import type { AccountStanding } from './account.ts';

/** Why a person may not stay although the auth server accepted the sign-in. */
export type NotAdmittedReason = Exclude<AccountStanding, 'active'> | 'unverifiable';

/** The password was correct, but the account may not sign in. */
export class NotAdmitted extends Error {
  readonly reason: NotAdmittedReason;

  constructor(reason: NotAdmittedReason) {
    super(`The account is ${reason}.`);
    this.name = 'NotAdmitted';
    this.reason = reason;
  }
}
