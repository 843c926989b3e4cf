import type { PriorBand, Says } from '../../assessment/bands.ts';
import type { ObjectiveId } from '../../assessment/objectives/catalogue.ts';
import type { Check } from '../../assessment/run-record.ts';
import type { BenchJob } from '../../contracts/bench-stories.ts';
import type { HoldReason } from '../clocks/hold-reasons.ts';
import type { DeskCommand } from '../model/commands.ts';
import type { Condition } from '../model/condition.ts';
import type { DeskState, HandOver } from '../model/state.ts';
import type { Voice } from '../model/voice.ts';
import type { Level } from '../priority/matrix.ts';
import type { Category, Channel, ResolutionCode, ResolverGroup, Subcategory } from '../record/vocabulary.ts';
import type { Intent } from '../talk/talk.ts';
import type { ArticleId } from '../tools/articles.ts';
import type { Person } from '../world/company.ts';
import type { WorldEffect } from '../world/effects.ts';
import type { World } from '../world/world.ts';
import type { Casting } from './cast.ts';
import type { DeskStory } from './public/story.ts';

/** Who and what a ticket is about, once it is cast. */
export interface Scene {
  readonly number: string;
  /** The company before anything went wrong in it. */
  readonly world: World;
  /** People by their role in the ticket. */
  readonly cast: Readonly<Record<string, Person>>;
  /** When the ticket arrives. */
  readonly at: number;
  /** Which place of the true suspect was drawn, counted from 0. */
  readonly placement: number;
}

/** A row of the likelihood table. */
interface TicketTest {
  /** The test of a finding, `@`, and the name of its subject, such as `lock-source@account`. */
  readonly id: string;
  readonly seconds: number;
  readonly outcomes: readonly [string, ...string[]];
  /** Outcomes for suspects that `says` does not list. */
  readonly otherwise: Says;
  readonly says: Readonly<Record<string, Says>>;
}

interface TicketSuspect {
  readonly id: string;
  readonly band: PriorBand;
  /** What mends it: an act of the desk, or a line in which the person does it. */
  readonly acts: readonly string[];
}

/** How a ticket is to be classified. */
export interface TriageKey {
  readonly category: Category;
  readonly subcategories: readonly Subcategory[];
  readonly impact: Level;
  readonly urgency: Level;
  readonly isSecurityCase: boolean;
}

/** A complaint and everything that it may be. */
export interface TicketStory extends DeskStory {
  /** The requester is the role `requester`. */
  readonly roles: Readonly<Record<string, Casting>>;
  /** Name -> login, asset number or person: what findings and acts of this ticket are about. */
  readonly subjects: (scene: Scene) => Readonly<Record<string, string>>;
  /** Values in the texts, besides the names of the cast. */
  readonly values: (scene: Scene) => Readonly<Record<string, string>>;
  readonly intents: readonly Intent[];
  readonly suspects: readonly TicketSuspect[];
  readonly tests: readonly TicketTest[];
  /** Acts that it asks for whatever the cause is, such as the laptop of a starter: they mend nothing and need no reason. */
  readonly routine?: readonly string[];
  /** How long the person lets it ring. */
  readonly waitSeconds: number;
  readonly objectives: readonly ObjectiveId[];
  /** Dealt by forms alone; left out for what practice and plain tests deal. */
  readonly pool?: 'reserved';
  /**
   * Name of the complaint, where a ticket of the catalogue begins in several ways, each with suspects of its own: its first
   * texts are `<name>.title`, `<name>.opening` and `<name>.again`, its hints `<name>-1` and so on. Left out for the first way.
   */
  readonly complaint?: string;
  /** Id of the story whose hints, titles and insights it shares; its own when left out. */
  readonly lessons?: string;
}

/** How a ticket may rightly end. */
export type RightEnd =
  | { readonly kind: 'resolved'; readonly codes: readonly ResolutionCode[] }
  /** Mended, and on hold for one of these reasons until the person is asked on the next business day. */
  | { readonly kind: 'held'; readonly reasons: readonly HoldReason[] }
  /**
   * Its computer was sent to the bench for this job, with findings of these tests in the notes: the ticket waits for it, was
   * resolved after the repair, or with one of these codes before it.
   */
  | {
      readonly kind: 'benched';
      readonly job: BenchJob;
      readonly meanwhile: readonly ResolutionCode[];
      readonly mustName: readonly string[];
    }
  /** Handed over, with findings of these tests in the notes. */
  | { readonly kind: 'escalated'; readonly group: ResolverGroup; readonly mustName: readonly string[] };

/** Another ticket that comes in because of the same trouble: it is recognized and linked, and not judged by itself. */
export interface RelatedTicket {
  /** Role of who reports it; the first of its voices. */
  readonly role: string;
  readonly channel: Channel;
  /** Seconds after the ticket itself. */
  readonly after: number;
  /** Its texts are `also.<name>.title` and `also.<name>.opening`. */
  readonly name: string;
  readonly voices: readonly Voice[];
  /** The group that has to get it, where it is no child of the ticket; left out for none. */
  readonly handOver?: HandOver;
  /** Nobody reports it any more once this holds. */
  readonly unless?: Condition;
}

/** What a truth makes of the scene. */
export interface TicketSetting {
  /** What is otherwise than on an ordinary day. */
  readonly effects: readonly WorldEffect[];
  readonly voices: readonly Voice[];
  /** When the trouble is there again; null for one that does not come back. */
  readonly trouble: Condition | null;
  /** Number that a call comes from; null for other channels. */
  readonly number: string | null;
  /** The flood of an outage, in the order of its arrival. */
  readonly related?: readonly RelatedTicket[];
  /** What happens by itself, seconds after the ticket. */
  readonly later?: readonly { readonly after: number; readonly effects: readonly WorldEffect[] }[];
}

/** What must never happen in a ticket: once it holds, the ticket is worth nothing. */
export interface TicketGate {
  readonly id: string;
  readonly when: Condition;
}

/** What the knowledge base is worth for a ticket. */
export interface TicketArticles {
  /** Each of these helps. */
  readonly right: readonly ArticleId[];
  /** Whoever follows one of these does harm, in this ticket or another. */
  readonly outdated: readonly ArticleId[];
}

/** One truth of a story. Each placement of it is a variant. */
export interface TicketCase {
  readonly id: string;
  readonly story: TicketStory;
  /** Id of the true suspect. */
  readonly truth: string;
  readonly placements: number;
  readonly parMinutes: number;
  readonly triage: TriageKey;
  /** Where one person is in a greater hurry than another: how urgent it is for whom. */
  readonly urgencyIn?: (scene: Scene) => TriageKey['urgency'];
  readonly setting: (scene: Scene) => TicketSetting;
  readonly rightEnd: RightEnd;
  /** Holds once the cause is gone for good. */
  readonly cured: (scene: Scene) => Condition;
  /** Conditions of a good end besides the cure. */
  readonly goals: (scene: Scene, state: DeskState) => readonly Check[];
  readonly gates?: (scene: Scene) => readonly TicketGate[];
  /** Asset number of the device that may be wiped; left out for none. */
  readonly wipes?: (scene: Scene) => string;
  /** Set by the registry; left out, the record is not asked for an article. */
  readonly articles?: TicketArticles;
  /** What an expert does, from the arrival of the ticket on. */
  readonly expert: (scene: Scene) => readonly DeskCommand[];
}
