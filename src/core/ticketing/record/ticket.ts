import type { BenchJob, BenchNote } from '../../contracts/bench-stories.ts';
import { addTime, BUSINESS_DAY, type DeskTime } from '../clocks/business-time.ts';
import type { ClockEvent } from '../clocks/events.ts';
import type { ContactAttempt, HoldReason } from '../clocks/hold-reasons.ts';
import type { Level, Priority, PriorityOverride } from '../priority/matrix.ts';
import type {
  CancelReason,
  Category,
  Channel,
  ResolutionCode,
  ResolverGroup,
  Subcategory,
  TicketState,
  TicketType,
} from './vocabulary.ts';

/** What a public reply asks for: nothing, a question that asks nothing (or what is known already), something real. */
export type QuestionAsked = 'none' | 'empty' | 'real';

/** One entry of the timeline. All but internal notes can be read by the requester. */
export type TimelineEntry = { readonly at: DeskTime } & (
  | {
      readonly kind: 'public-reply';
      readonly by: string;
      readonly to: string;
      readonly channel: Channel;
      readonly text: string;
      readonly question: QuestionAsked;
      /** Says how the person gets the ticket reopened. */
      readonly offersReopening: boolean;
    }
  | { readonly kind: 'internal-note'; readonly by: string; readonly text: string }
  | {
      readonly kind: 'person-message';
      readonly from: string;
      readonly channel: Channel;
      readonly text: string;
      /** Said in a call or at the counter that the desk answered: it needs no reply of its own. */
      readonly isLive: boolean;
    }
  | {
      readonly kind: 'system';
      readonly code:
        | 'acknowledged'
        | 'reminder'
        | 'contact-attempted'
        | 'followed-up'
        | 'parent-resolved'
        | 'merged-from'
        | 'merged-into'
        | 'bench-accepted';
      /** A number of a ticket, a channel, a reference. */
      readonly about: string | null;
    }
  /** A group that got the ticket sends it back: it is not theirs, or its note lacks facts that they need. */
  | {
      readonly kind: 'returned';
      readonly by: ResolverGroup;
      readonly because: 'not-ours' | 'incomplete';
      /** Tests whose findings the note lacks. */
      readonly missing: readonly string[];
    }
  | ({ readonly kind: 'bench-report' } & BenchReport)
);

/** What the bench writes back about a computer that it was sent. */
export interface BenchReport {
  /** A colleague of the bench, or the analyst who did the work there. */
  readonly by: 'colleague' | 'analyst';
  readonly asset: string;
  readonly job: BenchJob;
  /** `no-fault`: there was nothing for the bench to do. `incomplete`: it asks for facts before it begins. */
  readonly found: 'repaired' | 'not-repaired' | 'no-fault' | 'incomplete';
  /** Tests whose findings the hand-over lacks. */
  readonly missing: readonly string[];
  /** What the analyst wrote there; null for a colleague, and where nothing was written. */
  readonly note: BenchNote | null;
  /** The run in which the analyst did the work; null for a colleague's. */
  readonly run: string | null;
}

/** Problems and changes belong to other teams: a ticket links to them and changes nothing there. */
type LinkKind =
  | 'parent'
  | 'child'
  /** So many reports of the same message, children without a number of their own. */
  | 'reports'
  | 'duplicate-of'
  | 'duplicate'
  | 'follows'
  | 'problem'
  | 'change'
  | 'review'
  | 'order'
  | 'bench';

export interface TicketLink {
  readonly kind: LinkKind;
  readonly number: string;
}

export interface Classification {
  readonly category: Category;
  readonly subcategory: Subcategory;
  readonly impact: Level;
  readonly urgency: Level;
  /** A security event or an exposure of data. A report of a message that nobody opened is none. */
  readonly isSecurityCase: boolean;
  readonly override: PriorityOverride | null;
}

interface Hold {
  readonly reason: HoldReason;
  readonly since: DeskTime;
  /** When the person is contacted again, or the reference is checked again. */
  readonly nextContactAt: DeskTime;
  /** The number under which a vendor, a change, a problem or an order of parts runs; null when waiting for the person. */
  readonly reference: string | null;
}

export interface Resolution {
  readonly at: DeskTime;
  readonly by: string;
  readonly code: ResolutionCode;
  readonly cause: string;
  readonly notes: string;
  readonly verification: string;
  /** Whether the person confirmed it, was asked to, was not asked, or stayed silent (three-strike rule). */
  readonly confirmation: 'confirmed' | 'attempted' | 'none' | 'silent';
}

/** A changed field. The trail is only ever added to. */
export interface AuditEntry {
  readonly at: DeskTime;
  readonly by: string;
  readonly field: string;
  readonly from: string | null;
  readonly to: string | null;
}

/** What is known of a ticket when it comes in. Texts are keys, or what a person typed. */
export interface TicketDraft {
  readonly number: string;
  readonly type: TicketType;
  readonly channel: Channel;
  readonly requester: string;
  /** Whom it is about: not always who asks. */
  readonly affectedUser: string;
  readonly isVip: boolean;
  readonly location: string | null;
  readonly callback: string | null;
  readonly asset: string | null;
  readonly shortDescription: string;
  readonly description: string;
  readonly group: ResolverGroup | null;
  readonly attachments: readonly string[];
}

