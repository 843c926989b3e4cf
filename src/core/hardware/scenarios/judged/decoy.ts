import type { Fault } from '../../behaviour/faults.ts';
import type { TestId } from '../../instruments/diagnostic-tests/catalogue.ts';

/**
 * A harmless oddity of a machine. The debrief explains it with the text `cases/any.judged:decoy.<id>`.
 */
export interface Decoy {
  readonly id: string;
  readonly faults: readonly Fault[];
  /** Tests that would show it; a story that uses one of them does not get this oddity. */
  readonly shows: readonly TestId[];
  /** Whether it only occurs in a used machine. */
  readonly needsUse: boolean;
}
