import type { TicketClocks } from '../clocks/clocks.ts';
import type { ShellNames } from '../console/complete.ts';
import type { Proof } from '../identity/proofs.ts';
import type { Ticket } from '../record/ticket.ts';
import type { PageId, ShownPage } from '../tools/pages.ts';
import type { Person } from '../world/company.ts';
import type { Starter } from '../world/starters.ts';
import type { BenchVisit } from '../world/workplaces.ts';
import type { Contact } from './contact.ts';
import type { Evidence } from './evidence.ts';
import type { DeskPromise } from './promise.ts';
import type { RemoteSession } from './remote.ts';
import type { ActDone, DeskMode, GivenHint } from './state.ts';

/** Something that can be said, as a button. */
export interface OfferedIntent {
  readonly id: string;
  /** Text key of the button. */
  readonly label: string;
}

/** A ticket as an analyst sees it. */
export interface TicketView {
  readonly record: Ticket;
  readonly clocks: TicketClocks;
  /** Text key of what the person wrote or said first, and the values in it. */
  readonly opening: string;
  readonly values: Readonly<Record<string, string>>;
  readonly story: string;
  readonly requester: Person;
  readonly causes: readonly string[];
  readonly intents: readonly OfferedIntent[];
  readonly proofs: readonly Proof[];
  readonly promises: readonly DeskPromise[];
  readonly noted: readonly number[];
  /** The computer that it sent to the bench; null while none is there. */
  readonly bench: (BenchVisit & { readonly asset: string }) | null;
}

/** A contact without what only the other end knows. */
export type ContactView = Omit<Contact, 'talk' | 'role'>;

/** A connection with what Tab may go on with; null for a computer without a console. */
export type RemoteView = RemoteSession & { readonly names: ShellNames | null };

/** What the learner may see of a shift. */
export interface DeskView {
  readonly mode: DeskMode;
  readonly now: number;
  readonly startedAt: number;
  readonly endsAt: number;
  readonly steps: number;
  /**
   * The directory, the search and the map show all 420 people, who are built from this number instead of being sent. It is
   * folded from the run's seed (`drawShown`), which has 53 bits: there is no way back to the seed, from which arrivals and the
   * people of a ticket are drawn.
   */
  readonly companySeed: number;
  readonly tickets: readonly TicketView[];
  readonly contacts: readonly ContactView[];
  readonly open: string | null;
  readonly pages: Readonly<Partial<Record<PageId, ShownPage>>>;
  /** Computers that the desk may connect to, with what was typed on each. */
  readonly remote: readonly RemoteView[];
  readonly evidence: readonly Evidence[];
  /** What the learner did to the world. */
  readonly acts: readonly ActDone[];
  /** Work takes no time now. */
  readonly areClocksStopped: boolean;
  readonly hints: readonly GivenHint[];
  /** Whose forms Human Resources has filed: the list is open to the desk, what a form says is read in it. */
  readonly starters: readonly Pick<Starter, 'id' | 'given' | 'family' | 'login' | 'manager'>[];
}
