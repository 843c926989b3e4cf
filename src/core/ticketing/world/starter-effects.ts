import type { Device } from './devices.ts';
import { firstAccount, type RightsTemplate, roleGroups, type Starter } from './starters.ts';
import { findAccount, findDevice, type World, withAccount, withDevice, withStarter } from './world.ts';

/** What is prepared for people who begin. */
export type StarterEffect =
  | {
      readonly do: 'create-account';
      readonly starter: string;
      readonly template: RightsTemplate;
    }
  /** The manager fills in what the form of somebody new lacks. */
  | { readonly do: 'complete-form'; readonly starter: string; readonly startsAt: number }
  | { readonly do: 'put-starter'; readonly starter: Starter }
  /** A laptop in stock waits for somebody new; the one that waited before goes back. */
  | { readonly do: 'reserve-laptop'; readonly starter: string; readonly asset: string };

type EffectOf<Do extends StarterEffect['do']> = Extract<StarterEffect, { readonly do: Do }>;

/** Laptops that lie in stock: whoever begins may get any of them. */
export function laptopsInStock({ devices }: World): readonly Device[] {
  return Object.values(devices).filter(
    ({ kind, status, assignedTo, lentTo }) =>
      kind === 'laptop' && status === 'spare' && assignedTo === null && lentTo === null,
  );
}

function withStatus(world: World, asset: string | null, status: Device['status']): World {
  const device = asset === null ? null : findDevice(world, asset);
  return device === null ? world : withDevice(world, { ...device, status });
}

export const STARTER_APPLIERS: {
  readonly [Do in StarterEffect['do']]: (world: World, effect: EffectOf<Do>, now: number) => World;
} = {
  'create-account': (world, { starter: id, template }, now) => {
    const starter = world.starters[id];
    if (starter === undefined) return world;
    const copied = findAccount(world, starter.model)?.groups ?? [];
    return withAccount(world, firstAccount(starter, template === 'role' ? roleGroups(starter) : copied, now));
  },
  'complete-form': (world, { starter: id, startsAt }) => {
    const starter = world.starters[id];
    return starter === undefined ? world : withStarter(world, { ...starter, startsAt });
  },
  'put-starter': (world, { starter }) => withStarter(world, starter),
  'reserve-laptop': (world, { starter: id, asset }) => {
    const starter = world.starters[id];
    if (starter === undefined) return world;
    const freed = withStatus(world, starter.laptop, 'spare');
    return withStarter(withStatus(freed, asset, 'reserved'), { ...starter, laptop: asset });
  },
};
