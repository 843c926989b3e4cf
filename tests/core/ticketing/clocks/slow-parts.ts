/** What the slow count is made of: its own table of targets, its own business hours, its own stopwatch. */

export type SlowPriority = 'P1' | 'P2' | 'P3' | 'P4' | 'P5';
export type SlowReason = 'caller' | 'vendor' | 'parts' | 'change' | 'problem';

export type SlowEvent = { readonly minute: number } & (
  | { readonly kind: 'prioritized'; readonly priority: SlowPriority }
  | { readonly kind: 'hold-began'; readonly reason: SlowReason; readonly asked: boolean }
  | {
      readonly kind:
        | 'created'
        | 'replied'
        | 'call-answered'
        | 'person-wrote'
        | 'hold-ended'
        | 'followed-up'
        | 'resolved'
        | 'reopened'
        | 'closed'
        | 'canceled'
        | 'auto-acknowledged'
        | 'noted'
        | 'assigned'
        | 'reminded';
    }
);

/** Minutes: first response, resolution, update (0: on change). */
export const MINUTES: Record<SlowPriority, readonly [number, number, number]> = {
  P1: [15, 240, 30],
  P2: [30, 480, 120],
  P3: [240, 1440, 540],
  P4: [480, 2400, 1080],
  P5: [540, 5400, 0],
};
export const FOLLOW_UP: Record<SlowReason, number> = {
  caller: 540,
  vendor: 540,
  parts: 1080,
  change: 1080,
  problem: 2700,
};

export const isWorked = (minute: number): boolean => {
  const hour = Math.floor(minute / 60) % 24;
  return Math.floor(minute / 1440) % 7 < 5 && hour >= 8 && hour < 17;
};

/** A stopwatch in both calendars, since a change of priority may change the calendar afterwards. */
export interface Watch {
  worked: number;
  all: number;
}
export const fresh = (): Watch => ({ worked: 0, all: 0 });
export const tick = (watch: Watch, minute: number): void => {
  watch.all += 1;
  if (isWorked(minute)) watch.worked += 1;
};
