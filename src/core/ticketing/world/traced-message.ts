/** What the subject of a message is about; its words are texts. */
type MailSubject = 'order' | 'invoice' | 'drawings' | 'voicemail' | 'newsletter';

/** What became of a message at the gateway of the company. */
type MessageStatus =
  | 'delivered'
  /** Delivered, and put into the junk folder by the holder's own list. */
  | 'junk'
  /** Kept back by the filter until somebody lets it through. */
  | 'quarantined'
  /** Sent back: the mailbox had no room. */
  | 'mailbox-full'
  /** Sent back: nobody has the address. */
  | 'unknown-address'
  /** Sent back: larger than a message may be. */
  | 'too-large';

/** Who reported a message by the button and has no ticket of their own. */
interface MessageReports {
  /** Logins. */
  readonly by: readonly string[];
  /** The ticket that they are children of; null while they are in none. */
  readonly into: string | null;
}

/** A message as the gateway logged it. */
export interface TracedMessage {
  readonly id: string;
  readonly at: number;
  /** Address of the sender. */
  readonly from: string;
  /** The address that it was written to, where it is none of a mailbox or not the first; null: the mailbox's own. */
  readonly address: string | null;
  /** Logins of everybody whom it was meant for. */
  readonly recipients: readonly string[];
  readonly subject: MailSubject;
  readonly sizeMb: number;
  readonly status: MessageStatus;
  /** How the sender's servers vouch for it; `drill`: sent by the security team to practise, and let through on purpose. */
  readonly sender: 'verified' | 'not-verified' | 'drill';
  /** Left out where nobody else has reported it. */
  readonly reports?: MessageReports;
}
