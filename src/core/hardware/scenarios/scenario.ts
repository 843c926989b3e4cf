import type { AssessedCase } from '../../assessment/case.ts';
import type { RngState } from '../../kernel/rng.ts';
import type { Stamp } from '../../kernel/stamp.ts';
import type { LabCommand } from '../model/commands.ts';
import type { FactoryCondition, LabState, MachineState } from '../model/state.ts';
import type { IndicatorsView, LabView, MachineModelId } from '../model/view.ts';
import type { CaseFamily, JobCard } from './public/public-story.ts';

/**
 * How to write a scenario: a story is two files of one name, in `public/` (public data) and `judged/` (suspects, tests, plan and
 * cases), each with an entry in its list (`public/stories.ts`, `judged/registry.ts`).
 *
 * `begin(rng)`: `withFaults(assemble(MACHINE, build), faults)` gives the machine. Wrap a machine in everyday use, whose memory is
 * trained, in `settledIn`. Draw variations from `rng` and return the next `rng`.
 *
 * A finding is made by the commands that read something, never by the scenario. Its `test` and `outcome` are what
 * `tests` (the likelihood table) refers to; the catalogue of both is in
 * `instruments/diagnostic-tests/catalogue.ts`; a story names what differs from it.
 *
 * `goal` and `verify` are predicates over the state: of the machine (`postEnd`, `startsSystem`, `railVolts` ...), of
 * `evidence`, `ledger` and `job`.
 */

/** Information about a job from the customer, the label and the company, as ids; the client has the texts. */
interface JobData {
  /** Names and numbers for placeholders in the customer's texts. */
  readonly values: Readonly<Record<string, string | number>>;
  /** The asset record, displayed as it is (serials, sizes, modes, origin). */
  readonly asset: Readonly<Record<string, string>>;
  /** Question id -> answer id. `backup` -> `backup-verified` and `consent` -> `consent-given` matter to rule P13. */
  readonly answers: Readonly<Record<string, string>>;
}

/** A scenario dealt with a seed: the machine at arrival, and its hidden facts. */
export interface Beginning {
  readonly machine: MachineState;
  readonly strap: 'worn' | 'off';
  readonly recording: IndicatorsView | null;
  /** Id of the true hypothesis. */
  readonly truth: string;
  /** Which of its places was drawn, counted from 0; 0 when left out. */
  readonly placement?: number;
  /** Ids of harmless oddities. */
  readonly decoys?: readonly string[];
  readonly rng: RngState;
  readonly job?: JobData;
}

/** The end of a run, with what only the judge uses. */
export interface JudgedState extends LabState {
  /** When the fault was cured for good; null when it still exists. */
  readonly cured: Stamp | null;
}

/** An achievement, shown in the debrief. */
interface Achievement {
  /** Key under `lab:achievement`. */
  readonly id: string;
  earned(state: JudgedState): boolean;
}

/** What offers cases. Explore has its own scenarios; a case for forms alone belongs to the reserved pool (learning.md 1). */
export type CaseMode = 'demo' | 'practice' | 'testing' | 'form';

/** Where the texts stand that tell of a case. */
export interface CaseLessons {
  readonly story: string;
  readonly caseId: string;
}

/** A condition on the end of a run. */
export interface Predicate {
  readonly id: string;
  holds(state: JudgedState): boolean;
}

/**
 * A scenario is data plus predicates (hardware-lab.md Annex B). Texts live in the client's language files under the
 * scenario's id.
 */
export interface Scenario extends AssessedCase {
  readonly id: string;
  /** The id that the browser gets instead; several scenarios may share a story. */
  readonly story: string;
  /** Whose hints, title and insight it shares; its own when left out. */
  readonly lessons?: CaseLessons;
  /** How often it is drawn, in proportion to the other cases of its story. */
  readonly weight: number;
  readonly model: MachineModelId;
  readonly family: CaseFamily;
  readonly modes: readonly CaseMode[];
  /** 1 to 5. */
  readonly difficulty: number;
  begin(rng: RngState): Beginning;
  /** Whether the fault is gone. Called after every command, so it must be fast. */
  cured(state: LabState): boolean;
  /** Further conditions of a good job: no new damage, configuration as in the asset record, data intact. */
  readonly goal: readonly Predicate[];
  /** What has to be back in place at the end; absent when the job cannot be closed. */
  readonly factoryCondition?: FactoryCondition;
  /** Verifications after the cure, weighted equally. */
  readonly verify: readonly Predicate[];
  /** An accepted workaround or escalation. */
  workaround?(state: JudgedState): boolean;
  /** A gate of assessment.md 4.2. */
  wrongMachine?(state: JudgedState): boolean;
  readonly achievements: readonly Achievement[];
  readonly card?: JobCard;
  /** The expert's next commands, from the view and the log; empty when the job is done. */
  expert(view: LabView, log: readonly LabCommand[]): readonly LabCommand[];
}
