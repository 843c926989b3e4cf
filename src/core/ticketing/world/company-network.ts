import { ACCESS_POINTS } from './access-points.ts';
import { momentOf } from './calendar.ts';
import { type Company, companyOf, type Person } from './company.ts';
import { computerOf } from './devices.ts';
import { OFFICE_POLICY } from './healthy-host.ts';
import { COMPANY_DNS, macOf } from './host-plan.ts';
import { nextAddress } from './ipv4.ts';
import type { Machine, NetworkTables, Segment, Switch } from './network-tables.ts';
import { PRINT_SERVER, PRINTERS } from './printers.ts';
import { BUILDINGS, type Building, DOMAIN } from './sites.ts';

/** The network of the company on an ordinary day: three sites, people's homes, the VPN, and a little of the internet. */
interface CompanyNetwork {
  readonly tables: NetworkTables;
  /** Id of a person -> where their computer is connected. */
  readonly places: ReadonlyMap<string, Place>;
}

export interface Place {
  readonly segment: string;
  readonly address: string;
}

/** Everybody's home: a router that knows the internet and nothing of the company. */
export const HOME_SEGMENT = 'home';
export const HOME_ROUTER = '192.168.1.1';
/** The name server of people's internet providers. */
export const PROVIDER_DNS = '203.0.113.53';
export const VPN_SEGMENT = 'vpn';
/** Through this machine of the provider the desk connects to computers, wherever they are. */
export const REMOTE_GATEWAY = '198.51.100.20';
export const INTRANET = 'intranet';
/** Visitors' Wi-Fi of the head office: it leads nowhere before somebody has accepted its terms. */
export const GUEST_SEGMENT = 'guest';

const full = (name: string): string => `${name}.${DOMAIN}`;

/** The piece of network that the desks of a floor are on: `A2` is `floor-a2`. */
export function floorSegment(floor: string): string {
  return `floor-${floor.toLowerCase()}`;
}

/** The first desk of a floor has this as the last part of its address; nobody's computer has one from the second on. */
const FIRST_DESK = 20;
const FIRST_FREE = 180;

function floorNetwork(building: Building, floor: string): string {
  return `${BUILDINGS[building].network}.${10 + Number(floor.slice(1))}.0`;
}

function hardwareOf(address: string): string {
  const octets = address
    .split('.')
    .slice(1)
    .map((octet) => Number(octet).toString(16).padStart(2, '0').toUpperCase());
  return `00-50-56-${octets.join('-')}`;
}

function machine(
  address: string,
  segment: string,
  names: readonly string[],
  { ms = 1, mac = hardwareOf(address) }: { readonly ms?: number; readonly mac?: string } = {},
): Machine {
  return { address, segment, names, mac, state: 'answers', lossPercent: 0, ms };
}

const SERVERS: readonly Machine[] = [
  machine('10.20.0.10', 'servers', [full('as-dc-01'), DOMAIN]),
  machine('10.20.0.11', 'servers', [full('as-dc-02')]),
  machine('10.20.0.20', 'servers', [full('files')]),
  machine('10.20.0.30', 'servers', [full('wms'), full(INTRANET)]),
  machine('10.20.0.40', 'servers', [PRINT_SERVER]),
  machine('10.20.0.50', 'servers', [full('mailgw-01')]),
  ...PRINTERS.map(({ name, address, floor }) =>
    machine(address, floorSegment(floor), [full(name.toLowerCase())]),
  ),
  machine('198.51.100.10', 'internet', ['www.example.org'], { ms: 14 }),
  machine(REMOTE_GATEWAY, 'internet', ['remote.larkfield.example'], { ms: 11 }),
  machine(PROVIDER_DNS, 'internet', ['dns.example.net'], { ms: 9 }),
  machine('198.51.100.53', 'internet', ['resolver.example.com'], { ms: 12 }),
];

function segment(id: string, network: string, over: Partial<Segment> = {}): Segment {
  return {
    id,
    network,
    mask: '255.255.255.0',
    gateway: nextAddress(network, 1),
    path: [],
    uplink: 'both',
    dhcp: {
      server: COMPANY_DNS[0],
      scope: 'open',
      from: nextAddress(network, FIRST_FREE),
      dns: COMPANY_DNS,
      suffix: DOMAIN,
      reservations: {},
    },
    ...over,
  };
}

/** Routers between a site and the head office, where the servers stand. */
const EDGES: Readonly<Record<Building, Segment['path']>> = {
  ashby: [],
  brill: [{ address: '10.30.255.1', name: full('br-edge') }],
  coln: [{ address: '10.40.255.1', name: full('co-edge') }],
};

