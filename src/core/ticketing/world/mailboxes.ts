/** Members of this group read the mailbox to which customers of the shop write. */
export const TEAM_MAILBOX_GROUP = 'GRP-Mail-Orders';

/** A mailbox holds this much; a little below it nothing can be sent any more. */
export const MAILBOX_LIMIT_MB = 50 * 1024;
export const SENDING_LIMIT_MB = 49.5 * 1024;

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

/** An address that mail to the account came to once, and that was taken away. */
interface FormerAddress {
  readonly address: string;
  readonly removedAt: number;
}

/** The mailbox of an account. Sizes are megabytes. */
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
  /** Mail outside the folder of deleted items. */
  readonly mailMb: number;
  /** What of it is older than two years: an archive takes it. */
  readonly oldMailMb: number;
  readonly deletedMb: number;
  /** Its holder keeps something in the folder of deleted items that they still need. */
  readonly keepsInDeleted: boolean;
  /** Somebody else emptied the folder while something was kept there. */
  readonly hasLostMail: boolean;
  readonly hasArchive: boolean;
  /** Mail was moved to a file on one computer, which nobody backs up. */
  readonly hasLocalFile: boolean;
  /** Addresses besides the one of the sign-in name. */
  readonly aliases: readonly string[];
  readonly formerAddresses: readonly FormerAddress[];
  /** Addresses whose mail goes to the junk folder, by the holder's own list. */
  readonly blockedSenders: readonly string[];
  /** An address outside the company that gets a copy of everything; null for none. */
  readonly forwardsTo: string | null;
}

/** How full the mailbox of somebody is who looks after it: some months of mail, other for each login. */
function ordinarySizes(login: string): Pick<Mailbox, 'mailMb' | 'oldMailMb' | 'deletedMb'> {
  const number = [...login].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 7);
  return { mailMb: 6000 + number, oldMailMb: 900 + (number % 700), deletedMb: 120 + (number % 500) };
}

/** A mailbox on an ordinary day. */
export function ordinaryMailbox(login: string): Mailbox {
  return {
    login,
    rules: [],
    isDeleted: false,
    isOnHold: false,
    hasAutoReply: false,
    readers: [],
    ...ordinarySizes(login),
    keepsInDeleted: false,
    hasLostMail: false,
    hasArchive: false,
    hasLocalFile: false,
    aliases: [],
    formerAddresses: [],
    blockedSenders: [],
    forwardsTo: null,
  };
}

export function usedMb({ mailMb, deletedMb }: Pick<Mailbox, 'mailMb' | 'deletedMb'>): number {
  return mailMb + deletedMb;
}

/** The same mailbox with its rules removed that hide mail, and no copy going out of the company. */
export function withoutHidingRules(mailbox: Mailbox): Mailbox {
  return {
    ...mailbox,
    forwardsTo: null,
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

/** The same mailbox with nothing in its deleted items. What was kept there is lost, unless its holder moved it before. */
export function withDeletedEmptied(mailbox: Mailbox): Mailbox {
  return {
    ...mailbox,
    deletedMb: 0,
    hasLostMail: mailbox.hasLostMail || mailbox.keepsInDeleted,
    keepsInDeleted: false,
  };
}

/** The same mailbox with an archive, to which its old mail moves. */
export function withArchive(mailbox: Mailbox): Mailbox {
  if (mailbox.hasArchive) return mailbox;
  return { ...mailbox, hasArchive: true, mailMb: mailbox.mailMb - mailbox.oldMailMb, oldMailMb: 0 };
}

/** The same mailbox with an address that was taken away; nothing where it never had it. */
export function withAddressBack(mailbox: Mailbox, address: string): Mailbox {
  if (!mailbox.formerAddresses.some((former) => former.address === address)) return mailbox;
  return {
    ...mailbox,
    aliases: [...mailbox.aliases, address],
    formerAddresses: mailbox.formerAddresses.filter((former) => former.address !== address),
  };
}
