import { SECONDS_PER_MINUTE } from '../../kernel/time.ts';
import type { CommandOf, DeskCommand } from '../model/commands.ts';
import type { DeskState } from '../model/state.ts';
import type { MalwareStep } from '../world/infections.ts';
import type { UpgradeWork } from '../world/upgrade-reports.ts';

/** A look-up takes half a minute (ticket-desk.md 3.6); what that page leaves out is as long as one. */
const LOOK_UP = 30;

/**
 * Simulated seconds that each command takes; null where they depend on what is asked for, as its row says. They stand apart
 * from the rows because buttons show them: a screen of a refereed shift has no need of the rules behind.
 */
export const COMMAND_SECONDS = {
  // The record of a ticket.
  'open-ticket': 5,
  classify: 30,
  'set-affected-user': 30,
  'set-asset': 30,
  take: 5,
  'start-work': 5,
  'hold-ticket': 30,
  reply: 3 * SECONDS_PER_MINUTE,
  note: SECONDS_PER_MINUTE,
  escalate: 4 * SECONDS_PER_MINUTE,
  resolve: 2 * SECONDS_PER_MINUTE,
  'resolve-silent': 2 * SECONDS_PER_MINUTE,
  cancel: 30,
  merge: 30,
  'link-earlier': 30,
  'open-problem': 3 * SECONDS_PER_MINUTE,
  'raise-change': 3 * SECONDS_PER_MINUTE,
  'book-review': SECONDS_PER_MINUTE,
  'make-child': 30,
  'add-reports': SECONDS_PER_MINUTE,
  // Knowledge.
  'use-article': 5,
  'drop-article': 5,
  // Calls, talk, and who somebody is.
  'answer-call': 5,
  'hold-call': 5,
  'resume-call': 5,
  'end-call': 5,
  'promise-callback': 30,
  'leave-voicemail': 30,
  'join-calls': 5,
  'transfer-call': 2 * SECONDS_PER_MINUTE,
  dial: 30,
  say: 30,
  'say-words': 30,
  'send-push': SECONDS_PER_MINUTE,
  'start-video': SECONDS_PER_MINUTE,
  'check-badge': SECONDS_PER_MINUTE,
  'check-photo-id': SECONDS_PER_MINUTE,
  // Looking things up, and changing them.
  look: LOOK_UP,
  'unlock-account': SECONDS_PER_MINUTE,
  'reset-password': 3 * SECONDS_PER_MINUTE,
  'disable-account': SECONDS_PER_MINUTE,
  'enable-account': SECONDS_PER_MINUTE,
  'join-group': 2 * SECONDS_PER_MINUTE,
  'leave-group': 2 * SECONDS_PER_MINUTE,
  'end-sessions': SECONDS_PER_MINUTE,
  'issue-access-pass': 2 * SECONDS_PER_MINUTE,
  'remove-authenticator': 2 * SECONDS_PER_MINUTE,
  'revoke-grant': SECONDS_PER_MINUTE,
  'clear-credentials': 2 * SECONDS_PER_MINUTE,
  // Mailboxes, devices, folders, the network and licences.
  'remove-inbox-rules': 2 * SECONDS_PER_MINUTE,
  'hold-mailbox': 2 * SECONDS_PER_MINUTE,
  'set-auto-reply': 2 * SECONDS_PER_MINUTE,
  'delete-account': SECONDS_PER_MINUTE,
  'empty-deleted-items': SECONDS_PER_MINUTE,
  'enable-archive': 2 * SECONDS_PER_MINUTE,
  'restore-address': 2 * SECONDS_PER_MINUTE,
  'release-message': SECONDS_PER_MINUTE,
  'share-mailbox': 2 * SECONDS_PER_MINUTE,
  'exempt-device': SECONDS_PER_MINUTE,
  'renew-certificate': 2 * SECONDS_PER_MINUTE,
  'remove-work-data': SECONDS_PER_MINUTE,
  'lock-device': SECONDS_PER_MINUTE,
  'wipe-device': SECONDS_PER_MINUTE,
  'grant-folder': 2 * SECONDS_PER_MINUTE,
  'restart-access-point': 3 * SECONDS_PER_MINUTE,
  'assign-licence': SECONDS_PER_MINUTE,
  'assign-pdf-licence': SECONDS_PER_MINUTE,
  'remove-licence': SECONDS_PER_MINUTE,
  // Computers from afar.
  'ask-remote-consent': 30,
  'connect-unattended': SECONDS_PER_MINUTE,
  'run-console': null,
  'change-setting': SECONDS_PER_MINUTE,
  'reveal-recovery-key': SECONDS_PER_MINUTE,
  'rotate-recovery-key': SECONDS_PER_MINUTE,
  // Starters, scripts, sharing, malware and upgrades.
  'create-account': 4 * SECONDS_PER_MINUTE,
  'reserve-laptop': SECONDS_PER_MINUTE,
  'test-script': 3 * SECONDS_PER_MINUTE,
  'run-script': 2 * SECONDS_PER_MINUTE,
  'request-review': SECONDS_PER_MINUTE,
  'remove-link': SECONDS_PER_MINUTE,
  'remove-guest': SECONDS_PER_MINUTE,
  'malware-step': null,
  'release-download': SECONDS_PER_MINUTE,
  'upgrade-work': null,
  // Outages.
  'declare-major': SECONDS_PER_MINUTE,
  'post-notice': SECONDS_PER_MINUTE,
  'open-port': 2 * SECONDS_PER_MINUTE,
  'open-vendor-case': 2 * SECONDS_PER_MINUTE,
  // Printers, parts, the bench, disposals and updates.
  'clear-queue': SECONDS_PER_MINUTE,
  'resume-queue': SECONDS_PER_MINUTE,
  'require-pin': SECONDS_PER_MINUTE,
  'set-tray-paper': SECONDS_PER_MINUTE,
  'stop-spooler': SECONDS_PER_MINUTE,
  'start-spooler': SECONDS_PER_MINUTE,
  'cancel-job': SECONDS_PER_MINUTE,
  'order-printer-part': 3 * SECONDS_PER_MINUTE,
  'order-part': 3 * SECONDS_PER_MINUTE,
  'send-to-bench': 4 * SECONDS_PER_MINUTE,
  'take-bench-report': SECONDS_PER_MINUTE,
  'erase-devices': 4 * SECONDS_PER_MINUTE,
  'route-devices': 2 * SECONDS_PER_MINUTE,
  'roll-back-driver': 3 * SECONDS_PER_MINUTE,
  'remove-update': 3 * SECONDS_PER_MINUTE,
  'pause-rollout': 2 * SECONDS_PER_MINUTE,
  // Time and hints.
  wait: null,
  'wait-for-event': null,
  'stop-clocks': 0,
  'start-clocks': 0,
  'ask-hint': 5,
} as const satisfies Readonly<Record<DeskCommand['kind'], number | null>>;

/** What the row of a command adds where its length is not fixed. The command takes effect when the seconds are over. */
export type OwnSeconds<Kind extends DeskCommand['kind']> = (typeof COMMAND_SECONDS)[Kind] extends null
  ? { readonly seconds: (command: CommandOf<Kind>, state: DeskState) => number }
  : unknown;

/** Minutes that each step takes at the desk; a scan runs by itself. */
export const MALWARE_MINUTES: Readonly<Record<MalwareStep, number>> = {
  isolate: 1,
  'restore-off': 1,
  'update-tools': 1,
  'scan-offline': 3,
  'remove-found': 2,
  'scan-again': 3,
  'patch-and-schedule': 2,
  'restore-on': 1,
  reimage: 5,
};

/** Minutes that each takes at the desk; what runs by itself afterwards costs nothing. */
export const UPGRADE_MINUTES: Readonly<Record<UpgradeWork, number>> = {
  'back-up': 4,
  'suspend-encryption': 1,
  'tpm-on': 3,
  'convert-disk': 5,
  'secure-boot-on': 10,
  'plan-replacement': 2,
  'bypass-check': 2,
};
