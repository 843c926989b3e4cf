import type { ObjectiveId } from '../../../assessment/objectives/catalogue.ts';
import type { NoteChoices } from '../../model/job-view.ts';
import type { MachineModelId } from '../../model/view.ts';

/** Symptom families (hardware-lab.md 2.8): what the customer noticed, not the fault. */
export type CaseFamily = 'F1' | 'F2' | 'F3' | 'F4' | 'F5' | 'F6';

/** The choices of the job card; the same for every case of a story. */
export interface JobCard {
  readonly manualSections: readonly string[];
  readonly noteChoices: NoteChoices;
  readonly escalations: readonly string[];
}

/**
 * The public data of a story; its title is `lab-titles:<id>`. Its possible faults and tests are in the file of the same name in
 * `judged/`.
 */
export interface PublicStory {
  readonly id: string;
  readonly family: CaseFamily;
  readonly model: MachineModelId;
  /** 1 to 5: the difficulty of its hardest case. */
  readonly difficulty: number;
  /** Our short labels for exam objectives (Annex A.9), e.g. `C1 3.3`, of all its cases, sorted. */
  readonly objectives: readonly ObjectiveId[];
  /** The machine is new: no dust and no signs of age. */
  readonly isNew?: true;
  /** The machine is running at arrival. */
  readonly runs?: true;
  /** Id of the encrypted drive, as in the asset record. */
  readonly encrypted?: string;
  /** The asset record, without the asset tag. */
  readonly asset: Readonly<Record<string, string>>;
  readonly card: JobCard;
}
