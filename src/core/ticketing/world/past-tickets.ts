import type { DeskTime } from '../clocks/business-time.ts';
import type { ResolutionCode, Subcategory } from '../record/vocabulary.ts';

/** A ticket of the last weeks, as the history of a person shows it. */
export interface PastTicket {
  readonly number: string;
  readonly requester: string;
  readonly resolvedAt: DeskTime;
  readonly subcategory: Subcategory;
  readonly code: ResolutionCode;
  /** The act that it was resolved with. */
  readonly act: 'unlock-account' | 'reset-password' | 'restart' | 'lock-device';
}
