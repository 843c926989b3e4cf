import { SECONDS_PER_MINUTE } from '../../kernel/time.ts';
import { isOrdinary } from '../../ticketing/scenarios/cast.ts';
import { SHIFT_BEGINS } from '../../ticketing/shift/fresh-shift.ts';
import { OFFICE_LICENCE, ordinaryAccount } from '../../ticketing/world/accounts.ts';
import { MAILBOX_LIMIT_MB, ordinaryMailbox } from '../../ticketing/world/mailboxes.ts';
import { castOf, type DeskTutorial, deskAt } from './desk-tutorial.ts';
import { pointAt, pointAtNothing } from './places.ts';
import { did, found, opened } from './wants.ts';

const ID = 'T27';
const UNLICENSED = 'SD-4101';
const FULL = 'SD-4102';
const MISSING = 'SD-4103';
const MESSAGE = 'M4103-1';
const DELETED_MB = 180;
const OLD_MAIL_MB = 24 * 1024;

const { unlicensed, full, missing } = castOf({
  unlicensed: isOrdinary,
  full: isOrdinary,
  missing: isOrdinary,
});

/** Licence, mailbox and message trace: three pages, three complaints about mail. */
export const T27: DeskTutorial = {
  id: ID,
  start: () =>
    deskAt(ID, {
      effects: [
        { do: 'put-account', account: { ...ordinaryAccount(unlicensed), licences: [] } },
        {
          do: 'put-mailbox',
          mailbox: {
            ...ordinaryMailbox(full.login),
            mailMb: MAILBOX_LIMIT_MB - DELETED_MB,
            deletedMb: DELETED_MB,
            oldMailMb: OLD_MAIL_MB,
          },
        },
        {
          do: 'record-message',
          message: {
            id: MESSAGE,
            at: SHIFT_BEGINS - 50 * SECONDS_PER_MINUTE,
            from: 'office@alder-hotel.example',
            address: null,
            recipients: [missing.login],
            subject: 'order',
            sizeMb: 2,
            status: 'quarantined',
            sender: 'verified',
          },
        },
      ],
      tickets: [
        { number: UNLICENSED, name: 'licence', channel: 'portal', requester: unlicensed, speakers: [] },
        { number: FULL, name: 'mailbox', channel: 'portal', requester: full, speakers: [] },
        { number: MISSING, name: 'message', channel: 'portal', requester: missing, speakers: [] },
      ],
    }),
  steps: [
    {
      id: 'licence',
      phase: 'watch',
      wants: [
        found('missing', 'office-licence', unlicensed.login),
        found('pool', 'licence-pool', OFFICE_LICENCE),
      ],
      target: pointAt('tools cloud.sign-ins'),
      script: [
        { kind: 'open-ticket', ticket: UNLICENSED },
        { kind: 'look', page: 'cloud.sign-ins', subject: unlicensed.login },
        { kind: 'look', page: 'cloud.licences', subject: OFFICE_LICENCE },
      ],
    },
    {
      id: 'assign',
      phase: 'watch',
      wants: [did('assigned', 'assign-licence', unlicensed.login)],
      target: pointAt('tools cloud.sign-ins'),
      script: [{ kind: 'assign-licence', login: unlicensed.login }],
    },
    {
      id: 'mailbox',
      phase: 'missing',
      wants: [opened('opened', FULL), found('size', 'mailbox-size', full.login)],
      target: pointAt('tools mail.mailbox'),
      script: [
        { kind: 'open-ticket', ticket: FULL },
        { kind: 'look', page: 'mail.mailbox', subject: full.login },
      ],
    },
    {
      id: 'archive',
      phase: 'missing',
      wants: [
        did('archive', 'enable-archive', full.login),
        found('room', 'mailbox-size', full.login, 'room'),
      ],
      target: pointAt('tools mail.mailbox'),
      script: [
        { kind: 'enable-archive', login: full.login },
        { kind: 'look', page: 'mail.mailbox', subject: full.login },
      ],
    },
    {
      id: 'alone',
      phase: 'alone',
      wants: [found('trace', 'mail-trace', missing.login), did('released', 'release-message', MESSAGE)],
      target: pointAtNothing,
      script: [
        { kind: 'open-ticket', ticket: MISSING },
        { kind: 'look', page: 'mail.trace', subject: missing.login },
        { kind: 'release-message', message: MESSAGE },
      ],
    },
  ],
};
