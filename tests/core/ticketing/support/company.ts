import { healthyHost } from '../../../../src/core/ticketing/world/healthy-host.ts';
import { healthyKiosk } from '../../../../src/core/ticketing/world/healthy-kiosk.ts';
import { healthyMac } from '../../../../src/core/ticketing/world/healthy-mac.ts';
import type { Adapter, Host } from '../../../../src/core/ticketing/world/host.ts';
import type { DomainAccount } from '../../../../src/core/ticketing/world/network-seen.ts';
import {
  type Machine,
  type NetworkTables,
  networkFrom,
  type Segment,
} from '../../../../src/core/ticketing/world/network-tables.ts';
import { DOMAIN } from '../../../../src/core/ticketing/world/sites.ts';

/** Tuesday 11:04 of the shift's week. */
export const NOW = 24 * 3600 + 11 * 3600 + 240;

const full = (name: string): string => `${name}.${DOMAIN}`;

function machine(
  address: string,
  segment: string,
  names: readonly string[],
  over: Partial<Machine> = {},
): Machine {
  const mac = `00-50-56-${address
    .split('.')
    .slice(1)
    .map((octet) => Number(octet).toString(16).padStart(2, '0').toUpperCase())
    .join('-')}`;
  return { address, segment, names, mac, state: 'answers', lossPercent: 0, ms: 1, ...over };
}

const segment = (id: string, network: string, over: Partial<Segment> = {}): Segment => ({
  id,
  network,
  mask: '255.255.255.0',
  gateway: network.replace(/0$/, '1'),
  path: [],
  uplink: 'both',
  dhcp: {
    server: '10.20.0.10',
    scope: 'open',
    from: network.replace(/0$/, '100'),
    dns: ['10.20.0.10', '10.20.0.11'],
    suffix: DOMAIN,
    reservations: {},
  },
  ...over,
});

const NADIA: DomainAccount = {
  login: 'nferrant',
  fullName: 'Nadia Ferrant',
  comment: '',
  active: true,
  locked: false,
  passwordSet: -40 * 24 * 3600,
  passwordExpires: 50 * 24 * 3600,
  lastLogon: 7 * 3600 + 2900,
  groups: ['Domain Users', 'GG-All-Staff', 'GG-Finance'],
  homeDirectory: '\\\\files\\home$',
};

export const HEALTHY_TABLES: NetworkTables = {
  segments: [
    segment('ashby-servers', '10.20.0.0', { dhcp: null }),
    segment('ashby-2f', '10.20.12.0'),
    segment('brill-floor', '10.30.12.0', { path: [{ address: '10.30.255.1', name: full('brill-edge') }] }),
    segment('unpatched-switch', '10.99.0.0', { gateway: null, uplink: 'none', dhcp: null }),
    segment('vpn', '10.20.200.0', { uplink: 'company', dhcp: null }),
  ],
  machines: [
    machine('10.20.0.10', 'ashby-servers', [full('as-dc-01'), DOMAIN]),
    machine('10.20.0.11', 'ashby-servers', [full('as-dc-02')]),
    machine('10.20.0.20', 'ashby-servers', [full('files')]),
    machine('10.20.0.30', 'ashby-servers', [full('wms'), full('intranet')]),
    machine('10.20.12.200', 'ashby-2f', [full('hq-2f-01')]),
    machine('10.20.12.60', 'ashby-2f', [full('as-dt-0060')], { state: 'drops-pings' }),
    machine('198.51.100.10', 'internet', ['www.example.org'], { ms: 14 }),
    machine('203.0.113.53', 'internet', ['dns.example.net'], { ms: 9 }),
  ],
  nameServers: [
    { address: '10.20.0.10', state: 'answers', knows: 'company' },
    { address: '10.20.0.11', state: 'answers', knows: 'company' },
    { address: '203.0.113.53', state: 'answers', knows: 'internet' },
  ],
  shares: [
    { server: '10.20.0.20', name: 'home$', allowed: null },
    { server: '10.20.0.20', name: 'finance', allowed: ['nferrant'] },
  ],
  accounts: [NADIA],
  policy: {
    appliedAt: 0,
    from: full('as-dc-01'),
    computer: ['GPO-Workstations', 'Default Domain Policy'],
    user: ['GPO-Drives', 'Default Domain Policy'],
    denied: [],
  },
  controller: { name: full('as-dc-01'), address: '10.20.0.10' },
  wrongClocks: {},
};

export const NETWORK = networkFrom(HEALTHY_TABLES, NOW);

const PLAN = {
  name: 'AS-LT-2231',
  user: { login: 'nferrant', fullName: 'Nadia Ferrant' },
  address: '10.20.12.39',
  segment: 'ashby-2f',
} as const;

export const LAPTOP = healthyHost(PLAN);
export const MAC = healthyMac({ ...PLAN, name: 'AS-MB-0417', by: 'radio' });
export const KIOSK = healthyKiosk({ ...PLAN, name: 'kiosk-3', address: '10.20.12.83' });

/** The same host with its adapter of this name changed. */
export function withAdapter(host: Host, name: string, change: Partial<Adapter>): Host {
  return {
    ...host,
    adapters: host.adapters.map((adapter) => (adapter.name === name ? { ...adapter, ...change } : adapter)),
  };
}

/** The address that the laptop gives itself when nobody answers. */
export const SELF_ASSIGNED = {
  ip: '169.254.88.12',
  mask: '255.255.0.0',
  gateway: null,
  origin: 'self-assigned',
} as const;
