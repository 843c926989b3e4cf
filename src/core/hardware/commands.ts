/**
 * What a technician can do, in the imperative. Pointer, keyboard, outline and screen reader all send these and nothing
 * else, so every route earns the same score.
 */
export type LabCommand =
  /** Look closely at something: a part, a slot, the debug LEDs (or the customer's clip of them). */
  | { readonly kind: 'inspect'; readonly target: string }
  | { readonly kind: 'wear-strap' }
  | { readonly kind: 'unclip-strap' }
  /** Opens a latch or lever. On a memory slot this lifts that end of the module. */
  | { readonly kind: 'press-latch'; readonly target: string }
  /** Closes a latch or lever by hand. */
  | { readonly kind: 'close-latch'; readonly target: string }
  | { readonly kind: 'loosen-screw'; readonly target: string }
  | { readonly kind: 'tighten-screw'; readonly target: string }
  /** Takes a freed part out and lays it on the bench. */
  | { readonly kind: 'lift-part'; readonly target: string }
  /** Sets a part into a socket's guides, not yet pushed home. */
  | { readonly kind: 'place-part'; readonly target: string; readonly socket: string }
  /** Pushes one end of a part home until it clicks. */
  | { readonly kind: 'seat-part'; readonly target: string; readonly end: string }
  | { readonly kind: 'plug-cable'; readonly target: string }
  | { readonly kind: 'unplug-cable'; readonly target: string }
  | { readonly kind: 'set-psu-switch'; readonly position: 'on' | 'off' }
  /** A short press: starts a machine that is off, stops one that runs, drains one that is unplugged. */
  | { readonly kind: 'press-power' }
  /** Lets simulated time pass: whole seconds, 1 to `LONGEST_WAIT_S`. */
  | { readonly kind: 'wait'; readonly seconds: number };

/** The longest single wait, in simulated seconds (HW-11: up to 7 minutes). */
export const LONGEST_WAIT_S = 420;

/** Why nothing happened. The state is as it was. */
export interface Refusal {
  readonly reason:
    | 'unknown-target'
    /** The thing is there, but this cannot be done to it. */
    | 'not-possible'
    /** It is so already. */
    | 'already'
    /** The parts in `by` must come out first. */
    | 'blocked'
    /** The latches in `by` must be opened first. */
    | 'latched'
    /** The screws in `by` must come out first. */
    | 'screwed'
    /** The cables in `by` must come off first. */
    | 'plugged'
    /** The part in `by` sits there. */
    | 'socket-taken'
    | 'does-not-fit'
    /** It lies on the bench. */
    | 'not-in-socket'
    /** A wait that is no whole number of seconds in range. */
    | 'bad-amount';
  readonly target: string;
  readonly by?: readonly string[];
}

/** What happened, in the past tense; one sentence each in the log. */
export type LabEvent =
  | { readonly kind: 'latch-opened'; readonly target: string; readonly part: string | null }
  | { readonly kind: 'latch-closed'; readonly target: string }
  | { readonly kind: 'screw-loosened' | 'screw-tightened'; readonly target: string }
  | { readonly kind: 'part-lifted'; readonly target: string }
  | { readonly kind: 'part-placed'; readonly target: string; readonly socket: string }
  /** `home`: the last end is in, the part is seated. */
  | { readonly kind: 'end-clicked'; readonly target: string; readonly end: string; readonly home: boolean }
  | { readonly kind: 'cable-plugged' | 'cable-unplugged'; readonly target: string }
  | { readonly kind: 'strap-worn' | 'strap-unclipped' }
  | { readonly kind: 'psu-switched'; readonly position: 'on' | 'off' }
  | {
      readonly kind: 'standby-live' | 'standby-lost' | 'charge-drained' | 'nothing-happened' | 'switched-off';
    }
  | { readonly kind: 'power-lost' | 'tripped-hot' | 'tripped-latch' }
  | { readonly kind: 'switched-on' }
  /** The firmware saw memory it had not trained for; DDR5 does this once a layout. */
  | { readonly kind: 'training-started'; readonly seconds: number }
  | { readonly kind: 'training-finished' }
  | { readonly kind: 'post-stopped'; readonly code: string; readonly led: string }
  | { readonly kind: 'post-passed'; readonly code: string; readonly memoryMiB: number }
  | { readonly kind: 'time-passed'; readonly seconds: number }
  | {
      readonly kind: 'looked-at-part';
      readonly target: string;
      readonly up: readonly string[];
      readonly onBench: boolean;
    }
  | { readonly kind: 'looked-at'; readonly target: string }
  | {
      readonly kind: 'leds-read';
      readonly from: 'machine' | 'recording';
      readonly led: string | null;
      readonly code: string | null;
    }
  | { readonly kind: 'safety-breached'; readonly rule: string; readonly severity: string };
