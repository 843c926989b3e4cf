import { memoize } from '../../kernel/memoize.ts';
import { SECONDS_PER_HOUR, SECONDS_PER_MINUTE } from '../../kernel/time.ts';
import { type Company, companyOf, type Person } from './company.ts';
import {
  companyNetwork,
  floorSegment,
  HOME_ROUTER,
  HOME_SEGMENT,
  type Place,
  PROVIDER_DNS,
  VPN_SEGMENT,
} from './company-network.ts';
import { computerOf, type Device, isComputer } from './devices.ts';
import { groupsInSession } from './folders.ts';
import { healthyHost } from './healthy-host.ts';
import { healthyKiosk } from './healthy-kiosk.ts';
import { healthyMac } from './healthy-mac.ts';
import type { Adapter, Host, StoredCredential } from './host.ts';
import { COMPANY_DNS, type HostPlan, UNPLUGGED } from './host-plan.ts';
import { byServer, type HostPrinting, NO_PRINTERS } from './host-printing.ts';
import { nextAddress } from './ipv4.ts';
import { printerOfFloor } from './printers.ts';
import { BUILDINGS, type Building, DOMAIN } from './sites.ts';
import { company, findAccount, findDevice, findPerson, type World, withWorld } from './world.ts';

/** People sign in on the Tuesday of the shift between seven and ten to eight. */
const MORNING = 31 * SECONDS_PER_HOUR;

function digitsOfAsset(asset: string): number {
  return Number(asset.replace(/\D/g, ''));
}

/** Where a computer stands that is not the one of somebody's desk. */
function spareDesk({ host, asset }: Device): Place {
  const buildings = Object.keys(BUILDINGS) as readonly Building[];
  const building = buildings.find((one) => BUILDINGS[one].code === host.slice(0, 2)) ?? 'ashby';
  const { floors, network } = BUILDINGS[building];
  const [floor] = floors;
  const first = `${network}.${10 + Number(floor.slice(1))}.0`;
  return { segment: floorSegment(floor), address: nextAddress(first, 150 + (digitsOfAsset(asset) % 30)) };
}

/** Whoever has this computer on an ordinary day; null for one that belongs to nobody or was given to somebody besides. */
function ordinaryOwner(companySeed: number, { asset, assignedTo }: Device): Person | null {
  const person = assignedTo === null ? undefined : companyOf(companySeed).byId.get(assignedTo);
  return person !== undefined && computerOf(person)?.asset === asset ? person : null;
}

function placeOf(companySeed: number, device: Device): Place {
  const own = ordinaryOwner(companySeed, device);
  const place = own === null ? undefined : companyNetwork(companySeed).places.get(own.id);
  return place ?? spareDesk(device);
}

const OF_SYSTEM = { macos: healthyMac, linux: healthyKiosk } as const;

/** At home there is neither the company's suffix nor, without the VPN, its drives. */
function atHome(host: Host): Host {
  return {
    ...host,
    adapters: host.adapters.map((adapter) =>
      adapter.segment === HOME_SEGMENT ? { ...adapter, suffixes: ['home'] } : adapter,
    ),
    drives: host.drives.map((drive) => ({ ...drive, connectedAs: null })),
  };
}

interface Holder {
  readonly companySeed: number;
  readonly person: Person | null;
  /** Those of the session that is running; null for who has no account. */
  readonly groups: readonly string[] | null;
}

/** The policy gives everybody who has a desk the printer of its floor. */
function printersOf(person: Person | null): HostPrinting {
  const floor = person?.desk?.split('-')[0];
  if (floor === undefined) return NO_PRINTERS;
  const { name } = printerOfFloor(floor);
  return { printers: [byServer(name)], standard: name };
}

/** The computer of somebody as it is on an ordinary day. */
function derivedHost(device: Device, { companySeed, person, groups }: Holder): Host {
  const { segment, address } = placeOf(companySeed, device);
  const isHome = segment === HOME_SEGMENT;
  const plan: HostPlan = {
    name: device.host,
    user: {
      login: person?.login ?? 'shared',
      fullName: person === null ? 'Shared computer' : `${person.given} ${person.family}`,
    },
    address,
    segment,
    form: device.kind === 'laptop' ? 'laptop' : 'desktop',
    by: isHome && device.kind === 'laptop' ? 'radio' : 'cable',
    model: device.model,
    groups: ['Domain Users', ...(groups ?? [])],
    signedInAt: MORNING + (digitsOfAsset(device.asset) % 50) * SECONDS_PER_MINUTE,
    ...(device.recoveryKeyId === null ? {} : { recoveryKeyId: device.recoveryKeyId }),
    ...(isHome ? { dhcpServer: HOME_ROUTER, dns: [PROVIDER_DNS] } : {}),
  };
  const host =
    device.os === 'macos' || device.os === 'linux' ? OF_SYSTEM[device.os](plan) : healthyHost(plan);
  if (isHome) return atHome(host);
  return device.os === 'windows-11' ? { ...host, printing: printersOf(person) } : host;
}

/** What a host of a company is derived from: all that `derivedHost` reads. */
interface Derived {
  readonly device: Device;
  readonly groups: readonly string[] | null;
  readonly host: Host;
}

/** What was derived last for a computer of a company: it stays the same over most commands and replays. */
const lastOf = memoize((_company: Company) => new Map<string, Derived>());

