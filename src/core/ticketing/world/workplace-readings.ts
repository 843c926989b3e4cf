import { SECONDS_PER_DAY } from '../../kernel/time.ts';
import { isComputer } from './devices.ts';
import { hostOf } from './hosts.ts';
import type { Workplace } from './workplaces.ts';
import { findDevice, type World, workplaceOf } from './world.ts';

/** A policy that was applied longer ago than this has missed what came since. */
const POLICY_DAYS = 2;
/** A battery below this empties within a meeting. */
const WORN_PERCENT = 60;
const STEADY_HERTZ = 60;

/** The policy that sets the wallpaper. */
export const BRAND_POLICY = 'GPO-Brand';

function ofWorkplace<Outcome extends string>(
  read: (workplace: Workplace) => Outcome,
): (world: World, asset: string) => Outcome | null {
  return (world, asset) => {
    const device = findDevice(world, asset);
    return device === null || !isComputer(device) ? null : read(workplaceOf(world, asset));
  };
}

/** Readings of what stands on a desk and of the policies of a computer; subject: an asset number. */
export const WORKPLACE_READ = {
  'dock-power': ofWorkplace(({ dock, needsWatts }) => (dock.watts < needsWatts ? 'too-weak' : 'enough')),
  'dock-firmware': ofWorkplace(({ dock }) => dock.firmware),
  'battery-health': ofWorkplace(({ battery }) => (battery.healthPercent < WORN_PERCENT ? 'worn' : 'good')),
  'charge-limit': ofWorkplace(({ battery }) => (battery.limitPercent < 100 ? 'on' : 'off')),
  'screen-rate': ofWorkplace(({ screen }) => (screen.hertz < STEADY_HERTZ ? 'low' : 'normal')),
  'screen-driver': ofWorkplace(({ screen }) => screen.driver),
  'part-on-order': ofWorkplace(({ ordered }) => ordered[0] ?? 'none'),
  'policy-age': (world: World, asset: string, now: number) => {
    const policy = hostOf(world, asset)?.policy;
    if (policy === undefined || policy === null) return null;
    return now - policy.appliedAt > POLICY_DAYS * SECONDS_PER_DAY
      ? ('days-old' as const)
      : ('fresh' as const);
  },
  /** Whether the policy of the brand, which sets the wallpaper, reaches whoever uses the computer. */
  'brand-policy': (world: World, asset: string) => {
    const policy = hostOf(world, asset)?.policy;
    if (policy === undefined || policy === null) return null;
    return policy.user.includes(BRAND_POLICY) ? ('applied' as const) : ('filtered' as const);
  },
} as const;
