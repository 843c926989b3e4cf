/** What the slow count is made of: its own table of targets, its own business hours, its own stopwatch. */

export type SlowPriority = 'P1' | 'P2' | 'P3' | 'P4' | 'P5';
export type SlowReason = 'caller' | 'vendor' | 'parts' | 'change' | 'problem';

export type SlowEvent = { readonly step: number } & (
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

type Targets = readonly [firstResponse: number, resolution: number, update: number];

/** In minutes; an update of 0 is due on change. */
const TARGETS: Record<SlowPriority, Targets> = {
  P1: [15, 240, 30],
  P2: [30, 480, 120],
  P3: [240, 1440, 540],
  P4: [480, 2400, 1080],
  P5: [540, 5400, 0],
};
const FOLLOW_UP: Record<SlowReason, number> = {
  caller: 540,
  vendor: 540,
  parts: 1080,
  change: 1080,
  problem: 2700,
};
const FOLLOW_UP_OF_P1 = 30;

/** A stopwatch in both calendars, since a change of priority may change the calendar afterwards. */
export interface Watch {
  worked: number;
  all: number;
}
export const fresh = (): Watch => ({ worked: 0, all: 0 });

/** What a count in steps of a minute, or of a part of it, needs. */
export interface Steps {
  readonly targets: (priority: SlowPriority) => Targets;
  readonly followUp: (reason: SlowReason, priority: SlowPriority | null) => number;
  readonly isWorked: (step: number) => boolean;
  readonly tick: (watch: Watch, step: number) => void;
}

export function stepsOf(perMinute: number): Steps {
  const isWorked = (step: number): boolean => {
    const minute = Math.floor(step / perMinute);
    const hour = Math.floor(minute / 60) % 24;
    return Math.floor(minute / 1440) % 7 < 5 && hour >= 8 && hour < 17;
  };
  return {
    isWorked,
    targets: (priority) => {
      const [response, resolution, update] = TARGETS[priority];
      return [response * perMinute, resolution * perMinute, update * perMinute];
    },
    followUp: (reason, priority) => (priority === 'P1' ? FOLLOW_UP_OF_P1 : FOLLOW_UP[reason]) * perMinute,
    tick: (watch, step) => {
      watch.all += 1;
      if (isWorked(step)) watch.worked += 1;
    },
  };
}

export interface SlowBadge {
  elapsed: number;
  goal: number | null;
  remaining: number | null;
  dueAt: number | null;
  paused: boolean;
  stopped: boolean;
  warning: boolean;
  breached: boolean;
  late: boolean;
  within: boolean;
}

export const nothing = (): SlowBadge => ({
  elapsed: 0,
  goal: null,
  remaining: null,
  dueAt: null,
  paused: false,
  stopped: false,
  warning: false,
  breached: false,
  late: false,
  within: false,
});

/** Adds what follows from the rest of a badge. */
export function badge(
  part: Omit<SlowBadge, 'remaining' | 'warning' | 'goal'> & { readonly goal: number },
): SlowBadge {
  const { elapsed, goal, late, stopped } = part;
  return { ...part, remaining: goal - elapsed, warning: elapsed * 4 >= goal * 3 && !late && !stopped };
}
