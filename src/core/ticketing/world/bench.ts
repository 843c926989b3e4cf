import type { BenchJob } from '../../contracts/bench-stories.ts';
import type { DeskTime } from '../clocks/business-time.ts';
import { withClockAtStart } from './clock-at-start.ts';
import type { Disk } from './hardware.ts';
import type { Host } from './host.ts';
import { hostOf, withHostChange } from './hosts.ts';
import type { BenchVisit } from './workplaces.ts';
import { type World, withWorkplace, workplaceOf } from './world.ts';

/** What a computer meets on its way to the hardware bench and back, and when its power is cut. */
export type BenchEffect =
  | { readonly do: 'send-to-bench'; readonly asset: string; readonly visit: BenchVisit }
  | { readonly do: 'accept-at-bench'; readonly asset: string; readonly nextAt: DeskTime }
  /** It stands on its desk again, whatever became of it. */
  | { readonly do: 'leave-bench'; readonly asset: string }
  | { readonly do: 'repair-at-bench'; readonly asset: string; readonly job: BenchJob }
  /** Off at the wall and on again: what the battery does not keep is lost. */
  | { readonly do: 'cut-power'; readonly asset: string };

type EffectOf<Do extends BenchEffect['do']> = Extract<BenchEffect, { readonly do: Do }>;

/** A disk with more damaged transfers than these has a bad cable. */
const MANY_CRC_ERRORS = 100;

/** What the drive itself counts: its own damage, or what a cable did to its transfers. */
export function diskCondition({ disks }: Pick<Host, 'disks'>): 'good' | 'bad-sectors' | 'cable-errors' {
  if (disks.some(({ pendingSectors }) => pendingSectors > 0)) return 'bad-sectors';
  return disks.some(({ crcErrors }) => crcErrors > MANY_CRC_ERRORS) ? 'cable-errors' : 'good';
}

/** Whether the processor runs as fast as it is made for, or slower so that it does not get too hot. */
export function processorSpeed({ hardware }: Pick<Host, 'hardware'>): 'full' | 'held-back' {
  return hardware.warmSpeedPercent < 100 ? 'held-back' : 'full';
}

/** Whether the bench finds something to do for a job on this computer. */
const IS_NEEDED: Readonly<Record<BenchJob, (host: Host) => boolean>> = {
  'clock-battery': ({ hardware }) => hardware.clockBattery === 'flat',
  disk: (host) => diskCondition(host) === 'bad-sectors',
  'disk-cable': (host) => diskCondition(host) === 'cable-errors',
  cooler: (host) => processorSpeed(host) === 'held-back',
};

/** What is looked at first on the bench; nothing is needed of what is no computer. */
export function isBenchNeeded(world: World, asset: string, job: BenchJob): boolean {
  const host = hostOf(world, asset);
  return host !== null && IS_NEEDED[job](host);
}

const sound = (disk: Disk): Disk => ({ ...disk, health: 'good', pendingSectors: 0, crcErrors: 0 });

/** What the work changes. A new drive holds what was on the old one. */
const REPAIRS: Readonly<Record<BenchJob, (host: Host) => Partial<Host>>> = {
  'clock-battery': ({ hardware, clock }) => ({
    hardware: { ...hardware, clockBattery: 'good' },
    clock: { ...clock, skewSeconds: 0 },
  }),
  disk: ({ disks }) => ({ disks: disks.map(sound) }),
  'disk-cable': ({ disks }) => ({ disks: disks.map(sound) }),
  cooler: ({ hardware }) => ({ hardware: { ...hardware, warmSpeedPercent: 100 } }),
};

export const BENCH_APPLIERS: {
  readonly [Do in BenchEffect['do']]: (world: World, effect: EffectOf<Do>, now: number) => World;
} = {
  'send-to-bench': (world, { asset, visit }) => withWorkplace(world, asset, { bench: visit }),
  'accept-at-bench': (world, { asset, nextAt }) => {
    const { bench } = workplaceOf(world, asset);
    return bench === null
      ? world
      : withWorkplace(world, asset, { bench: { ...bench, status: 'accepted', nextAt } });
  },
  'leave-bench': (world, { asset }) => withWorkplace(world, asset, { bench: null }),
  'repair-at-bench': (world, { asset, job }) => {
    const host = hostOf(world, asset);
    return host === null ? world : withHostChange(world, asset, REPAIRS[job](host));
  },
  'cut-power': (world, { asset }, now) => {
    const host = hostOf(world, asset);
    const isOnDesk = workplaceOf(world, asset).bench === null;
    return host === null || !isOnDesk ? world : withHostChange(world, asset, withClockAtStart(host, now));
  },
};

/** The visit that a ticket has at the bench, and of which computer; null for none. */
export function visitOf(
  { workplaces }: World,
  ticket: string,
): { readonly asset: string; readonly visit: BenchVisit } | null {
  for (const [asset, { bench }] of Object.entries(workplaces))
    if (bench?.ticket === ticket) return { asset, visit: bench };
  return null;
}
