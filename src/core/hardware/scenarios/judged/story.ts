import type { PriorBand, Says } from '../../../assessment/bands.ts';
import type { NoteKey } from '../../../assessment/case.ts';
import type { ObjectiveId } from '../../../assessment/objectives/catalogue.ts';
import type { Fault } from '../../behaviour/faults.ts';
import type { TestId } from '../../instruments/diagnostic-tests/catalogue.ts';
import type { SetUp } from '../../instruments/diagnostic-tests/row.ts';
import type { LabState } from '../../model/state.ts';
import type { Build } from '../factory.ts';
import type { PublicStory } from '../public/public-story.ts';
import type { CaseLessons, JudgedState, Predicate } from '../scenario.ts';
import type { Decoy } from './decoy.ts';
import type { Plan } from './expert-plan.ts';
import type { Customers } from './people.ts';

/**
 * A story is a customer's complaint; its suspects are the possible causes. Cases with the same symptoms share a story. Every
 * suspect has a case, and the seed draws one of them by the suspects' priors. The browser knows the story but not the case.
 */
export interface Story extends PublicStory {
  /** Nominal volts at the wall; `any`: drawn from the seed, and the machine is set for it. */
  readonly mains: 'any' | 120 | 230;
  readonly build?: Omit<Build, 'mains'>;
  /** Changes to the machine at arrival that every case shares. */
  readonly arrival: readonly Fault[];
  readonly suspects: readonly Suspect[];
  readonly tests: readonly StoryTest[];
  /** Set-up id -> simulated seconds, paid by the first test that needs it. */
  readonly setups: Readonly<Partial<Record<SetUp, number>>>;
  /** Question id -> answer id; a suspect may override it. */
  readonly answers: Readonly<Record<string, string>>;
  /** The expert's plan, the same for every case: it has to find the true cause. */
  readonly plan: Plan;
  /** Dealt by forms alone; left out for what practice and plain tests deal. */
  readonly pool?: 'reserved';
  /** Who brings the machine in, its harmless oddities and the customer's own theories; those of every story when left out. */
  readonly customers?: Customers;
  readonly oddities?: readonly Decoy[];
  readonly theories?: readonly [string, ...string[]];
}

export interface Suspect {
  readonly id: string;
  readonly band: PriorBand;
  /** Kinds of parts whose replacement cures it. */
  readonly parts?: readonly string[];
  /** Ids of single things (cable ends, settings) whose change gets around it, besides those of its faults. */
  readonly acts?: readonly string[];
  /** Answers that differ from the story's. */
  readonly answers?: Readonly<Record<string, string>>;
  /** Where it may sit, such as one of two slots; the seed draws one. */
  readonly placements: readonly [Placement, ...Placement[]];
}

/** One place of a suspect, with the faults that make it. */
interface Placement {
  readonly faults: readonly Fault[];
  /** Accepted places in the work note (`NoteKey.part`); those of the case's note when left out. */
  readonly part?: NoteKey['part'];
  /** Answers that differ from the suspect's. */
  readonly answers?: Readonly<Record<string, string>>;
}

/** A test of the story's likelihood table: its outcomes for each suspect. */
export interface StoryTest {
  readonly id: TestId;
  /** Tests that measure the same; the other side of a connection is added automatically. */
  readonly also?: readonly string[];
  /** Simulated seconds of waiting in addition to the reading. */
  readonly waitSeconds?: number;
  /** Set-ups, if they differ from the catalogue's. */
  readonly setups?: readonly SetUp[];
  /** The catalogue's outcomes that occur in this story; all of them when left out. */
  readonly outcomes?: readonly string[];
  /** Outcomes for suspects that `says` does not list. */
  readonly otherwise: Says;
  readonly says: Readonly<Record<string, Says>>;
}

/** A case of a story: one suspect is true. Each placement of the suspect is a variant of it. */
export interface CaseData {
  readonly id: string;
  /** Id of the true suspect. */
  readonly truth: string;
  readonly difficulty: number;
  readonly objectives: readonly ObjectiveId[];
  readonly parMinutes: number;
  /** Dollars of parts that the repair needs. */
  readonly parPartsUsd?: number;
  readonly usdPerMinute?: number;
  cured(state: LabState): boolean;
  /** Goals in addition to the one of every case: everything is back in place. */
  readonly goal: readonly Predicate[];
  /** Sockets whose original part need not be put back. */
  readonly exempt?: readonly string[];
  readonly verify: readonly Predicate[];
  workaround?(state: JudgedState): boolean;
  /** The accepted choices of the work note; the accepted cause is the truth. */
  readonly note: Omit<NoteKey, 'cause'>;
  /** Whose hints, title and insight it shares; its own when left out. */
  readonly lessons?: CaseLessons;
}

/** A story and its cases. */
export interface StoryCases {
  readonly story: Story;
  readonly cases: readonly CaseData[];
}

/** The faults of all placements of some suspects. */
export function faultsOf(suspects: readonly Suspect[]): readonly Fault[] {
  return suspects.flatMap(({ placements }) => placements.flatMap(({ faults }) => faults));
}
