import type { DeskTime } from '../clocks/business-time.ts';
import type { HoldReason } from '../clocks/hold-reasons.ts';
import type { PriorityRefusal } from '../priority/matrix.ts';
import type { BenchReport, Classification, QuestionAsked, Resolution, Ticket, TicketLink } from './ticket.ts';
import type { CancelReason, Channel, ResolutionCode, ResolverGroup, TicketType } from './vocabulary.ts';

/** A change of state; each pair of states has its own guard. */
export type Move = { readonly kind: 'move' } & (
  | { readonly to: 'assigned'; readonly group: ResolverGroup; readonly assignee: string | null }
  /** Begins work, ends a hold, or reopens. */
  | { readonly to: 'in-progress' }
  | {
      readonly to: 'on-hold';
      readonly reason: HoldReason;
      readonly nextContactAt: DeskTime | null;
      readonly reference: string | null;
    }
  | ({ readonly to: 'resolved'; readonly code: ResolutionCode | null } & Pick<
      Resolution,
      'cause' | 'notes' | 'verification' | 'confirmation'
    >)
  /** Resolved as a duplicate of another ticket. */
  | { readonly to: 'resolved'; readonly code: 'duplicate'; readonly duplicateOf: Ticket }
  | { readonly to: 'closed'; readonly because: 'confirmed' | 'three-days' }
  | { readonly to: 'canceled'; readonly reason: CancelReason | null }
);

/** What leaves the state as it is, but for a hold that a person's message ends. */
export type Entry =
  /** The actor becomes the assignee. */
  | { readonly kind: 'take' }
  | ({ readonly kind: 'classify'; readonly type: TicketType } & Classification)
  | ({ readonly kind: 'edit' } & Partial<
      Pick<Ticket, 'affectedUser' | 'location' | 'callback' | 'asset' | 'shortDescription' | 'watchers'>
    >)
  | {
      readonly kind: 'reply';
      readonly to: string;
      readonly channel: Channel;
      readonly text: string;
      readonly question: QuestionAsked;
      readonly offersReopening: boolean;
    }
  | { readonly kind: 'note'; readonly text: string }
  | { readonly kind: 'link'; readonly link: TicketLink }
  | { readonly kind: 'log-time'; readonly seconds: number }
  | { readonly kind: 'use-article' | 'drop-article'; readonly article: string }
  /** Tried to reach the silent person, who did not answer. */
  | { readonly kind: 'attempt-contact'; readonly channel: Channel }
  /** Asked again whom the hold waits for. */
  | { readonly kind: 'follow-up' }
  | {
      readonly kind: 'person-message';
      readonly from: string;
      readonly channel: Channel;
      readonly text: string;
    }
  /** Answered a call or a walk-up about this ticket. */
  | { readonly kind: 'answer-call'; readonly from: string; readonly channel: Channel; readonly text: string }
  | { readonly kind: 'acknowledge' }
  | { readonly kind: 'remind' }
  | { readonly kind: 'rate'; readonly satisfaction: number }
  /** The group that has the ticket sends it back to the service desk. */
  | {
      readonly kind: 'return';
      readonly because: 'not-ours' | 'incomplete';
      readonly missing: readonly string[];
    }
  /** The bench has looked at a computer that it was sent and begins. */
  | { readonly kind: 'bench-accept'; readonly reference: string }
  /** The bench writes what became of it; a hold ends with it. */
  | { readonly kind: 'bench-report'; readonly report: BenchReport };

export type Act = Move | Entry;

export type RefusalCode =
  | PriorityRefusal
  /** Closed and canceled tickets stay as they are: what comes later is a new ticket that links to them. */
  | 'closed'
  | 'canceled'
  | 'already-resolved'
  | 'already-in-progress'
  | 'not-resolved'
  | 'not-started'
  | 'work-has-begun'
  | 'is-on-hold'
  | 'not-on-hold'
  | 'not-waiting-for-person'
  | 'not-classified'
  | 'wrong-subcategory'
  | 'not-your-ticket'
  | 'other-group'
  | 'same-assignment'
  | 'hand-over-incomplete'
  | 'no-question-asked'
  | 'no-next-contact'
  | 'no-reference'
  | 'same-hold-reason'
  | 'no-resolution-code'
  | 'no-resolution-notes'
  | 'no-verification'
  | 'not-confirmed'
  | 'too-few-contact-attempts'
  | 'no-way-to-reopen-offered'
  | 'duplicate-needs-parent'
  | 'own-duplicate'
  | 'parent-is-duplicate'
  | 'parent-not-open'
  | 'requester-not-told'
  | 'no-reason'
  | 'too-late-to-reopen'
  | 'too-early-to-close'
  | 'empty-text'
  | 'own-link'
  | 'no-such-rating';

export interface ActContext {
  readonly now: DeskTime;
  /** Who acts: an analyst, a requester, or the system. */
  readonly actor: string;
  /** The group of the actor; null for who belongs to none. */
  readonly actorGroup: ResolverGroup | null;
  /** Whether the hand-over note has all that the group needs for this ticket. */
  readonly isHandOverComplete: (ticket: Ticket, group: ResolverGroup) => boolean;
  /** Whether a vendor, a change, a problem or an order really runs under that reference. */
  readonly isReferenceKnown: (reason: HoldReason, reference: string) => boolean;
}
