import { MAILBOX_LIMIT_MB, type Mailbox, SENDING_LIMIT_MB, usedMb } from './mailboxes.ts';
import { messagesTo } from './messages.ts';
import type { Read } from './office-readings.ts';
import { findAccount, findMailbox, type World } from './world.ts';

/** More than this in the deleted items is worth looking at. */
const MUCH_DELETED_MB = 5 * 1024;
/** Mail to more people than this was sent to many. */
const FEW_RECIPIENTS = 3;

function ofMailbox<Outcome extends string>(read: (mailbox: Mailbox) => Outcome): Read<Outcome> {
  return (world, login) => {
    const mailbox = findMailbox(world, login);
    return mailbox === null ? null : read(mailbox);
  };
}

/** Readings of the size of mailboxes and of what the gateway logged; subject: a login. */
export const MAIL_READ = {
  /** Nothing can be sent a little before nothing comes in any more. */
  'mailbox-size': ofMailbox((mailbox) => {
    if (usedMb(mailbox) >= MAILBOX_LIMIT_MB) return 'full';
    return usedMb(mailbox) >= SENDING_LIMIT_MB ? 'cannot-send' : 'room';
  }),
  'deleted-items': ofMailbox(({ deletedMb }) => (deletedMb > MUCH_DELETED_MB ? 'large' : 'small')),
  'mail-archive': ofMailbox(({ hasArchive }) => (hasArchive ? 'on' : 'off')),
  /** Whether mail was lost that the holder still needed. */
  'mail-loss': ofMailbox(({ hasLostMail }) => (hasLostMail ? 'lost' : 'none')),
  'local-mail-file': ofMailbox(({ hasLocalFile }) => (hasLocalFile ? 'made' : 'none')),
  /** Rules of the holder's own that sort what comes in. */
  'sorting-rule': ofMailbox(({ rules }) =>
    rules.some(({ does, isRemoved }) => does === 'sorts' && !isRemoved) ? 'sorts' : 'none',
  ),
  'blocked-senders': ofMailbox(({ blockedSenders }) => (blockedSenders.length === 0 ? 'none' : 'some')),
  /** Whether everything goes to an address outside too. */
  'mail-forwarding': ofMailbox(({ forwardsTo }) => (forwardsTo === null ? 'none' : 'outside')),
  /** What became of the newest message to somebody. */
  'mail-trace': (world: World, login: string) => {
    if (findAccount(world, login) === null) return null;
    return messagesTo(world, login).at(-1)?.status ?? ('nothing' as const);
  },
  /** Whether the address that the newest message came back from is one of the mailbox now. */
  'written-address': (world: World, login: string) => {
    const mailbox = findMailbox(world, login);
    if (mailbox === null) return null;
    const address = messagesTo(world, login).at(-1)?.address ?? null;
    return address === null || mailbox.aliases.includes(address) ? ('known' as const) : ('unknown' as const);
  },
  /** Whether a message whose sender nobody vouches for came to the person alone or to many, or was a drill. */
  'doubtful-mail': (world: World, login: string) => {
    if (findAccount(world, login) === null) return null;
    const messages = messagesTo(world, login);
    const doubtful = messages.filter(({ sender }) => sender === 'not-verified');
    if (doubtful.length === 0)
      return messages.some(({ sender }) => sender === 'drill') ? ('drill' as const) : ('none' as const);
    return doubtful.some(({ recipients }) => recipients.length > FEW_RECIPIENTS)
      ? ('to-many' as const)
      : ('to-few' as const);
  },
} as const satisfies Readonly<Record<string, Read<string>>>;
