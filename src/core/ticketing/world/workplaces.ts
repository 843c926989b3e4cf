import type { BenchJob } from '../../contracts/bench-stories.ts';
import type { DeskTime } from '../clocks/business-time.ts';

/** What stands on somebody's desk beside the computer, as the inventory of the devices reports it. */
export interface Workplace {
  readonly dock: {
    readonly model: string;
    /** What it can give to a computer. */
    readonly watts: number;
    readonly firmware: 'current' | 'old';
    readonly since: DeskTime;
  };
  /** What the computer takes at work. */
  readonly needsWatts: number;
  readonly battery: { readonly healthPercent: number; readonly limitPercent: number };
  readonly screen: { readonly hertz: number; readonly driver: 'current' | 'old' };
  /** Parts that are on their way. */
  readonly ordered: readonly WorkplacePart[];
  /** What the bench has been asked to do with the computer; null while it stands on its desk. */
  readonly bench: BenchVisit | null;
}

/** A computer that a ticket sent to the hardware bench. */
export interface BenchVisit {
  readonly ticket: string;
  readonly job: BenchJob;
  /** Such as `BEN-4175`. */
  readonly reference: string;
  /** `sent`: nobody has looked at it yet. `accepted`: the bench works on it. */
  readonly status: 'sent' | 'accepted';
  /** When the bench says something next. */
  readonly nextAt: DeskTime;
}

export const WORKPLACE_PARTS = ['dock', 'battery'] as const;
export type WorkplacePart = (typeof WORKPLACE_PARTS)[number];

/** The dock that every laptop of today may use, and the older one that gives less. */
const BIG_DOCK = { model: 'Harbor D130', watts: 130 } as const;
export const SMALL_DOCK = { model: 'Harbor D60', watts: 60 } as const;

/** A workplace on which nothing is wrong. */
export const ORDINARY_WORKPLACE: Workplace = {
  dock: { ...BIG_DOCK, firmware: 'current', since: -9_000_000 },
  needsWatts: 90,
  battery: { healthPercent: 93, limitPercent: 100 },
  screen: { hertz: 60, driver: 'current' },
  ordered: [],
  bench: null,
};

/** What a part that has come puts right. */
export function withPart(workplace: Workplace, part: WorkplacePart): Workplace {
  const ordered = workplace.ordered.filter((one) => one !== part);
  return part === 'dock'
    ? { ...workplace, ordered, dock: { ...workplace.dock, ...BIG_DOCK, firmware: 'current' } }
    : { ...workplace, ordered, battery: { healthPercent: 100, limitPercent: 100 } };
}