function isSame(one: Device, other: Device): boolean {
  return (
    one === other ||
    (one.host === other.host &&
      one.kind === other.kind &&
      one.model === other.model &&
      one.os === other.os &&
      one.assignedTo === other.assignedTo &&
      one.recoveryKeyId === other.recoveryKeyId)
  );
}

/** The computer as it is on an ordinary day; null for what has no console. */
function ordinaryHost(world: World, device: Device): Host | null {
  if (!isComputer(device)) return null;
  const { companySeed } = world;
  const person = device.assignedTo === null ? null : findPerson(world, device.assignedTo);
  const account = person === null ? null : findAccount(world, person.login);
  const groups = account === null ? null : groupsInSession(account);
  const derived = lastOf(company(world));
  const made = derived.get(device.asset);
  if (made !== undefined && made.groups === groups && isSame(made.device, device)) return made.host;
  const host = derivedHost(device, { companySeed, person, groups });
  derived.set(device.asset, { device, groups, host });
  return host;
}

/** The tunnel is up exactly while the device is on the VPN. */
function withTunnel(adapter: Adapter, { isOnVpn, asset }: Device): Adapter {
  if (adapter.medium !== 'vpn' || isOnVpn === (adapter.segment !== null)) return adapter;
  if (!isOnVpn) return { ...adapter, ...UNPLUGGED, routes: [] };
  return {
    ...adapter,
    segment: VPN_SEGMENT,
    ipv4: {
      ip: `10.20.200.${2 + (digitsOfAsset(asset) % 250)}`,
      mask: '255.255.255.255',
      gateway: null,
      origin: 'static',
    },
    dns: { servers: COMPANY_DNS, origin: 'static' },
    suffixes: [DOMAIN],
    routes: [{ network: '10.0.0.0', mask: '255.0.0.0' }],
  };
}

/** Passwords that the device has saved for drives, as the computer's own store lists them. */
function savedForDrives({ savedPasswords }: Device): readonly StoredCredential[] {
  return savedPasswords
    .filter(({ app }) => app === 'drive')
    .map(({ login, setAt }) => ({
      target: `files.${DOMAIN}`,
      kind: 'Domain Password',
      user: `CORP\\${login}`,
      savedAt: setAt,
    }));
}

/** The computers of a world that were asked for. */
const hostsOf = memoize((_world: World) => new Map<string, Host | null>());

/**
 * A computer of the company as it is now; null for what is none. It is derived from its device and the person who has it:
 * the world keeps only the parts of it that were changed.
 */
export function hostOf(world: World, asset: string): Host | null {
  const hosts = hostsOf(world);
  const known = hosts.get(asset);
  if (known !== undefined) return known;
  const host = currentHost(world, asset);
  hosts.set(asset, host);
  return host;
}

interface Current {
  readonly device: Device;
  readonly changed: Partial<Host> | undefined;
  readonly host: Host;
}

/** What an ordinary host has last become: it stays that while neither its device nor what was changed is another. */
const lastCurrent = memoize((_ordinary: Host): { made: Current | null } => ({ made: null }));

function currentHost(world: World, asset: string): Host | null {
  const device = findDevice(world, asset);
  const ordinary = device === null ? null : ordinaryHost(world, device);
  if (device === null || ordinary === null) return null;
  const changed = world.hosts[asset];
  const last = lastCurrent(ordinary);
  const { made } = last;
  if (made !== null && made.device === device && made.changed === changed) return made.host;
  const { adapters, credentials } = changed ?? ordinary;
  const host: Host = {
    ...ordinary,
    ...changed,
    adapters: (adapters ?? ordinary.adapters).map((adapter) => withTunnel(adapter, device)),
    credentials: [...(credentials ?? ordinary.credentials), ...savedForDrives(device)],
  };
  last.made = { device, changed, host };
  return host;
}

/** The adapter that connects a computer where it stands; null for what is no computer. */
export function mainAdapter(world: World, asset: string): Adapter | null {
  const device = findDevice(world, asset);
  const ordinary = device === null ? null : ordinaryHost(world, device);
  const used = ordinary?.adapters.find(({ segment, medium }) => segment !== null && medium !== 'vpn');
  return hostOf(world, asset)?.adapters.find(({ name }) => name === used?.name) ?? null;
}

/** Changes parts of a computer; nothing for what is none. */
export function withHostChange(world: World, asset: string, change: Partial<Host>): World {
  const device = findDevice(world, asset);
  if (device === null || !isComputer(device)) return world;
  const derived = savedForDrives(device).map(({ target, user }) => `${target} ${user}`);
  const credentials = change.credentials?.filter(
    ({ target, user }) => !derived.includes(`${target} ${user}`),
  );
  const kept = { ...change, ...(credentials === undefined ? {} : { credentials }) };
  return withWorld(world, { hosts: { ...world.hosts, [asset]: { ...world.hosts[asset], ...kept } } });
}

/** A computer after something was done on it: parts of `after` that are not those of `before` are kept. */
export function withHost(world: World, asset: string, before: Host, after: Host): World {
  const changed = (Object.keys(after) as (keyof Host)[]).filter((key) => after[key] !== before[key]);
  return changed.length === 0
    ? world
    : withHostChange(world, asset, Object.fromEntries(changed.map((key) => [key, after[key]])));
}
