import type { DeskTime } from '../clocks/business-time.ts';

/** Something that was installed on a computer. */
interface Install {
  readonly what: 'firmware' | 'security-update';
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

/** What was installed and repaired on a computer, the oldest first. */
export interface Upkeep {
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
};
