import type { HoldReason } from '../clocks/hold-reasons.ts';
import type { Level, Priority } from '../priority/matrix.ts';
import type { RefusalCode } from '../record/acts.ts';
import type { BenchReport } from '../record/ticket.ts';
import type {
  CancelReason,
  Category,
  ResolutionCode,
  ResolverGroup,
  Subcategory,
} from '../record/vocabulary.ts';
import type { TalkLanguage } from '../talk/talk.ts';
import type { PageId } from '../tools/pages.ts';
import type { RemoteSetting } from '../tools/remote-settings.ts';
import type { DisposalRoute, EraseMethod } from '../world/disposals.ts';
import type { MalwareStep } from '../world/infections.ts';
import type { RightsTemplate } from '../world/starters.ts';
import type { UpgradeWork } from '../world/upgrade-reports.ts';
import type { Rollout } from '../world/upkeep.ts';
import type { BenchCommand } from './bench-command.ts';
import type { Utterance } from './contact.ts';
import type { ReplyPart } from './reply.ts';
import type { SiteCommand } from './site-commands.ts';
import type { HintLevel } from './state.ts';

/**
 * What an analyst can do, in the imperative. Pointer, keyboard, typed sentences and screen reader all send these commands and
 * nothing else, so that every way of working can earn the same score. Lengths of time are seconds.
 */
