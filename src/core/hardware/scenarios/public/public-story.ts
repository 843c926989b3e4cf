import type { NoteChoices } from '../../model/job-view.ts';
import type { MachineModelId } from '../../model/view.ts';

/** What the customer noticed, not what is wrong (hardware-lab.md 2.8): the look-alikes of a family are told apart on the bench. */
export type CaseFamily = 'F1' | 'F2' | 'F3' | 'F4' | 'F5' | 'F6';

/** What the job card offers; the same for every case of a story. */
export interface JobCard {
  readonly manualSections: readonly string[];
  readonly noteChoices: NoteChoices;
  readonly escalations: readonly string[];
}

/**
 * What may be known of a story before it is played; its title is `lab-titles:<id>`. What can be wrong, and how to find it,
 * is in the story's other file, `judged/`.
 */
export interface PublicStory {
  readonly id: string;
  readonly family: CaseFamily;
  readonly model: MachineModelId;
  /** 1 to 5: of the hardest case that it can turn out to be. */
  readonly difficulty: number;
  /** Own short labels of Annex A.9, e.g. `C1 3.3`: of every case that it can turn out to be, sorted. */
  readonly objectives: readonly string[];
  /** Never used: no dust, no years. */
  readonly isNew?: true;
  /** It is switched on when the technician comes. */
  readonly runs?: true;
  /** The drive that is encrypted, as the asset record says. */
  readonly encrypted?: string;
  /** What the label and the books say, beside the machine's number. */
  readonly asset: Readonly<Record<string, string>>;
  readonly card: JobCard;
}
