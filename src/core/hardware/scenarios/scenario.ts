import type { AssessedCase } from '../../assessment/case.ts';
import type { RngState } from '../../kernel/rng.ts';
import type { Stamp } from '../../kernel/stamp.ts';
import type { LabCommand } from '../model/commands.ts';
import type { FactoryCondition, LabState, MachineState } from '../model/state.ts';
import type { IndicatorsView, LabView, MachineModelId } from '../model/view.ts';
import type { CaseFamily, JobCard } from './public/public-story.ts';

/**
 * How to write a scenario: a story is two files of one name, `public/` (what may be known before) and `judged/` (suspects,
 * tests, plan and cases), each with a line in its list (`public/stories.ts`, `judged/registry.ts`).
 *
 * `begin(rng)`: `withFaults(assemble(MACHINE, build), faults)` gives the machine. A machine that the customer has used
 * until now has trained its memory: wrap it in `settledIn`. Draw what varies from `rng` and hand the rest on.
 *
 * A finding is made by the commands that read something, never by the scenario. Its `test` and `outcome` are what
 * `tests` (the likelihood table) refers to; the catalogue of both is in
 * `instruments/diagnostic-tests/catalogue.ts`; a story names what differs from it.
 *
 * `goal` and `verify` are predicates over the state: of the machine (`postEnd`, `startsSystem`, `railVolts` ...), of
 * `evidence`, `ledger` and `job`.
 */

/** What the customer, the label and the house know about a job; ids, the client has the words. */
interface JobData {
  /** Names and numbers for the customer's words. */
  readonly values: Readonly<Record<string, string | number>>;
  /** The asset record: printed as it stands (serials, sizes, modes, origin). */
  readonly asset: Readonly<Record<string, string>>;
  /** Question id -> answer id. `backup` -> `backup-verified` and `consent` -> `consent-given` matter to rule P13. */
  readonly answers: Readonly<Record<string, string>>;
}

/** What a seed makes of a scenario: the machine as it comes to the bench, and what is true about it. */
export interface Beginning {
  readonly machine: MachineState;
  readonly strap: 'worn' | 'off';
  readonly recording: IndicatorsView | null;
  /** Id of the hypothesis that is true. */
  readonly truth: string;
  /** What is odd about it, or believed of it, and harmless. */
  readonly decoys?: readonly string[];
  readonly rng: RngState;
  readonly job?: JobData;
}

/** The end of a run, with what only whoever judges it asks. */
export interface JudgedState extends LabState {
  /** When the fault went away for good; null while it is there. */
  readonly cured: Stamp | null;
}

/** Something worth having done, told at the end. */
interface Achievement {
  /** Key under `lab:achievement`. */
  readonly id: string;
  earned(state: JudgedState): boolean;
}

/** Where a case may be met. Explore has benches of its own. */
export type CaseMode = 'demo' | 'practice' | 'testing';

/** Something that must be so when the run ends. */
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
  /** What the browser is told instead of the id: several scenarios may share one story. */
  readonly story: string;
  readonly model: MachineModelId;
  readonly family: CaseFamily;
  readonly modes: readonly CaseMode[];
  /** 1 to 5. */
  readonly difficulty: number;
  begin(rng: RngState): Beginning;
  /** The fault is gone. Asked after every command, so it must be quick. */
  cured(state: LabState): boolean;
  /** Whatever else makes the job good: nothing newly broken, configuration as in the asset record, data intact. */
  readonly goal: readonly Predicate[];
  /** What has to be back in its place at the end; absent where nobody closes the job. */
  readonly factoryCondition?: FactoryCondition;
  /** What proves the repair, done after the cure; each is worth an equal share. */
  readonly verify: readonly Predicate[];
  /** An accepted workaround or escalation. */
  workaround?(state: JudgedState): boolean;
  /** A gate of assessment.md 4.2. */
  wrongMachine?(state: JudgedState): boolean;
  readonly achievements: readonly Achievement[];
  readonly card?: JobCard;
  /** What an expert does next, by what can be seen and was done; an empty answer means that the job is done. */
  expert(view: LabView, log: readonly LabCommand[]): readonly LabCommand[];
}