export type DeskCommand =
  // The record.
  | { readonly kind: 'open-ticket'; readonly ticket: string }
  | {
      readonly kind: 'classify';
      readonly ticket: string;
      readonly category: Category;
      readonly subcategory: Subcategory;
      readonly impact: Level;
      readonly urgency: Level;
      readonly isSecurityCase: boolean;
    }
  | { readonly kind: 'set-affected-user'; readonly ticket: string; readonly person: string }
  | { readonly kind: 'set-asset'; readonly ticket: string; readonly asset: string }
  | { readonly kind: 'take'; readonly ticket: string }
  /** Begins work, ends a hold, or reopens. */
  | { readonly kind: 'start-work'; readonly ticket: string }
  | {
      readonly kind: 'hold-ticket';
      readonly ticket: string;
      readonly reason: HoldReason;
      /** From now until the person is contacted or the reference is checked again. */
      readonly seconds: number;
      readonly reference?: string;
    }
  | { readonly kind: 'reply'; readonly ticket: string; readonly parts: readonly ReplyPart[] }
  /** An internal note: findings by the numbers of their entries, and words that are kept and never scored. */
  | {
      readonly kind: 'note';
      readonly ticket: string;
      readonly evidence: readonly number[];
      readonly words?: string;
    }
  | {
      readonly kind: 'escalate';
      readonly ticket: string;
      readonly group: ResolverGroup;
      readonly evidence: readonly number[];
      readonly words?: string;
    }
  | {
      readonly kind: 'resolve';
      readonly ticket: string;
      readonly code: ResolutionCode;
      /** A suspect of the ticket. */
      readonly cause: string;
      readonly evidence: readonly number[];
      readonly words?: string;
    }
  /** The person has been silent through all attempts to reach them. */
  | { readonly kind: 'resolve-silent'; readonly ticket: string }
  | { readonly kind: 'cancel'; readonly ticket: string; readonly reason: CancelReason }
  | { readonly kind: 'merge' | 'make-child'; readonly ticket: string; readonly into: string }
  /** All reports of a message become children of a ticket, and each reporter is thanked: one act for a mass of them. */
  | { readonly kind: 'add-reports'; readonly ticket: string; readonly message: string }
  /** To a ticket of the last weeks that this one goes on from. */
  | { readonly kind: 'link-earlier'; readonly ticket: string; readonly earlier: string }
  /** Has the cause behind repeated tickets looked into: a problem record, which the ticket links to. */
  | { readonly kind: 'open-problem'; readonly ticket: string }
  /** Asks those who decide about a change, or books the review of an outage; the ticket links to it. */
  | { readonly kind: 'raise-change' | 'book-review'; readonly ticket: string }
  /** Notes in the record that an article of the knowledge base was used; takes it out again. */
  | { readonly kind: 'use-article' | 'drop-article'; readonly ticket: string; readonly article: string }
  // People.
  | { readonly kind: 'answer-call'; readonly contact: string }
  | { readonly kind: 'hold-call'; readonly contact: string }
  | { readonly kind: 'resume-call'; readonly contact: string }
  | { readonly kind: 'end-call'; readonly contact: string }
  /** Says when the desk calls back, in seconds from now. */
  | { readonly kind: 'promise-callback'; readonly contact: string; readonly seconds: number }
  /** Speaks on the answering machine of somebody who did not pick up. */
  | { readonly kind: 'leave-voicemail'; readonly contact: string }
  /** A call of three: somebody on hold joins whoever is talked with. */
  | { readonly kind: 'join-calls'; readonly contact: string; readonly held: string }
  /** Puts the caller through to another group, and hands the ticket over with them. */
  | {
      readonly kind: 'transfer-call';
      readonly contact: string;
      readonly group: ResolverGroup;
      readonly evidence: readonly number[];
      readonly words?: string;
    }
  | { readonly kind: 'dial'; readonly ticket: string; readonly number: string }
  | { readonly kind: 'say'; readonly contact: string; readonly intents: readonly string[] }
  | {
      readonly kind: 'say-words';
      readonly contact: string;
      readonly words: string;
      readonly language: TalkLanguage;
    }
  // Somebody's computer.
  /** Asks whether the desk may connect to the computer of whoever is talked with. */
  | { readonly kind: 'ask-remote-consent'; readonly contact: string }
  /** Connects to a computer that is nobody's own, such as a kiosk: there is nobody to ask. */
  | { readonly kind: 'connect-unattended'; readonly asset: string }
  /** Types a line on a computer that the desk may connect to. */
  | { readonly kind: 'run-console'; readonly asset: string; readonly line: string }
  | { readonly kind: 'change-setting'; readonly asset: string; readonly setting: RemoteSetting }
  // Identity.
  | { readonly kind: 'send-push' | 'start-video'; readonly contact: string }
  | { readonly kind: 'check-badge' | 'check-photo-id'; readonly contact: string }
  // Tools.
  | { readonly kind: 'look'; readonly page: PageId; readonly subject: string }
  | { readonly kind: 'unlock-account'; readonly login: string }
  | { readonly kind: 'reset-password'; readonly login: string }
  | { readonly kind: 'disable-account' | 'enable-account'; readonly login: string }
  | { readonly kind: 'join-group' | 'leave-group'; readonly login: string; readonly group: string }
  | { readonly kind: 'end-sessions'; readonly login: string }
  /** A licence for Office; there is one only while the pool has one left. */
  | { readonly kind: 'assign-licence' | 'remove-licence'; readonly login: string }
  /** A licence for the approved program that changes PDF files, out of a pool of its own. */
  | { readonly kind: 'assign-pdf-licence'; readonly login: string }
  | { readonly kind: 'issue-access-pass'; readonly login: string }
  /** Removes the passwords that a computer has saved for drives and servers. */
  | { readonly kind: 'clear-credentials'; readonly asset: string }
  /** Of one phone, by its asset number; without it of all. */
  | { readonly kind: 'remove-authenticator'; readonly login: string; readonly phone?: string }
  /** Takes an app away that may act in somebody's name. */
  | { readonly kind: 'revoke-grant'; readonly login: string; readonly app: string }
  | {
      readonly kind: 'remove-inbox-rules' | 'hold-mailbox' | 'set-auto-reply' | 'delete-account';
      readonly login: string;
    }
  /** Empties the deleted items of somebody, or gives them an archive for their old mail. */
  | { readonly kind: 'empty-deleted-items' | 'enable-archive'; readonly login: string }
  /** Gives back an address that was taken away. */
  | { readonly kind: 'restore-address'; readonly login: string; readonly address: string }
  /** Lets a message through that the filter kept back. */
  | { readonly kind: 'release-message'; readonly message: string }
  /** What makes a computer ready for the next version of Windows. */
  | { readonly kind: 'upgrade-work'; readonly asset: string; readonly work: UpgradeWork }
  /** One step of the work on an infected computer. */
  | { readonly kind: 'malware-step'; readonly asset: string; readonly step: MalwareStep }
  /** Lets a program through that the protection of a computer has kept from running. */
  | { readonly kind: 'release-download'; readonly asset: string }
  /** The script that somebody has sent in: in the sandbox, on computers of the company, or to those who review it. */
  | { readonly kind: 'test-script' | 'run-script' | 'request-review'; readonly login: string }
  /** Takes the link of a shared folder away, or the right that a guest has on it. */
  | { readonly kind: 'remove-link' | 'remove-guest'; readonly login: string }
  | {
      readonly kind: 'create-account';
      readonly starter: string;
      readonly template: RightsTemplate;
    }
  | { readonly kind: 'reserve-laptop'; readonly starter: string; readonly asset: string }
  /** A right on a folder for one account, beside all groups. */
  | { readonly kind: 'grant-folder'; readonly folder: string; readonly login: string }
  /** Lets somebody else read a mailbox. */
  | { readonly kind: 'share-mailbox'; readonly login: string; readonly reader: string }
  | {
      readonly kind:
        | 'lock-device'
        | 'wipe-device'
        | 'remove-work-data'
        | 'exempt-device'
        | 'renew-certificate';
      readonly asset: string;
    }
  /** Takes the newest graphics driver, or the update of the month, off a computer. */
  | { readonly kind: 'roll-back-driver' | 'remove-update'; readonly asset: string }
  /** Has the Desktop team bring it to no further computer. */
  | { readonly kind: 'pause-rollout'; readonly rollout: Rollout }
  /** The recovery key of a disk: shows it, and makes a new one. */
  | { readonly kind: 'reveal-recovery-key' | 'rotate-recovery-key'; readonly asset: string }
  /** Old laptops of a batch: how their drives are made unreadable, and where they go. */
  | {
      readonly kind: 'erase-devices';
      readonly batch: string;
      readonly assets: readonly string[];
      readonly method: EraseMethod;
    }
  | {
      readonly kind: 'route-devices';
      readonly batch: string;
      readonly assets: readonly string[];
      readonly route: DisposalRoute;
    }
  | { readonly kind: 'restart-access-point'; readonly accessPoint: string }
  | SiteCommand
  | BenchCommand
  // Time.
  | { readonly kind: 'wait'; readonly seconds: number }
  /** Waits until something happens, eight hours at most. */
  | { readonly kind: 'wait-for-event' }
  /** Practice only: work takes no time from now on, until the clocks are started again. */
  | { readonly kind: 'stop-clocks' }
  | { readonly kind: 'start-clocks' }
  /** Practice only: the next hint for the open ticket, level 1 to 3. */
  | { readonly kind: 'ask-hint' };

