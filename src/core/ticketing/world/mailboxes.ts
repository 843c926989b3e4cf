/** Members of this group read the mailbox to which customers of the shop write. */
export const TEAM_MAILBOX_GROUP = 'GRP-Mail-Orders';

/** A rule that a mailbox applies to what comes in. */
interface InboxRule {
  readonly name: string;
  /** `hides`: moves mail out of sight. */
  readonly does: 'sorts' | 'hides';
  readonly madeAt: number;
  /** The security team has kept a copy of it. */
  readonly isCaptured: boolean;
  readonly isRemoved: boolean;
}

/** The mailbox of an account. */
export interface Mailbox {
  readonly login: string;
  readonly rules: readonly InboxRule[];
  /** Gone with its account; nobody brings it back. */
  readonly isDeleted: boolean;
  /** Nothing in it may be changed or removed, by order of the legal department. */
  readonly isOnHold: boolean;
  readonly hasAutoReply: boolean;
  /** Logins of others who may read it. */
  readonly readers: readonly string[];
}

/** A mailbox on an ordinary day. */
export function ordinaryMailbox(login: string): Mailbox {
  return { login, rules: [], isDeleted: false, isOnHold: false, hasAutoReply: false, readers: [] };
}

/** The same mailbox with its rules removed that hide mail. */
export function withoutHidingRules(mailbox: Mailbox): Mailbox {
  return {
    ...mailbox,
    rules: mailbox.rules.map((rule) => (rule.does === 'hides' ? { ...rule, isRemoved: true } : rule)),
  };
}

/** The same mailbox as the security team has copied it. */
export function captured(mailbox: Mailbox): Mailbox {
  return {
    ...mailbox,
    rules: mailbox.rules.map((rule) => (rule.isRemoved ? rule : { ...rule, isCaptured: true })),
  };
}