export interface Ticket extends TicketDraft {
  readonly createdAt: DeskTime;
  readonly classification: Classification | null;
  /** Computed from the classification. */
  readonly priority: Priority | null;
  readonly state: TicketState;
  readonly assignee: string | null;
  readonly hold: Hold | null;
  readonly watchers: readonly string[];
  readonly links: readonly TicketLink[];
  readonly timeline: readonly TimelineEntry[];
  /** Attempts to reach a person who has been silent since. */
  readonly attempts: readonly ContactAttempt[];
  /** Seconds that were worked on it. */
  readonly timeLog: readonly { readonly at: DeskTime; readonly by: string; readonly seconds: number }[];
  readonly articlesUsed: readonly string[];
  readonly resolution: Resolution | null;
  readonly cancelReason: CancelReason | null;
  readonly closedBecause: 'confirmed' | 'three-days' | null;
  /** Answer to the survey, 1 to 5. */
  readonly satisfaction: number | null;
  /** What its clocks are computed from. */
  readonly clockEvents: readonly ClockEvent[];
  readonly audit: readonly AuditEntry[];
}

/** A ticket that has just come in; why it is written out says `model/changed.ts`. */
export function createTicket(draft: TicketDraft, now: DeskTime): Ticket {
  return {
    number: draft.number,
    type: draft.type,
    channel: draft.channel,
    requester: draft.requester,
    affectedUser: draft.affectedUser,
    isVip: draft.isVip,
    location: draft.location,
    callback: draft.callback,
    asset: draft.asset,
    shortDescription: draft.shortDescription,
    description: draft.description,
    group: draft.group,
    attachments: draft.attachments,
    createdAt: now,
    classification: null,
    priority: null,
    state: 'new',
    assignee: null,
    hold: null,
    watchers: [],
    links: [],
    timeline: [],
    attempts: [],
    timeLog: [],
    articlesUsed: [],
    resolution: null,
    cancelReason: null,
    closedBecause: null,
    satisfaction: null,
    clockEvents: [{ kind: 'created', at: now }],
    audit: [],
  };
}

/** The ticket with some fields changed; why it is written out says `model/changed.ts`. */
export function changedRecord(ticket: Ticket, change: Partial<Ticket>): Ticket {
  const copy: Ticket = {
    number: ticket.number,
    type: ticket.type,
    channel: ticket.channel,
    requester: ticket.requester,
    affectedUser: ticket.affectedUser,
    isVip: ticket.isVip,
    location: ticket.location,
    callback: ticket.callback,
    asset: ticket.asset,
    shortDescription: ticket.shortDescription,
    description: ticket.description,
    group: ticket.group,
    attachments: ticket.attachments,
    createdAt: ticket.createdAt,
    classification: ticket.classification,
    priority: ticket.priority,
    state: ticket.state,
    assignee: ticket.assignee,
    hold: ticket.hold,
    watchers: ticket.watchers,
    links: ticket.links,
    timeline: ticket.timeline,
    attempts: ticket.attempts,
    timeLog: ticket.timeLog,
    articlesUsed: ticket.articlesUsed,
    resolution: ticket.resolution,
    cancelReason: ticket.cancelReason,
    closedBecause: ticket.closedBecause,
    satisfaction: ticket.satisfaction,
    clockEvents: ticket.clockEvents,
    audit: ticket.audit,
  };
  return Object.assign(copy, change);
}

/** What comes after a ticket was closed or canceled is a new one, which says so. */
export function createFollowing(closed: Pick<Ticket, 'number'>, draft: TicketDraft, now: DeskTime): Ticket {
  return { ...createTicket(draft, now), links: [{ kind: 'follows', number: closed.number }] };
}

const REOPENING_DAYS = 3;

/** When a resolved ticket is closed by itself, and from when on it cannot be reopened; null unless it is resolved. */
export function closesAt(ticket: Ticket): DeskTime | null {
  return ticket.state === 'resolved' && ticket.resolution !== null
    ? addTime('business', ticket.resolution.at, REOPENING_DAYS * BUSINESS_DAY)
    : null;
}

/** Whether the ticket is still to be worked on, by whatever group. */
export function isActive({ state }: Ticket): boolean {
  return state === 'new' || state === 'assigned' || state === 'in-progress' || state === 'on-hold';
}

/** The entries since the person was last heard; all of them when nothing but the ticket itself was. */
export function sinceLastHeard(ticket: Ticket): readonly TimelineEntry[] {
  return ticket.timeline.slice(ticket.timeline.findLastIndex(({ kind }) => kind === 'person-message') + 1);
}

/** Whether a person of the desk has spoken to the requester, and nothing that they wrote is unanswered. */
export function isAnswered(ticket: Ticket): boolean {
  const last = ticket.timeline.findLast(({ kind }) => kind === 'public-reply' || kind === 'person-message');
  return (
    last !== undefined && (last.kind === 'public-reply' || (last.kind === 'person-message' && last.isLive))
  );
}
