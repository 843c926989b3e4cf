import type { DeskTime } from '../clocks/business-time.ts';
import { isComputer } from './devices.ts';
import { ipv4Of } from './host-network.ts';
import { COMPANY_DNS } from './host-plan.ts';
import { hostOf, mainAdapter } from './hosts.ts';
import { isInNetwork, isIpv4 } from './ipv4.ts';
import { tablesOf } from './network-of.ts';
import type { Machine, MachineKind, Segment } from './network-tables.ts';
import { findDeviceByHost, type World } from './world.ts';

/** Who uses an address, and whose it is by the server that gives addresses out. */

/** Somebody who has an address on a piece of network. */
interface AddressHolder {
  readonly mac: string;
  /** Name of the computer; null for what the directory does not know. */
  readonly host: string | null;
  readonly asset: string | null;
  readonly kind: MachineKind | 'computer' | 'server';
  /** Where its cable ends, as the switch names it. */
  readonly port: string;
  readonly hasLease: boolean;
}

export interface AddressClaims {
  readonly address: string;
  readonly segment: string;
  /** Hardware address of whom the server has given it to; null for nobody. */
  readonly leasedTo: string | null;
  readonly leasedHost: string | null;
  readonly holders: readonly AddressHolder[];
}

const COMPANY_SERVER: string = COMPANY_DNS[0];

/** The company's piece of network that an address belongs to; null for one of elsewhere. */
function segmentOf(world: World, address: string): Segment | null {
  if (!isIpv4(address)) return null;
  return (
    tablesOf(world).segments.find(
      ({ network, mask, dhcp }) => dhcp?.server === COMPANY_SERVER && isInNetwork(address, network, mask),
    ) ?? null
  );
}

/** A port of the switch of a floor, always the same for the same hardware. */
function portOf(segment: string, mac: string): string {
  const floor = segment.replace('floor-', '').toUpperCase();
  return `${floor}-SW/${1 + (Number.parseInt(mac.slice(-2), 16) % 48)}`;
}

function hostName({ names }: Machine): string | null {
  return names[0]?.split('.')[0]?.toUpperCase() ?? null;
}

/** Whom the server has given an address to: who holds it from a lease now, else who had it last. */
function leaseHolder(world: World, segment: Segment, address: string, now: DeskTime): string | null {
  const holder = tablesOf(world).machines.find((machine) => {
    if (machine.address !== address || machine.segment !== segment.id) return false;
    const asset = findDeviceByHost(world, hostName(machine) ?? '')?.asset;
    return (
      asset !== undefined && world.hosts[asset] !== undefined && leaseState(world, asset, now) === 'current'
    );
  });
  if (holder !== undefined) return holder.mac;
  const reservations = segment.dhcp?.reservations ?? {};
  return Object.keys(reservations).find((mac) => reservations[mac] === address) ?? null;
}

/** How a computer came to the address that it has. */
export function leaseState(
  world: World,
  asset: string,
  now: DeskTime,
): 'typed-in' | 'current' | 'expired' | 'other-server' | 'self-given' | 'none' | null {
  const adapter = mainAdapter(world, asset);
  if (adapter === null) return null;
  const setting = ipv4Of(adapter);
  if (setting === null) return 'none';
  if (setting.origin === 'static') return 'typed-in';
  if (setting.origin === 'self-assigned' || adapter.lease === null) return 'self-given';
  if (adapter.lease.server !== COMPANY_SERVER) return 'other-server';
  return adapter.lease.expires <= now ? 'expired' : 'current';
}

/** Everything that the network knows of an address; null for one that is none of the company's. */
export function claimsOf(world: World, address: string, now: DeskTime): AddressClaims | null {
  const segment = segmentOf(world, address);
  if (segment === null) return null;
  const { machines } = tablesOf(world);
  const leasedTo = leaseHolder(world, segment, address, now);
  const nameOfMac = machines.find(({ mac }) => mac === leasedTo);
  return {
    address,
    segment: segment.id,
    leasedTo,
    leasedHost: nameOfMac === undefined ? null : hostName(nameOfMac),
    holders: machines
      .filter((machine) => machine.address === address && machine.segment === segment.id)
      .filter(({ state }) => state !== 'off')
      .map((machine) => {
        const device = findDeviceByHost(world, hostName(machine) ?? '');
        const isOurs = device !== null && isComputer(device) && hostOf(world, device.asset) !== null;
        return {
          mac: machine.mac,
          host: hostName(machine),
          asset: isOurs ? device.asset : null,
          kind: machine.kind ?? (isOurs ? 'computer' : 'server'),
          port: portOf(segment.id, machine.mac),
          hasLease: machine.mac === leasedTo,
        };
      }),
  };
}
