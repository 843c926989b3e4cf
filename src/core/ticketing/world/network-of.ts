import { memoize } from '../../kernel/memoize.ts';
import type { DeskTime } from '../clocks/business-time.ts';
import type { Account } from './accounts.ts';
import { companyNetwork, HOME_SEGMENT } from './company-network.ts';
import { type Device, isComputer } from './devices.ts';
import { renewed } from './dhcp.ts';
import type { Adapter } from './host.ts';
import { hasLink, ipv4Of } from './host-network.ts';
import { hostOf, withHostChange } from './hosts.ts';
import { type NetworkRows, withRows } from './network-rows.ts';
import type { DomainAccount, NetworkSeen } from './network-seen.ts';
import { type Machine, machinesNamed, type NetworkTables, networkFrom } from './network-tables.ts';
import { withCutSites } from './site-links.ts';
import { DOMAIN } from './sites.ts';
import { findAccount, findDevice, findPerson, type World, withWorld } from './world.ts';

/** Changes an adapter; one that has link and takes its address by itself asks for one at once, as the systems do. */
export function withAdapterChange(
  world: World,
  asset: string,
  name: string,
  change: Partial<Adapter>,
  now: DeskTime,
): World {
  const host = hostOf(world, asset);
  if (host === null) return world;
  const adapters = host.adapters.map((adapter) => {
    if (adapter.name !== name) return adapter;
    const next = { ...adapter, ...change };
    return hasLink(next) && next.dhcp
      ? renewed(next, networkOf(world, now), now + host.clock.skewSeconds)
      : next;
  });
  return withHostChange(world, asset, { adapters });
}

export function withNetworkChange(world: World, rows: NetworkRows): World {
  return withWorld(world, { network: withRows(world.network, rows) });
}

/** A computer that was changed, as others meet it on the network; none while it has no address. */
function machineOf(world: World, device: Device): readonly Machine[] {
  const host = device.status === 'in-use' && device.managed !== 'wiped' ? hostOf(world, device.asset) : null;
  return (host?.adapters ?? []).flatMap((adapter) => {
    const setting = ipv4Of(adapter);
    if (setting === null || adapter.segment === null || adapter.segment === HOME_SEGMENT) return [];
    return [
      {
        address: setting.ip,
        mac: adapter.mac,
        segment: adapter.segment,
        names: [`${device.host.toLowerCase()}.${DOMAIN}`],
        state: 'answers' as const,
        lossPercent: 0,
        ms: 1,
      },
    ];
  });
}

/** Tables by the computers in them that were changed: most commands change none, and a replay goes the same way again. */
const KEPT_TABLES = 16;
const knownTables = memoize((_rows: NetworkRows) => new Map<string, NetworkTables>());

/** The rows of the network as they are now: the ordinary ones, computers as they were changed, and what else was. */
export const tablesOf = memoize((world: World): NetworkTables => {
  const { companySeed, network } = world;
  const touched = [...new Set([...Object.keys(world.hosts), ...Object.keys(world.devices)])].flatMap(
    (asset) => {
      const device = findDevice(world, asset);
      return device !== null && isComputer(device) ? [device] : [];
    },
  );
  const names = touched.map(({ host }) => `${host.toLowerCase()}.${DOMAIN}`);
  const machines = touched.flatMap((device) => machineOf(world, device));
  const key = JSON.stringify([companySeed, names, machines]);
  const known = knownTables(network);
  let tables = known.get(key);
  if (tables === undefined) {
    tables = changedTables(companySeed, network, new Set(names), machines);
    if (known.size >= KEPT_TABLES) known.clear();
    known.set(key, tables);
  }
  return withCutSites(world, tables);
});

/** @param names those of computers that were changed, whether they are on the network or not */
function changedTables(
  companySeed: number,
  network: NetworkRows,
  names: ReadonlySet<string>,
  machines: readonly Machine[],
): NetworkTables {
  const { tables } = companyNetwork(companySeed);
  const untouched =
    names.size === 0 ? tables.machines : tables.machines.filter((one) => !names.has(one.names[0] ?? ''));
  return withRows({ ...tables, machines: [...untouched, ...machines] }, network);
}

/** What the directory says of an account to a computer that asks. */
function domainAccount(world: World, account: Account): DomainAccount {
  const person = findPerson(world, account.person);
  return {
    login: account.login,
    fullName: person === null ? '' : `${person.given} ${person.family}`,
    comment: '',
    active: account.isEnabled,
    locked: account.lockedAt !== null,
    passwordSet: account.passwordSetAt,
    passwordExpires: account.passwordExpiresAt,
    lastLogon: account.lastSignInAt,
    groups: ['Domain Users', ...account.groups],
    homeDirectory: '\\\\files\\home$',
  };
}

/** What was asked for last in a world: a command asks for the network of one moment several times. */
const lastSeen = memoize((_world: World): { seen: NetworkSeen | null } => ({ seen: null }));

/** The network as it is now, to whoever asks it from a computer. */
export function networkOf(world: World, now: DeskTime): NetworkSeen {
  const last = lastSeen(world);
  if (last.seen?.now !== now)
    last.seen = {
      ...networkFrom(tablesOf(world), now),
      account: (login) => {
        const account = findAccount(world, login);
        return account === null ? null : domainAccount(world, account);
      },
    };
  return last.seen;
}

/** Machines that have a name of the company. */
export function machinesOf(world: World, name: string): readonly Machine[] {
  const full = `${name}.${DOMAIN}`;
  return machinesNamed(tablesOf(world), full);
}

/** Addresses that a name of the company has. */
export function addressesOf(world: World, name: string): readonly string[] {
  return machinesOf(world, name).map(({ address }) => address);
}
