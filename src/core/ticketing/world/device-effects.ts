import type { DisposalBatch, DisposalRoute, EraseMethod, OldLaptop } from './disposals.ts';
import type { PhoneSoftware } from './phone-software.ts';
import { phoneSoftwareOf, type World, withWorld } from './world.ts';

/** What happens to phones and to old laptops. */
export type DeviceEffect =
  | { readonly do: 'put-phone'; readonly asset: string; readonly software: PhoneSoftware }
  | { readonly do: 'remove-app'; readonly asset: string; readonly app: string }
  | { readonly do: 'stop-hotspot'; readonly asset: string }
  | { readonly do: 'put-disposal'; readonly batch: DisposalBatch }
  | {
      readonly do: 'erase-devices';
      readonly batch: string;
      readonly assets: readonly string[];
      readonly method: EraseMethod;
    }
  | {
      readonly do: 'route-devices';
      readonly batch: string;
      readonly assets: readonly string[];
      readonly route: DisposalRoute;
    };

type EffectOf<Do extends DeviceEffect['do']> = Extract<DeviceEffect, { readonly do: Do }>;

function onLaptops(
  world: World,
  { batch: id, assets }: { readonly batch: string; readonly assets: readonly string[] },
  change: (laptop: OldLaptop) => OldLaptop,
): World {
  const batch = world.disposals[id];
  if (batch === undefined) return world;
  const laptops = batch.laptops.map((one) => (assets.includes(one.asset) ? change(one) : one));
  return withWorld(world, { disposals: { ...world.disposals, [id]: { ...batch, laptops } } });
}

function withPhone(world: World, asset: string, change: Partial<PhoneSoftware>): World {
  const software = { ...phoneSoftwareOf(world, asset), ...change };
  return withWorld(world, { phones: { ...world.phones, [asset]: software } });
}

export const DEVICE_APPLIERS: {
  readonly [Do in DeviceEffect['do']]: (world: World, effect: EffectOf<Do>, now: number) => World;
} = {
  'put-phone': (world, { asset, software }) => withPhone(world, asset, software),
  'remove-app': (world, { asset, app }) =>
    withPhone(world, asset, {
      // An administrator cannot be removed like any other app.
      apps: phoneSoftwareOf(world, asset).apps.filter(({ name, isAdmin }) => name !== app || isAdmin),
    }),
  'stop-hotspot': (world, { asset }) => withPhone(world, asset, { hotspotMb: 0 }),
  'put-disposal': (world, { batch }) =>
    withWorld(world, { disposals: { ...world.disposals, [batch.id]: batch } }),
  // What was destroyed stays destroyed, whatever is tried on the pieces.
  'erase-devices': (world, effect) =>
    onLaptops(world, effect, (laptop) =>
      laptop.erasedBy === 'destroy' ? laptop : { ...laptop, erasedBy: effect.method },
    ),
  'route-devices': (world, effect) =>
    onLaptops(world, effect, (laptop) => ({ ...laptop, route: effect.route })),
};