/** The desks of a floor: a server keeps the address of each computer that it has seen. */
function floors(kept: ReadonlyMap<string, Readonly<Record<string, string>>>): readonly Segment[] {
  return (Object.keys(BUILDINGS) as readonly Building[]).flatMap((building) =>
    BUILDINGS[building].floors.map((floor) => {
      const id = floorSegment(floor);
      const plain = segment(id, floorNetwork(building, floor), { path: EDGES[building] });
      return plain.dhcp === null
        ? plain
        : { ...plain, dhcp: { ...plain.dhcp, reservations: kept.get(id) ?? {} } };
    }),
  );
}

/** Every floor has two switches on an ordinary day: `BR-SW-B0-1` and `BR-SW-B0-2`. */
const SWITCHES: readonly Switch[] = Object.values(BUILDINGS).flatMap(({ code, floors: labels }) =>
  labels.flatMap((floor) =>
    [1, 2].map((count) => ({
      id: `${code}-SW-${floor}-${count}`,
      segment: floorSegment(floor),
      state: 'reached' as const,
    })),
  ),
);

const ELSEWHERE: readonly Segment[] = [
  segment('servers', '10.20.0.0', { dhcp: null }),
  segment(VPN_SEGMENT, '10.20.200.0', { uplink: 'company', dhcp: null }),
  segment(GUEST_SEGMENT, '172.16.40.0', {
    uplink: 'none',
    portal: {
      name: 'welcome.guestnet.example',
      issuer: 'Wayfarer Public CA',
      isTrusted: true,
      from: momentOf(2026, 1, 12),
      to: momentOf(2026, 7, 12),
    },
    dhcp: {
      server: '172.16.40.1',
      scope: 'open',
      from: '172.16.40.20',
      dns: ['172.16.40.1'],
      suffix: 'guestnet.example',
      reservations: {},
    },
  }),
  segment(HOME_SEGMENT, '192.168.1.0', {
    path: [{ address: '203.0.113.1', name: null }],
    uplink: 'internet',
    dhcp: {
      server: HOME_ROUTER,
      scope: 'open',
      from: '192.168.1.20',
      dns: [PROVIDER_DNS],
      suffix: 'home',
      reservations: {},
    },
  }),
];

/** Where people's computers are: a desk has its floor's next address. */
function placesOf({ people }: Company): ReadonlyMap<string, Place> {
  const taken = new Map<string, number>();
  return new Map(
    people.flatMap((person): readonly (readonly [string, Place])[] => {
      if (person.site === 'remote')
        return [[person.id, { segment: HOME_SEGMENT, address: `192.168.1.${20 + (person.index % 200)}` }]];
      if (person.desk === null) return [];
      const floor = person.desk.slice(0, person.desk.indexOf('-'));
      const id = floorSegment(floor);
      const count = taken.get(id) ?? 0;
      taken.set(id, count + 1);
      const address = nextAddress(floorNetwork(person.building, floor), FIRST_DESK + count);
      return [[person.id, { segment: id, address }]];
    }),
  );
}

function build(companySeed: number): CompanyNetwork {
  const company = companyOf(companySeed);
  const places = placesOf(company);
  const kept = new Map<string, Record<string, string>>();
  const desks: Machine[] = [];
  const add = (person: Person): void => {
    const place = places.get(person.id);
    const computer = computerOf(person);
    if (place === undefined || computer === null || place.segment === HOME_SEGMENT) return;
    const mac = macOf(computer.host, 'ethernet');
    const own = kept.get(place.segment) ?? {};
    own[mac] = place.address;
    kept.set(place.segment, own);
    desks.push(machine(place.address, place.segment, [full(computer.host.toLowerCase())], { mac }));
  };
  for (const person of company.people) add(person);
  return {
    places,
    tables: {
      segments: [...ELSEWHERE, ...floors(kept)],
      switches: SWITCHES,
      accessPoints: ACCESS_POINTS,
      machines: [...SERVERS, ...desks],
      nameServers: [
        ...COMPANY_DNS.map((address) => ({ address, state: 'answers', knows: 'company' }) as const),
        { address: PROVIDER_DNS, state: 'answers', knows: 'internet' },
        { address: '198.51.100.53', state: 'answers', knows: 'internet' },
      ],
      shares: [{ server: '10.20.0.20', name: 'home$', allowed: null }],
      accounts: [],
      policy: { ...OFFICE_POLICY, appliedAt: 0, from: full('as-dc-01') },
      controller: { name: full('as-dc-01'), address: '10.20.0.10' },
      wrongClocks: {},
    },
  };
}

const built = new Map<number, CompanyNetwork>();
const KEPT_NETWORKS = 8;

/** The network of the company of a seed; the last few are remembered. */
export function companyNetwork(companySeed: number): CompanyNetwork {
  const known = built.get(companySeed);
  if (known !== undefined) return known;
  const network = build(companySeed);
  const oldest = built.keys().next();
  if (built.size >= KEPT_NETWORKS && !oldest.done) built.delete(oldest.value);
  built.set(companySeed, network);
  return network;
}
