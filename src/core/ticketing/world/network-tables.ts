import { memoize } from '../../kernel/memoize.ts';
import type { DeskTime } from '../clocks/business-time.ts';
import type { AccessPoint } from './access-points.ts';
import { type Dhcp, freeAddress, offerOf, type StrangeServer } from './dhcp-server.ts';
import type { PolicyResult } from './host.ts';
import { addressOfReverse, isInNetwork, isPrivate } from './ipv4.ts';
import type {
  DomainAccount,
  Hop,
  Journey,
  JourneyEnd,
  NameAnswer,
  NetworkSeen,
  ShareAnswer,
} from './network-seen.ts';

/** The network as plain tables. A ticket changes rows; `networkFrom` answers from them. */
export interface NetworkTables {
  readonly segments: readonly Segment[];
  /** Pages whose certificate is otherwise than on an ordinary day. */
  readonly sites?: readonly Site[];
  readonly machines: readonly Machine[];
  readonly switches?: readonly Switch[];
  readonly accessPoints?: readonly AccessPoint[];
  readonly nameServers: readonly NameServer[];
  readonly shares: readonly Share[];
  readonly accounts: readonly DomainAccount[];
  readonly policy: PolicyResult;
  readonly controller: { readonly name: string; readonly address: string };
  /** Sources of time that are wrong, by seconds. */
  readonly wrongClocks: Readonly<Record<string, number>>;
}

export interface Segment {
  readonly id: string;
  readonly network: string;
  readonly mask: string;
  /** Null: nothing routes here (a switch without uplink). */
  readonly gateway: string | null;
  /** Routers between the gateway and the rest, in order. */
  readonly path: readonly { readonly address: string | null; readonly name: string | null }[];
  /** A page that stands before everything until somebody accepts its terms; left out for none. */
  readonly portal?: Site;
  /** What it reaches beyond its own network. */
  readonly uplink: 'company' | 'internet' | 'both' | 'none';
  readonly dhcp: Dhcp | null;
  readonly stranger?: StrangeServer | null;
}

/** A switch of a floor, as the network team's map knows it. */
export interface Switch {
  readonly id: string;
  readonly segment: string;
  /** The map reaches a switch through its uplink. */
  readonly state: 'reached' | 'not-reached';
}

export interface Machine {
  readonly address: string;
  readonly mac: string;
  readonly segment: string;
  /** Full names in small letters. */
  readonly names: readonly string[];
  readonly state: 'answers' | 'drops-pings' | 'off';
  readonly lossPercent: number;
  /** Milliseconds from the same site. */
  readonly ms: number;
  /** What it is, where that is no computer; left out for servers and computers. */
  readonly kind?: MachineKind;
}

/** A page of the web and the certificate that it shows. */
export interface Site {
  /** The name that the certificate is for. */
  readonly name: string;
  readonly issuer: string;
  /** Whether computers of the company know who issued it. */
  readonly isTrusted: boolean;
  readonly from: DeskTime;
  readonly to: DeskTime;
}

/** Things with an address that are no computers of the company. */
export type MachineKind = 'label-printer' | 'private-device';

interface NameServer {
  readonly address: string;
  readonly state: 'answers' | 'silent' | 'refuses';
  /** Which machines' names it knows: those of the company, or only those of the internet. */
  readonly knows: 'company' | 'internet';
}

interface Share {
  readonly server: string;
  readonly name: string;
  /** Logins, or null for everybody. */
  readonly allowed: readonly string[] | null;
}

const TTL = 128;
const SILENT: Journey = { hops: [], end: { kind: 'silence' }, lossPercent: 100 };

function grouped(
  machines: readonly Machine[],
  keysOf: (machine: Machine) => readonly string[],
): ReadonlyMap<string, readonly Machine[]> {
  const groups = new Map<string, Machine[]>();
  for (const machine of machines)
    for (const key of new Set(keysOf(machine))) {
      const group = groups.get(key);
      if (group === undefined) groups.set(key, [machine]);
      else group.push(machine);
    }
  return groups;
}

const byAddress = memoize((machines: NetworkTables['machines']) =>
  grouped(machines, ({ address }) => [address]),
);
const byName = memoize((machines: NetworkTables['machines']) => grouped(machines, ({ names }) => names));

/** Machines that have this full name. */
export function machinesNamed(
  { machines }: Pick<NetworkTables, 'machines'>,
  name: string,
): readonly Machine[] {
  return byName(machines).get(name) ?? [];
}