export type CommandOf<Kind extends DeskCommand['kind']> = DeskCommand & { readonly kind: Kind };

/** What happened, for the learner to be told. */
export type DeskEvent =
  | { readonly kind: 'ticket-arrived' | 'message-arrived'; readonly ticket: string }
  | {
      readonly kind: 'hold-reminder' | 'ticket-reopened' | 'ticket-closed' | 'child-resolved';
      readonly ticket: string;
    }
  /** The group that got it has sent it back. */
  | {
      readonly kind: 'ticket-bounced';
      readonly ticket: string;
      readonly because: 'not-ours' | 'incomplete';
      readonly missing: readonly string[];
    }
  | { readonly kind: 'promise-missed'; readonly ticket: string }
  | { readonly kind: 'part-ordered'; readonly ticket: string; readonly reference: string }
  | { readonly kind: 'sent-to-bench' | 'bench-accepted'; readonly ticket: string; readonly reference: string }
  | {
      readonly kind: 'bench-reported';
      readonly ticket: string;
      readonly found: BenchReport['found'];
      readonly missing: readonly string[];
    }
  | { readonly kind: 'priority-set'; readonly ticket: string; readonly priority: Priority }
  | { readonly kind: 'call-rang' | 'call-answered' | 'call-missed'; readonly contact: string }
  | { readonly kind: 'call-ended'; readonly contact: string; readonly by: 'us' | 'them' }
  | { readonly kind: 'calls-joined'; readonly contact: string }
  /** Somebody said something: the text key of it. */
  | ({ readonly kind: 'said'; readonly contact: string } & Pick<Utterance, 'key' | 'again' | 'fill'>)
  /** The entry of the notebook. */
  | { readonly kind: 'found'; readonly evidence: number }
  | { readonly kind: 'video-declined'; readonly contact: string }
  | { readonly kind: 'proof-held' | 'proof-failed'; readonly contact: string; readonly proof: string }
  | { readonly kind: 'hint-given'; readonly ticket: string; readonly level: HintLevel }
  /** Typed words that nobody understood; they cost no time. */
  | { readonly kind: 'not-understood'; readonly nearest: readonly string[] };

/** Why a command is refused: by the record's own rules, or because the desk cannot do it now. */
type DeskRefusalReason =
  | RefusalCode
  | 'no-such-ticket'
  | 'no-such-contact'
  | 'no-such-record'
  | 'no-such-cause'
  | 'no-such-evidence'
  | 'nothing-said'
  | 'not-ringing'
  | 'not-talking'
  | 'not-on-hold-call'
  | 'not-unanswered'
  | 'voicemail-left'
  | 'other-ticket'
  | 'line-busy'
  | 'not-in-person'
  | 'not-by-phone'
  | 'no-authenticator'
  | 'not-a-computer'
  | 'no-consent'
  | 'not-reachable'
  | 'account-exists'
  | 'no-free-licence'
  | 'at-the-bench'
  | 'not-at-the-bench'
  | 'already-taken'
  | 'nothing-to-wait-for'
  | 'not-in-this-mode'
  | 'no-more-hints'
  | 'shift-over';

export interface DeskRefusal {
  readonly reason: DeskRefusalReason;
  /** What it is about: a ticket, a contact, a record. */
  readonly subject: string;
}
