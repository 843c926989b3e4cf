import type { PriorBand, Says } from '../../../assessment/bands.ts';
import type { NoteKey } from '../../../assessment/case.ts';
import type { Fault } from '../../behaviour/faults.ts';
import type { TestId } from '../../instruments/diagnostic-tests/catalogue.ts';
import type { SetUp } from '../../instruments/diagnostic-tests/row.ts';
import type { LabState } from '../../model/state.ts';
import type { Build } from '../factory.ts';
import type { PublicStory } from '../public/public-story.ts';
import type { JudgedState, Predicate } from '../scenario.ts';
import type { Plan } from './expert-plan.ts';

/**
 * A story is what a customer complains of; its suspects are what that could mean. Cases that look alike share one story,
 * and the seed decides which of them is on the bench. The browser is told the story and never the case.
 */
export interface Story extends PublicStory {
  /** Volts at the wall; `any`: the seed's choice, the machine is set up for it. */
  readonly mains: 'any' | 120 | 230;
  readonly build?: Omit<Build, 'mains'>;
  /** How the machine stands there when the technician comes, whatever is true. */
  readonly arrival: readonly Fault[];
  readonly suspects: readonly Suspect[];
  readonly tests: readonly StoryTest[];
  /** Set-up id -> simulated seconds that the first test which needs it pays. */
  readonly setups: Readonly<Partial<Record<SetUp, number>>>;
  /** Question id -> answer id; a suspect may answer otherwise. */
  readonly answers: Readonly<Record<string, string>>;
  /** The same for everything that could be true: it has to find out. */
  readonly plan: Plan;
}

interface Suspect {
  readonly id: string;
  readonly band: PriorBand;
  /** Kinds of part whose replacement acts on it. */
  readonly parts?: readonly string[];
  /** Questions that its customer answers otherwise. */
  readonly answers?: Readonly<Record<string, string>>;
  /** What a machine is like of which it is true; one of these, by the seed. */
  readonly faults: readonly [readonly Fault[], ...(readonly Fault[])[]];
}

/** A column of the likelihood table: what each suspect makes a test of the catalogue say. */
export interface StoryTest {
  readonly id: TestId;
  /** Tests that read the same; the other half of a joint need not be named. */
  readonly also?: readonly string[];
  /** Simulated seconds of waiting beside the reading itself. */
  readonly waitSeconds?: number;
  /** Where it needs others than the catalogue says. */
  readonly setups?: readonly SetUp[];
  /** Those of the catalogue that the suspects tell apart; all of them when left out. */
  readonly outcomes?: readonly string[];
  /** What it says for suspects that `says` does not list. */
  readonly otherwise: Says;
  readonly says: Readonly<Record<string, Says>>;
}

/** What makes one suspect of a story a case. */
export interface CaseData {
  readonly id: string;
  /** The suspect that is true. */
  readonly truth: string;
  readonly difficulty: number;
  readonly objectives: readonly string[];
  readonly parMinutes: number;
  /** Dollars of parts that the repair needs. */
  readonly parPartsUsd?: number;
  readonly usdPerMinute?: number;
  cured(state: LabState): boolean;
  /** Beside it, whatever the case: everything is back in its place. */
  readonly goal: readonly Predicate[];
  /** Sockets that need not hold again what the factory put there. */
  readonly exempt?: readonly string[];
  readonly verify: readonly Predicate[];
  workaround?(state: JudgedState): boolean;
  readonly note: NoteKey;
}

/** A story and the cases that it can turn out to be. */
export interface StoryCases {
  readonly story: Story;
  readonly cases: readonly CaseData[];
}
