import type { Device } from './devices.ts';
import { ordinaryDevices } from './devices.ts';
import { company, type World } from './world.ts';

const KEY_ID = /^[0-9A-F]{8}$/;
const GROUPS = 8;
/** Windows divides each group by this to find mistakes of typing. */
const DIVISOR = 11;
const GROUP_VALUES = 65_536;

/** Whether it is the first part of the id of a recovery key. */
export function isKeyId(typed: string): boolean {
  return KEY_ID.test(typed);
}

/** The computer whose recovery key has this id; null when the directory has none. */
export function findDeviceByKey(world: World, keyId: string): Device | null {
  const changed = Object.values(world.devices).find(({ recoveryKeyId }) => recoveryKeyId === keyId);
  if (changed !== undefined) return changed;
  return (
    company(world)
      .people.flatMap(ordinaryDevices)
      .find(({ asset, recoveryKeyId }) => recoveryKeyId === keyId && world.devices[asset] === undefined) ??
    null
  );
}

/** Whether the key that is valid now was looked at. */
export function isKeyShown({ keyShownAt, recoveryKeyRotatedAt }: Device): boolean {
  return keyShownAt !== null && (recoveryKeyRotatedAt === null || recoveryKeyRotatedAt < keyShownAt);
}

/** The 48 digits of a computer's recovery key, in eight groups. */
export function recoveryKeyOf({ asset, recoveryKeyId, recoveryKeyRotatedAt }: Device): string {
  let hash = 0x811c9dc5;
  for (const letter of `${asset} ${recoveryKeyId} ${recoveryKeyRotatedAt}`)
    hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193);
  return Array.from({ length: GROUPS }, (_, group) => {
    const mixed = Math.imul(hash ^ Math.imul(group + 1, 0x9e3779b1), 0x45d9f3b) >>> 0;
    return String((mixed % GROUP_VALUES) * DIVISOR).padStart(6, '0');
  }).join('-');
}
