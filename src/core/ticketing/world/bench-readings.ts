import { diskCondition, processorSpeed } from './bench.ts';
import { clockAtStart } from './clock-at-start.ts';
import { isTrusted, timeServiceRuns } from './domain-time.ts';
import type { Host } from './host.ts';
import { hostOf } from './hosts.ts';
import { networkOf } from './network-of.ts';
import type { NetworkSeen } from './network-seen.ts';
import { DOMAIN } from './sites.ts';
import { backgroundLoad, computerSpeed, diskSpace } from './slow-computer.ts';
import { findAccount, findDevice, type World, workplaceOf } from './world.ts';

function ofHost<Outcome extends string>(
  read: (host: Host, seen: NetworkSeen, world: World) => Outcome,
): (world: World, asset: string, now: number) => Outcome | null {
  return (world, asset, now) => {
    const host = hostOf(world, asset);
    return host === null ? null : read(host, networkOf(world, now), world);
  };
}

/** The name that passwords for the warehouse system are saved under. */
export const WAREHOUSE_SYSTEM = `wms.${DOMAIN}`;

function savedForWarehouse({ credentials }: Host) {
  return credentials.find(({ target }) => target.toLowerCase() === WAREHOUSE_SYSTEM) ?? null;
}

/** What signing in to the warehouse system comes to: the directory looks at the clock before it looks at the password. */
function signInToWarehouse(
  host: Host,
  seen: NetworkSeen,
  world: World,
): 'opens' | 'clock-refused' | 'password-refused' {
  if (!isTrusted(host, seen)) return 'clock-refused';
  const saved = savedForWarehouse(host);
  const setAt = findAccount(world, host.session.user)?.passwordSetAt ?? 0;
  return saved !== null && saved.savedAt < setAt ? 'password-refused' : 'opens';
}

/** Readings of what the bench may have to do, and of the clock that its battery keeps; subject: an asset number. */
export const BENCH_READ = {
  /** What the bench was asked to do. */
  'bench-job': (world: World, asset: string) =>
    findDevice(world, asset) === null ? null : (workplaceOf(world, asset).bench?.job ?? ('none' as const)),
  'clock-battery': ofHost(({ hardware }) => hardware.clockBattery),
  'clock-at-start': ofHost(clockAtStart),
  'disk-condition': ofHost(diskCondition),
  'background-load': ofHost(backgroundLoad),
  'disk-space': ofHost(diskSpace),
  'processor-speed': ofHost(processorSpeed),
  'computer-speed': ofHost(computerSpeed),
  /** Whom the computer takes the time from. */
  'time-source': ofHost(({ clock }) => (clock.type === 'domain' ? 'domain' : 'other')),
  'time-service': ofHost((host) => (timeServiceRuns(host) ? 'runs' : 'stopped')),
  'wms-password': ofHost((host) => (savedForWarehouse(host) === null ? 'none' : 'saved')),
  'wms-sign-in': ofHost(signInToWarehouse),
} as const;
