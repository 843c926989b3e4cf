import { SECONDS_PER_DAY } from '../../kernel/time.ts';
import type { Device } from './devices.ts';
import { isComputer } from './devices.ts';
import { findDeviceByKey, isKeyId, isKeyShown } from './recovery-keys.ts';
import { findDevice, upkeepOf, type World } from './world.ts';

/** What is as young as this may have to do with the trouble of today. */
const LATELY_DAYS = 3;

const isLate = (at: number, now: number): boolean => now - at <= LATELY_DAYS * SECONDS_PER_DAY;

/** What a computer does when it is switched on. */
export function startupOf({ startup }: Pick<Device, 'startup'>) {
  if (startup.changed === null) return 'starts';
  return startup.isUnlocked ? 'asks-next-time' : 'asks-key';
}

function ofComputer<Outcome extends string>(
  read: (device: Device, world: World, now: number) => Outcome,
): (world: World, asset: string, now: number) => Outcome | null {
  return (world, asset, now) => {
    const device = findDevice(world, asset);
    return device === null || !isComputer(device) ? null : read(device, world, now);
  };
}

/** Readings of updates, repairs and recovery keys; subject: an asset number, of the last the id of a key. */
export const UPKEEP_READ = {
  startup: ofComputer(startupOf),
  'firmware-change': ofComputer(({ asset }, world, now) =>
    upkeepOf(world, asset).installs.some(({ what, at }) => what === 'firmware' && isLate(at, now))
      ? 'just-now'
      : 'not-lately',
  ),
  'repair-record': ofComputer(({ asset }, world, now) =>
    upkeepOf(world, asset).repairs.some(({ part, at }) => part === 'main-board' && isLate(at, now))
      ? 'board-replaced'
      : 'none',
  ),
  /** Whether somebody at the desk knows the key that is valid now. */
  'key-access': ofComputer((device) =>
    isKeyShown(device) ? 'shown' : device.keyShownAt === null ? 'sealed' : 'rotated',
  ),
  /** Whose the computer is that a recovery key opens. */
  'key-holder': (world: World, keyId: string) => {
    if (!isKeyId(keyId)) return null;
    const device = findDeviceByKey(world, keyId);
    if (device === null) return 'unknown' as const;
    if (device.status === 'lost' || device.status === 'stolen') return 'reported-lost' as const;
    return device.lentTo === null ? ('in-use' as const) : ('on-loan' as const);
  },
} as const;
