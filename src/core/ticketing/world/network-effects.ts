import { SECONDS_PER_DAY } from '../../kernel/time.ts';
import { OFFICE_LICENCE } from './accounts.ts';
import { followsDomain, resynced, timeServiceRuns } from './domain-time.ts';
import type { Adapter, Host } from './host.ts';
import { hostOf, withHostChange } from './hosts.ts';
import { findAccessPoint } from './network-map.ts';
import { networkOf, withAdapterChange, withNetworkChange } from './network-of.ts';
import type { NetworkRows } from './network-rows.ts';
import { findAccount, type World } from './world.ts';

/** Changes of computers, of their adapters, and of the network. */
export type NetworkEffect =
  | { readonly do: 'change-host'; readonly asset: string; readonly change: Partial<Host> }
  | {
      readonly do: 'change-adapter';
      readonly asset: string;
      readonly adapter: string;
      readonly change: Partial<Adapter>;
    }
  /** The clock of a computer is set by the internet from now on. */
  | { readonly do: 'set-clock'; readonly asset: string }
  /** The clock of a computer follows its domain from now on, and is set at once where its service runs. */
  | { readonly do: 'follow-domain-time'; readonly asset: string }
  | { readonly do: 'change-network'; readonly rows: NetworkRows }
  | { readonly do: 'renew-certificate'; readonly asset: string }
  /** Helps one that is stuck; one without power stays off. */
  | { readonly do: 'restart-access-point'; readonly accessPoint: string }
  /** Somebody signs in to Office with the account of the company: it asks for the licence that the account has. */
  | { readonly do: 'sign-in-office'; readonly asset: string; readonly login: string };

/** What Windows asks for the time where no domain does it. */
const INTERNET_TIME = 'time.windows.com';

type Appliers = {
  readonly [Do in NetworkEffect['do']]: (
    world: World,
    effect: Extract<NetworkEffect, { readonly do: Do }>,
    now: number,
  ) => World;
};

export const NETWORK_APPLIERS: Appliers = {
  'renew-certificate': (world, { asset }, now) => {
    const host = hostOf(world, asset);
    if (host === null) return world;
    const certificates = host.certificates.map((one) =>
      one.store === 'computer' ? { ...one, from: now, to: now + 365 * SECONDS_PER_DAY } : one,
    );
    return withHostChange(world, asset, { certificates });
  },
  'change-host': (world, { asset, change }) => withHostChange(world, asset, change),
  'change-adapter': (world, { asset, adapter, change }, now) =>
    withAdapterChange(world, asset, adapter, change, now),
  'set-clock': (world, { asset }, now) => {
    const host = hostOf(world, asset);
    if (host === null) return world;
    const clock = {
      ...host.clock,
      skewSeconds: 0,
      source: INTERNET_TIME,
      type: 'manual',
      lastSync: now,
    } as const;
    return withHostChange(world, asset, { clock });
  },
  'follow-domain-time': (world, { asset }, now) => {
    const host = hostOf(world, asset);
    if (host === null) return world;
    const seen = networkOf(world, now);
    const followed = followsDomain(host, seen);
    const { clock } = timeServiceRuns(followed) ? (resynced(followed, seen) ?? followed) : followed;
    return withHostChange(world, asset, { clock });
  },
  'change-network': (world, { rows }) => withNetworkChange(world, rows),
  'restart-access-point': (world, { accessPoint }) => {
    const point = findAccessPoint(world, accessPoint);
    return point === null
      ? world
      : withNetworkChange(world, { accessPoints: [{ ...point, radio: 'serving' }] });
  },
  'sign-in-office': (world, { asset, login }) =>
    withHostChange(world, asset, {
      office: {
        account: 'work',
        isLicensed: findAccount(world, login)?.licences.includes(OFFICE_LICENCE) === true,
      },
    }),
};
