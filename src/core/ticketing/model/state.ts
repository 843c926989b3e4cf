import type { RngState } from '../../kernel/rng.ts';
import type { Proof } from '../identity/proofs.ts';
import type { Ticket } from '../record/ticket.ts';
import type { ResolverGroup } from '../record/vocabulary.ts';
import type { TalkMemory } from '../talk/lines.ts';
import type { Intent } from '../talk/talk.ts';
import type { PageId, ShownPage } from '../tools/pages.ts';
import type { WorldEffect } from '../world/effects.ts';
import type { World } from '../world/world.ts';
import type { Condition } from './condition.ts';
import type { Contact } from './contact.ts';
import type { Evidence, Finding } from './evidence.ts';
import type { DeskPromise } from './promise.ts';
import type { RemoteSession } from './remote.ts';
import type { Voice, VoiceRole } from './voice.ts';

export const DESK_MODES = ['testing', 'practice', 'explore'] as const;
export type DeskMode = (typeof DESK_MODES)[number];

/** Where to look, what to read, what it means. */
export const HINT_LEVELS = [1, 2, 3] as const;
export type HintLevel = (typeof HINT_LEVELS)[number];

/** A hint that was asked for. */
export interface GivenHint {
  readonly ticket: string;
  readonly level: HintLevel;
}

/** What a case gives a ticket besides its record: all that reducing and showing it need. */
interface TicketScript {
  readonly story: string;
  /** Text key of what the person wrote or says first, and the values in it. */
  readonly opening: string;
  readonly values: Readonly<Record<string, string>>;
  /** Number that a call comes from; null for other channels. */
  readonly number: string | null;
  /** Who asks, as they say; the record's requester. */
  readonly claims: string;
  /** Questions and requests of this ticket, before the desk's own. */
  readonly intents: readonly Intent[];
  readonly voices: readonly Voice[];
  /** Suspects of the ticket in a random order: the choices of the resolution's cause. */
  readonly causes: readonly string[];
  /** How long the person lets it ring. */
  readonly waitSeconds: number;
  /** When the trouble is there again after the ticket was resolved; null for one that does not come back. */
  readonly trouble: Condition | null;
  /** Text key of what the person writes then. */
  readonly complains: string;
  /** The group that has to get the ticket and the findings that it needs; null where the desk solves it. */
  readonly handOver: HandOver | null;
}

/** What a group needs to go on with a ticket. */
export interface HandOver {
  readonly group: ResolverGroup;
  readonly needs: readonly Pick<Finding, 'test' | 'subject'>[];
}

/** A ticket that has arrived. */
export interface DeskTicket {
  readonly record: Ticket;
  readonly script: TicketScript;
  /** Ids of the lines that people said in it. */
  readonly said: readonly string[];
  /** What was asked in writing. */
  readonly asked: readonly string[];
  /** Numbers of the notebook's entries that its notes cite. */
  readonly noted: readonly number[];
  /** What was said in writing, and what is left of the requester's patience. */
  readonly talk: TalkMemory;
  readonly proofs: readonly Proof[];
  /** Times that the learner named to the person. */
  readonly promises: readonly DeskPromise[];
}

/** A ticket of the shift that is still to come. */
export interface Arrival {
  readonly at: number;
  readonly record: Ticket;
  readonly script: TicketScript;
  /** What is otherwise in the world from then on. */
  readonly effects: readonly WorldEffect[];
  /** It does not come in any more once this holds. */
  readonly unless?: Condition;
}

/** Something that will happen by itself. */
export interface Scheduled {
  readonly at: number;
  readonly ticket: string;
  readonly what: /** The requester answers a message. */
    | { readonly kind: 'answers'; readonly meant: readonly string[] }
    | { readonly kind: 'effects'; readonly effects: readonly WorldEffect[] }
    /** The time of the next contact of a hold has come. */
    | { readonly kind: 'reminds' }
    /** Somebody to whom a message was left calls. */
    | { readonly kind: 'calls-back'; readonly role: VoiceRole; readonly number: string }
    /** Somebody at the bench looks at a computer that it was sent, or has done the work on it. */
    | { readonly kind: 'bench-looks' | 'bench-reports'; readonly asset: string }
    /** The group that got the ticket has read its note. */
    | { readonly kind: 'reads-hand-over'; readonly group: ResolverGroup };
}

/** An act on the world, as it was done: what the judge weighs by who asked and what was proven. */
export interface ActDone {
  readonly step: number;
  readonly at: number;
  readonly ticket: string | null;
  readonly act: string;
  readonly subject: string;
  /** The contact that was open; null for none. */
  readonly contact: string | null;
}

/** What only the judge knows of a shift: ticket number -> the case that was drawn, and whom it was drawn for. */
export interface SealedShift {
  readonly cases: Readonly<
    Record<
      string,
      {
        readonly caseId: string;
        readonly placement: number;
        readonly at: number;
        /** Role -> id of the person. */
        readonly cast: Readonly<Record<string, string>>;
      }
    >
  >;
}

export interface DeskState {
  readonly mode: DeskMode;
  readonly rng: RngState;
  /** Seconds since Monday 00:00 of the shift's week. */
  readonly now: number;
  readonly startedAt: number;
  /** When the shift ends. */
  readonly endsAt: number;
  /** Accepted commands. */
  readonly steps: number;
  readonly world: World;
  /** In the order of their arrival. */
  readonly tickets: readonly DeskTicket[];
  /** The soonest first. */
  readonly arrivals: readonly Arrival[];
  readonly scheduled: readonly Scheduled[];
  readonly contacts: readonly Contact[];
  /** The ticket that is open in the workspace. */
  readonly open: string | null;
  /** Tool page -> what it showed when it was looked at last. */
  readonly pages: Readonly<Partial<Record<PageId, ShownPage>>>;
  /** Computers that the desk may connect to. */
  readonly remote: readonly RemoteSession[];
  readonly evidence: readonly Evidence[];
  readonly acts: readonly ActDone[];
  /** Practice only: `stopped` while work takes no time, `restarted` once it does again; null where they always ran. */
  readonly clockStop: 'stopped' | 'restarted' | null;
  /** In the order in which they were asked for. */
  readonly hints: readonly GivenHint[];
  readonly sealed: SealedShift | null;
}
