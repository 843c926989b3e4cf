import { HOME_ROUTER, HOME_SEGMENT, PROVIDER_DNS } from './company-network.ts';
import { type HomeNetwork, type HomeWork, ORDINARY_HOME, type TunnelEnd } from './home-networks.ts';
import { mainAdapter } from './hosts.ts';
import { withAdapterChange, withNetworkChange } from './network-of.ts';
import { findAccount, findDevice, type World, withWorld } from './world.ts';

/** What changes in somebody's home. Subject: the asset number of the laptop that works there. */
export type HomeEffect =
  | { readonly do: 'put-home'; readonly asset: string; readonly home: Partial<HomeNetwork> }
  /** A second router stands behind the first: the laptop is in a network of its own behind it. */
  | { readonly do: 'put-second-router'; readonly asset: string }
  | { readonly do: 'home-work'; readonly asset: string; readonly work: HomeWork }
  | { readonly do: 'put-tunnel-ends'; readonly login: string; readonly ends: readonly TunnelEnd[] };

type Appliers = {
  readonly [Do in HomeEffect['do']]: (
    world: World,
    effect: Extract<HomeEffect, { readonly do: Do }>,
    now: number,
  ) => World;
};

function homeOf({ homes }: World, asset: string): HomeNetwork {
  return homes[asset] ?? ORDINARY_HOME;
}

function withHome(world: World, asset: string, change: Partial<HomeNetwork>): World {
  return withWorld(world, { homes: { ...world.homes, [asset]: { ...homeOf(world, asset), ...change } } });
}

/** The first router, as the second one sees it: both use the same addresses. */
const FIRST_ROUTER = '192.168.1.254';
const PROVIDER = '203.0.113.1';

const behindOf = (asset: string): string => `home-behind-${asset.toLowerCase()}`;

function withSecondRouter(world: World, asset: string, now: number): World {
  const adapter = mainAdapter(world, asset);
  if (adapter === null) return world;
  const id = behindOf(asset);
  const wired = withNetworkChange(world, {
    segments: [
      ...(world.network.segments ?? []),
      {
        id,
        network: '192.168.1.0',
        mask: '255.255.255.0',
        gateway: HOME_ROUTER,
        path: [
          { address: FIRST_ROUTER, name: null },
          { address: PROVIDER, name: null },
        ],
        uplink: 'internet',
        dhcp: {
          server: HOME_ROUTER,
          scope: 'open',
          from: '192.168.1.20',
          dns: [PROVIDER_DNS],
          suffix: 'home',
          reservations: {},
        },
      },
    ],
  });
  return withAdapterChange(wired, asset, adapter.name, { segment: id }, now);
}

function withoutSecondRouter(world: World, asset: string, now: number): World {
  const adapter = mainAdapter(world, asset);
  return adapter?.segment === behindOf(asset)
    ? withAdapterChange(world, asset, adapter.name, { segment: HOME_SEGMENT }, now)
    : world;
}

const WORKS: Readonly<Record<HomeWork, (world: World, asset: string, now: number) => World>> = {
  'access-point-mode': withoutSecondRouter,
  'secure-wifi': (world, asset) =>
    withHome(world, asset, { security: 'wpa2-aes', password: 'own', hasStrangers: false }),
  'update-router': (world, asset) => withHome(world, asset, { firmware: 'current' }),
  'use-hotspot': (world, asset) => withHome(world, asset, { isOnHotspot: true }),
  'open-router': (world, asset) => withHome(world, asset, { isOpen: true }),
};

export const HOME_APPLIERS: Appliers = {
  'put-home': (world, { asset, home }) => withHome(world, asset, home),
  'put-second-router': (world, { asset }, now) => withSecondRouter(world, asset, now),
  'home-work': (world, { asset, work }, now) => WORKS[work](world, asset, now),
  'put-tunnel-ends': (world, { login, ends }) =>
    withWorld(world, { tunnelEnds: { ...world.tunnelEnds, [login]: ends } }),
};

/** A router that restarts is back within this; a line that is lost is not. */
const RESTART_SECONDS = 300;
const BLINK_SECONDS = 60;

function ofLaptop<Outcome extends string>(
  read: (home: HomeNetwork, isDoubled: boolean) => Outcome,
): (world: World, asset: string) => Outcome | null {
  return (world, asset) =>
    findDevice(world, asset) === null
      ? null
      : read(homeOf(world, asset), mainAdapter(world, asset)?.segment === behindOf(asset));
}

/** Readings of a home and of the tunnel from it. */
export const HOME_READ = {
  /** How many routers translate addresses between the laptop and the provider. */
  'home-routers': ofLaptop((_home, isDoubled) => (isDoubled ? 'two' : 'one')),
  'home-wifi': ofLaptop(({ security, password }) =>
    security === 'wpa2-aes' && password === 'own' ? 'secured' : 'factory',
  ),
  'home-strangers': ofLaptop(({ hasStrangers }) => (hasStrangers ? 'seen' : 'none')),
  'home-firmware': ofLaptop(({ firmware }) => firmware),
  'home-opened': ofLaptop(({ isOpen }) => (isOpen ? 'opened' : 'closed')),
  /** Whether the VPN holds from there. */
  'home-vpn': ofLaptop(({ isOnHotspot, line, hasStrangers, firmware }, isDoubled) =>
    isOnHotspot || (line === 'steady' && !isDoubled && !hasStrangers && firmware === 'current')
      ? 'holds'
      : 'drops',
  ),
  /** How long a laptop is away when its tunnel ends; subject: a sign-in name. */
  'tunnel-ends': (world: World, login: string) => {
    if (findAccount(world, login) === null) return null;
    const longest = Math.max(0, ...(world.tunnelEnds[login] ?? []).map(({ backAfter }) => backAfter));
    if (longest === 0) return 'none' as const;
    if (longest <= BLINK_SECONDS) return 'back-at-once' as const;
    return longest <= RESTART_SECONDS ? ('back-in-minutes' as const) : ('long-away' as const);
  },
} as const;
