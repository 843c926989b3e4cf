import type { LabCommand } from '../../../core/hardware/model/commands.ts';
import type { MachineModelId } from '../../../core/hardware/model/view.ts';
import type { Run } from '../../../core/kernel/run.ts';

/** The session to open. */
export type SessionRequest =
  | { readonly kind: 'explore'; readonly machine: MachineModelId }
  | { readonly kind: 'practice'; readonly scenarioId: string }
  /** Resumes an unfinished practice run. */
  | { readonly kind: 'resume'; readonly run: Run<LabCommand> }
  /** The next test, or the open one. */
  | { readonly kind: 'testing' };
