import { type Mailbox, usedMb } from '../world/mailboxes.ts';
import { messagesTo } from '../world/messages.ts';
import type { TracedMessage } from '../world/traced-message.ts';
import { findAccount, findMailbox } from '../world/world.ts';
import type { PageRow } from './page-row.ts';

/** A mailbox without what only its holder knows. */
type ShownMailbox = Omit<Mailbox, 'keepsInDeleted' | 'hasLostMail' | 'oldMailMb' | 'hasLocalFile'> & {
  readonly usedMb: number;
};

/** Pages about mail. */
export interface MailPageContents {
  /** A mailbox as an administrator sees it: settings, sizes and rules, no mail; subject: a sign-in name. */
  readonly 'mail.mailbox': ShownMailbox;
  /** What became of the newest messages to somebody, at the gateway; subject: a sign-in name. */
  readonly 'mail.trace': { readonly login: string; readonly messages: readonly TracedMessage[] };
}

/** A page shows this many of the newest entries. */
const SHOWN_ENTRIES = 40;

export const MAIL_PAGES: { readonly [Id in keyof MailPageContents]: PageRow<MailPageContents[Id]> } = {
  'mail.mailbox': {
    show(world, login) {
      const mailbox = findMailbox(world, login);
      if (mailbox === null) return null;
      const {
        keepsInDeleted: _keepsInDeleted,
        hasLostMail: _hasLostMail,
        oldMailMb: _oldMailMb,
        hasLocalFile: _hasLocalFile,
        ...shown
      } = mailbox;
      return { ...shown, usedMb: usedMb(mailbox) };
    },
    readings: ({ login }) => [
      [
        [
          'inbox-rule',
          'sorting-rule',
          'mailbox-state',
          'auto-reply',
          'mailbox-readers',
          'mailbox-size',
          'deleted-items',
          'mail-archive',
          'mail-forwarding',
          'blocked-senders',
        ],
        login,
      ],
    ],
  },
  'mail.trace': {
    show(world, login) {
      return findAccount(world, login) === null
        ? null
        : { login, messages: messagesTo(world, login).slice(-SHOWN_ENTRIES) };
    },
    readings: ({ login }) => [[['mail-trace', 'doubtful-mail'], login]],
  },
};
