import type { MachineModelId } from '../../../core/hardware/model/view.ts';
import type { PracticeJob } from '../../../runs/practice/practice-job.ts';
import type { LabTypes } from '../store.ts';

/** The session to open. */
export type SessionRequest =
  | { readonly kind: 'explore'; readonly machine: MachineModelId }
  | { readonly kind: 'practice'; readonly story: string }
  /** Resumes an unfinished practice job. */
  | { readonly kind: 'resume'; readonly job: PracticeJob<LabTypes> }
  /** The next test, or the open one. */
  | { readonly kind: 'testing' };
