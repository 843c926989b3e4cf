import {
  captured,
  type Mailbox,
  withAddressBack,
  withArchive,
  withDeletedEmptied,
  withoutHidingRules,
} from './mailboxes.ts';
import { withMessage, withReleased, withReportsIn } from './messages.ts';
import type { TracedMessage } from './traced-message.ts';
import { findMailbox, type World, withMailbox } from './world.ts';

/** Changes of mailboxes and of what the gateway logged. */
export type MailEffect =
  | { readonly do: 'remove-inbox-rules' | 'capture-inbox-rules'; readonly login: string }
  | { readonly do: 'hold-mailbox' | 'set-auto-reply'; readonly login: string }
  | { readonly do: 'share-mailbox'; readonly login: string; readonly reader: string }
  | { readonly do: 'empty-deleted-items' | 'enable-archive'; readonly login: string }
  | { readonly do: 'restore-address'; readonly login: string; readonly address: string }
  | { readonly do: 'change-mailbox'; readonly login: string; readonly change: Partial<Mailbox> }
  | { readonly do: 'put-mailbox'; readonly mailbox: Mailbox }
  | { readonly do: 'record-message'; readonly message: TracedMessage }
  | { readonly do: 'add-reports'; readonly message: string; readonly ticket: string }
  | { readonly do: 'release-message'; readonly message: string };

type Appliers = {
  readonly [Do in MailEffect['do']]: (
    world: World,
    effect: Extract<MailEffect, { readonly do: Do }>,
    now: number,
  ) => World;
};

export function onMailbox(world: World, login: string, change: (mailbox: Mailbox) => Mailbox): World {
  const mailbox = findMailbox(world, login);
  return mailbox === null || mailbox.isDeleted ? world : withMailbox(world, change(mailbox));
}

export const MAIL_APPLIERS: Appliers = {
  'remove-inbox-rules': (world, { login }) => onMailbox(world, login, withoutHidingRules),
  'capture-inbox-rules': (world, { login }) => onMailbox(world, login, captured),
  'hold-mailbox': (world, { login }) =>
    onMailbox(world, login, (mailbox) => ({ ...mailbox, isOnHold: true })),
  'set-auto-reply': (world, { login }) =>
    onMailbox(world, login, (mailbox) => ({ ...mailbox, hasAutoReply: true })),
  'share-mailbox': (world, { login, reader }) =>
    onMailbox(world, login, (mailbox) => ({
      ...mailbox,
      readers: [...mailbox.readers.filter((one) => one !== reader), reader],
    })),
  'empty-deleted-items': (world, { login }) => onMailbox(world, login, withDeletedEmptied),
  'enable-archive': (world, { login }) => onMailbox(world, login, withArchive),
  'restore-address': (world, { login, address }) =>
    onMailbox(world, login, (mailbox) => withAddressBack(mailbox, address)),
  'change-mailbox': (world, { login, change }) =>
    onMailbox(world, login, (mailbox) => ({ ...mailbox, ...change })),
  'put-mailbox': (world, { mailbox }) => withMailbox(world, mailbox),
  'record-message': (world, { message }) => withMessage(world, message),
  'add-reports': (world, { message, ticket }) => withReportsIn(world, message, ticket),
  'release-message': (world, { message }) => withReleased(world, message),
};
