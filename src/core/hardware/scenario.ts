import type { RngState } from '../kernel/rng.ts';
import type { BeliefTest, Hypothesis } from './belief.ts';
import type { LabCommand } from './commands.ts';
import type { LabState, MachineState } from './state.ts';
import type { IndicatorsView, MachineModelId, MachineView } from './view.ts';

/** What a seed makes of a scenario: the machine as it comes to the bench, and what is true about it. */
interface Beginning {
  readonly machine: MachineState;
  readonly strap: 'worn' | 'off';
  readonly recording: IndicatorsView | null;
  /** Id of the hypothesis that is true. */
  readonly truth: string;
  readonly rng: RngState;
}

/** Something worth having done, told at the end. */
interface Achievement {
  /** Key under `lab:achievement`. */
  readonly id: string;
  earned(state: LabState): boolean;
}

/**
 * A scenario is data plus predicates (hardware-lab.md Annex B). Texts live in the client's language files under the
 * scenario's id.
 */
export interface Scenario {
  readonly id: string;
  readonly model: MachineModelId;
  /** 1 to 5. */
  readonly difficulty: number;
  /** Own short labels of Annex A.9, e.g. `C1 3.3`. */
  readonly objectives: readonly string[];
  /** Simulated seconds that a good technician needs. */
  readonly parSeconds: number;
  begin(rng: RngState): Beginning;
  readonly hypotheses: readonly Hypothesis[];
  readonly tests: readonly BeliefTest[];
  /** All true: the fault is gone and nothing is newly broken. */
  readonly goal: readonly ((state: LabState) => boolean)[];
  /** What proves the repair; each is worth an equal share. */
  readonly verify: readonly ((state: LabState) => boolean)[];
  readonly achievements: readonly Achievement[];
  /** What an expert does next, by what can be seen and was done; an empty answer means that the job is done. */
  expert(view: MachineView, log: readonly LabCommand[]): readonly LabCommand[];
}
