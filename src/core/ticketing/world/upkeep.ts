import type { DeskTime } from '../clocks/business-time.ts';

/** What device management brings to all computers of a kind by and by. */
export const ROLLOUTS = ['graphics-driver', 'security-update'] as const;
export type Rollout = (typeof ROLLOUTS)[number];

/** Something that was installed on a computer. */
export interface Install {
  readonly what: 'firmware' | 'program' | Rollout;
  /** As device management lists it. */
  readonly name: string;
  readonly at: DeskTime;
}

/** A repair of the workshop. */
interface Repair {
  readonly at: DeskTime;
  readonly part: 'main-board' | 'keyboard';
  readonly reference: string;
}

/** A blue screen, as the computer reported it after it had started again. */
export interface Crash {
  readonly at: DeskTime;
  /** Such as `0x116 VIDEO_TDR_FAILURE`. */
  readonly stop: string;
  /** The file that Windows names. */
  readonly module: string;
}

/** What was installed and repaired on a computer, and how it failed, the oldest first. */
export interface Upkeep {
  readonly crashes: readonly Crash[];
  /** Why it crashes; null for one that does not. */
  readonly crashCause: 'memory' | 'program' | Rollout | null;
  /** What was taken off again. */
  readonly removed: readonly Install['what'][];
  readonly installs: readonly Install[];
  readonly repairs: readonly Repair[];
}

/** Of a computer on which nothing was done but the updates of last month. */
export const ORDINARY_UPKEEP: Upkeep = {
  installs: [
    { what: 'firmware', name: 'System firmware 1.18', at: -3_628_800 },
    { what: 'security-update', name: 'KB5052915', at: -1_728_000 },
  ],
  repairs: [],
  crashes: [],
  crashCause: null,
  removed: [],
};
