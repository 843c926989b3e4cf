import type { LabCommand } from '../../../core/hardware/model/commands.ts';
import type { MachineModelId } from '../../../core/hardware/model/view.ts';
import type { Run } from '../../../core/kernel/run.ts';

/** What somebody wants to do at the bench. */
export type SessionRequest =
  | { readonly kind: 'explore'; readonly machine: MachineModelId }
  | { readonly kind: 'practice'; readonly scenarioId: string }
  /** Goes on with a practice run that was left. */
  | { readonly kind: 'resume'; readonly run: Run<LabCommand> }
  /** The next test, or the one that is open. */
  | { readonly kind: 'testing' };
