import type { AccountStanding } from './account.ts';

/** Why somebody whom the auth server has let in may not stay. */
export type NotAdmittedReason = Exclude<AccountStanding, 'active'> | 'unverifiable';

/** The password was right, and the account behind it is none to work with. */
export class NotAdmitted extends Error {
  readonly reason: NotAdmittedReason;

  constructor(reason: NotAdmittedReason) {
    super(`The account is ${reason}.`);
    this.name = 'NotAdmitted';
    this.reason = reason;
  }
}