/** The answers that the tables give at a moment. */
export function networkFrom(tables: NetworkTables, now: DeskTime): NetworkSeen {
  const segmentOf = (id: string): Segment | undefined => tables.segments.find((row) => row.id === id);
  const machinesAt = (address: string): readonly Machine[] => byAddress(tables.machines).get(address) ?? [];
  const machineAt = (address: string): Machine | undefined => machinesAt(address)[0];

  const reaches = (segment: Segment, address: string): boolean => {
    if (segment.uplink === 'both') return true;
    return segment.uplink === (isPrivate(address) ? 'company' : 'internet');
  };

  const hopsFrom = (segment: Segment): readonly Hop[] => [
    { address: segment.gateway, name: null, ms: 1 },
    ...segment.path.map(({ address, name }, index) => ({ address, name, ms: 3 + 2 * index })),
  ];

  const endAt = (machine: Machine | undefined, routers: number): JourneyEnd =>
    machine?.state === 'answers'
      ? {
          kind: 'reply',
          ms: machine.ms + 2 * routers,
          ttl: TTL - routers,
          name: machine.names[0] ?? null,
        }
      : { kind: 'silence' };

  const journey = (from: string, address: string, through: string = address): Journey => {
    const segment = segmentOf(from);
    if (segment === undefined) return SILENT;
    const machine = machineAt(address);
    const lossPercent = machine?.lossPercent ?? 0;
    if (isInNetwork(address, segment.network, segment.mask) || machine?.segment === from) {
      const gateway = address === segment.gateway;
      return {
        hops: [],
        end: gateway ? { kind: 'reply', ms: 0, ttl: 255, name: null } : endAt(machine, 0),
        lossPercent,
      };
    }
    if (segment.stranger?.server === address)
      return { hops: [], end: { kind: 'reply', ms: 1, ttl: 64, name: null }, lossPercent: 0 };
    const hops = hopsFrom(segment);
    // A gateway that is not the network's own leads nowhere.
    if (segment.gateway === null || (through !== address && through !== segment.gateway)) return SILENT;
    if (!reaches(segment, address))
      return { hops: hops.slice(0, 1), end: { kind: 'unreachable', by: segment.gateway }, lossPercent: 0 };
    return { hops, end: endAt(machine, hops.length), lossPercent };
  };

  const canExchange = (from: string, address: string): boolean => {
    const segment = segmentOf(from);
    const machine = machineAt(address);
    if (segment === undefined || machine === undefined || machine.state === 'off') return false;
    return machine.segment === from || (segment.gateway !== null && reaches(segment, address));
  };

  const holders = (segment: string, address: string): readonly string[] =>
    machinesAt(address)
      .filter((machine) => machine.segment === segment && machine.state !== 'off')
      .map(({ mac }) => mac);

  const ask = (from: string, server: string, name: string): NameAnswer => {
    const row = tables.nameServers.find(({ address }) => address === server);
    if (row === undefined || row.state === 'silent' || !canExchange(from, server)) return { kind: 'silence' };
    if (row.state === 'refuses') return { kind: 'refused' };
    const isKnown = ({ address }: Machine): boolean => row.knows === 'company' || !isPrivate(address);
    const wanted = name.toLowerCase();
    const reversed = addressOfReverse(wanted);
    if (reversed !== null) {
      const pointed = machinesAt(reversed).find(isKnown);
      const [own] = pointed?.names ?? [];
      return own === undefined ? { kind: 'non-existent' } : { kind: 'name', name: own };
    }
    const found = machinesNamed(tables, wanted).filter(isKnown);
    if (found.length === 0) return { kind: 'non-existent' };
    return {
      kind: 'addresses',
      name: found[0]?.names[0] ?? name,
      addresses: found.map(({ address }) => address),
      authoritative: found.every(({ address }) => isPrivate(address)),
    };
  };

  return {
    now,
    controller: tables.controller,
    journey,
    ask,
    holds: (segment, address) => {
      const row = segmentOf(segment);
      return row !== undefined && row.dhcp !== null && isInNetwork(address, row.network, row.mask);
    },
    offer: (segment, mac, held) => {
      const offer = offerOf(segmentOf(segment), mac, held);
      return offer === null
        ? null
        : {
            ...offer,
            ip: freeAddress(offer.ip, (address) => holders(segment, address).some((one) => one !== mac)),
          };
    },
    holders,
    neighbour: (segment, address) => {
      const row = segmentOf(segment);
      if (row?.gateway === address) return gatewayMac(row);
      const stranger = row?.stranger ?? null;
      if (stranger?.server === address) return stranger.mac;
      const machine = machineAt(address);
      return machine === undefined || machine.segment !== segment || machine.state === 'off'
        ? null
        : machine.mac;
    },
    share: (segment, address, name, user): ShareAnswer => {
      if (!canExchange(segment, address)) return 'no-answer';
      const share = tables.shares.find(
        (row) => row.server === address && row.name.toLowerCase() === name.toLowerCase(),
      );
      if (share === undefined) return 'no-such-share';
      return share.allowed === null || share.allowed.includes(user) ? 'open' : 'access-denied';
    },
    timeOffset: (segment, source) => {
      const [machine] = machinesNamed(tables, source);
      if (machine === undefined || !canExchange(segment, machine.address)) return null;
      return tables.wrongClocks[source] ?? 0;
    },
    account: (login) => tables.accounts.find((account) => account.login === login) ?? null,
    policy: () => ({ ...tables.policy, appliedAt: now }),
  };
}

/** Hardware address of the router of a segment: every packet that leaves it asks for it. */
const gatewayMac = memoize(({ gateway }: Segment): string => {
  const octets = (gateway ?? '')
    .split('.')
    .map((octet) => Number(octet).toString(16).padStart(2, '0').toUpperCase());
  return ['00-1C', ...octets].join('-');
});
