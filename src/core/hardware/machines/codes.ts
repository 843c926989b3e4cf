import type { BeepPattern, BlinkPair } from '../model/view.ts';

/** Why a self-test stops. What a machine shows for it is in its own table, the one its manual prints. */
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
  /** Two hexadecimal digits; null on a machine that has no display. */
  readonly code: string | null;
  /** The one debug LED that stays lit; null on a machine that has none. */
  readonly led: string | null;
  readonly beeps: BeepPattern;
  readonly blink: BlinkPair | null;
}

export interface CodeTable {
  readonly stops: Readonly<Record<StopCause, StopSigns>>;
  readonly passed: { readonly code: string | null; readonly beeps: BeepPattern };
  /** The codes that keep moving while memory trains; empty where nothing trains. */
  readonly training: readonly string[];
  /** Seconds that memory trains after its layout changed; 0 where nothing trains. */
  readonly trainingSeconds: number;
  /** What a POST card in a slot reads; null where the board emits nothing. */
  readonly portCodes: Readonly<Record<StopCause, string>> | null;
}
