import type { Device, Startup } from './devices.ts';
import type { Install, Rollout, Upkeep } from './upkeep.ts';
import { startupOf } from './upkeep-readings.ts';
import { findDevice, upkeepOf, type World, withDevice, withUpkeep, withWorld } from './world.ts';

/** What happens to the updates, the start and the recovery key of a computer. */
export type UpkeepEffect =
  | { readonly do: 'change-upkeep'; readonly asset: string; readonly change: Partial<Upkeep> }
  /** An update, a driver or a program is taken off again. */
  | { readonly do: 'remove-install'; readonly asset: string; readonly what: Install['what'] }
  | { readonly do: 'pause-rollout'; readonly rollout: Rollout }
  | { readonly do: 'set-startup'; readonly asset: string; readonly changed: Startup['changed'] }
  /** The computer is switched off and on: what stood in its way stands there again. */
  | { readonly do: 'start-anew'; readonly asset: string }
  /** Somebody types the recovery key: a change of firmware or board is accepted with it, others stand in the way again. */
  | { readonly do: 'enter-recovery-key'; readonly asset: string }
  | { readonly do: 'reveal-recovery-key'; readonly asset: string }
  /** A new key, on a computer that runs. */
  | { readonly do: 'rotate-recovery-key'; readonly asset: string };

type EffectOf<Do extends UpkeepEffect['do']> = Extract<UpkeepEffect, { readonly do: Do }>;

function onDevice(world: World, asset: string, change: (device: Device) => Device): World {
  const device = findDevice(world, asset);
  return device === null ? world : withDevice(world, change(device));
}

function entered({ changed }: Startup): Startup {
  const isAccepted = changed === 'firmware' || changed === 'board';
  return isAccepted ? { changed: null, isUnlocked: false } : { changed, isUnlocked: true };
}

export const UPKEEP_APPLIERS: {
  readonly [Do in UpkeepEffect['do']]: (world: World, effect: EffectOf<Do>, now: number) => World;
} = {
  'change-upkeep': (world, { asset, change }) => withUpkeep(world, asset, change),
  'remove-install': (world, { asset, what }) =>
    withUpkeep(world, asset, {
      removed: [...upkeepOf(world, asset).removed.filter((one) => one !== what), what],
    }),
  'pause-rollout': (world, { rollout }) =>
    withWorld(world, { pausedRollouts: [...world.pausedRollouts.filter((one) => one !== rollout), rollout] }),
  'set-startup': (world, { asset, changed }) =>
    onDevice(world, asset, (device) => ({ ...device, startup: { changed, isUnlocked: false } })),
  'start-anew': (world, { asset }) =>
    onDevice(world, asset, (device) => ({
      ...device,
      startup: { ...device.startup, isUnlocked: false },
    })),
  'enter-recovery-key': (world, { asset }) =>
    onDevice(world, asset, (device) => ({ ...device, startup: entered(device.startup) })),
  'reveal-recovery-key': (world, { asset }, now) =>
    onDevice(world, asset, (device) => ({ ...device, keyShownAt: now })),
  'rotate-recovery-key': (world, { asset }, now) =>
    onDevice(world, asset, (device) =>
      startupOf(device) === 'asks-key' ? device : { ...device, recoveryKeyRotatedAt: now },
    ),
};
