import type { BeepPattern, BlinkPair } from '../model/view.ts';

/** Why a self-test stops. The code table of each machine, also printed in its manual, says what it shows. */
export type StopCause =
  | 'processor'
  | 'processorUnknown'
  | 'memoryAbsent'
  | 'memoryInvalid'
  | 'memoryUnusable'
  | 'memoryUnread'
  | 'graphics'
  | 'storage';

export interface StopSigns {
  /** Two hexadecimal digits; null on a machine without a display. */
  readonly code: string | null;
  /** The debug LED that stays lit; null on a machine without any. */
  readonly led: string | null;
  readonly beeps: BeepPattern;
  readonly blink: BlinkPair | null;
}

export interface CodeTable {
  readonly stops: Readonly<Record<StopCause, StopSigns>>;
  readonly passed: { readonly code: string | null; readonly beeps: BeepPattern };
  /** The codes shown in turn during memory training; empty for a board without training. */
  readonly training: readonly string[];
  /** Seconds of memory training after a change of layout; 0 for a board without training. */
  readonly trainingSeconds: number;
  /** Codes that a POST card shows; null for a board that sends none. */
  readonly portCodes: Readonly<Record<StopCause, string>> | null;
}
