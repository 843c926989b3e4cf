import { describe, expect, it } from 'vitest';
import type { Host } from '../../../../src/core/ticketing/world/host.ts';
import { reach, resolve, wayTo } from '../../../../src/core/ticketing/world/host-network.ts';
import { networkFrom } from '../../../../src/core/ticketing/world/network-tables.ts';
import {
  HEALTHY_TABLES,
  KIOSK,
  LAPTOP,
  MAC,
  NETWORK,
  NOW,
  SELF_ASSIGNED,
  withAdapter,
} from '../support/company.ts';

const ethernet = (change: Parameters<typeof withAdapter>[2]): Host => withAdapter(LAPTOP, 'Ethernet', change);
const setting = {
  ip: '10.20.12.39',
  mask: '255.255.255.0',
  gateway: '10.20.12.1',
  origin: 'static',
} as const;

describe('a healthy computer', () => {
  it.each([
    ['the laptop', LAPTOP],
    ['the Mac', MAC],
    ['the kiosk', KIOSK],
  ])('%s reaches the intranet by name and survives JSON unchanged', (_, host) => {
    const found = resolve(host, NETWORK, 'intranet');
    expect(found).toEqual({ name: 'wms.corp.larkfield.example', address: '10.20.0.30' });
    expect(reach(host, NETWORK, found?.address ?? '').kind).toBe('routed');
    expect(JSON.parse(JSON.stringify(host))).toEqual(host);
  });

  it('every running service of the laptop is in its list of processes', () => {
    const pids = new Set(LAPTOP.processes.map(({ pid }) => pid));
    for (const { state, pid } of LAPTOP.services) expect(state !== 'running' || pids.has(pid)).toBe(true);
  });

  it('two computers have different hardware addresses', () => {
    const macs = [LAPTOP, MAC, KIOSK].flatMap(({ adapters }) => adapters.map(({ mac }) => mac));
    expect(new Set(macs).size).toBe(macs.length);
  });
});

describe('what a packet meets', () => {
  it.each<readonly [string, Host, string, string]>([
    ['its own address', LAPTOP, '10.20.12.39', 'self'],
    ['the loopback address', ethernet({ segment: null }), '127.0.0.1', 'self'],
    ['the loopback address of a broken stack', { ...LAPTOP, stack: 'broken' }, '127.0.0.1', 'no-way'],
    ['anything without link', ethernet({ segment: null }), '10.20.0.30', 'no-way'],
    ['anything through a disabled adapter', ethernet({ enabled: false }), '10.20.0.30', 'no-way'],
    ['a server when the address is self-assigned', ethernet({ ipv4: SELF_ASSIGNED }), '10.20.0.30', 'no-way'],
    ['a server without a gateway', ethernet({ ipv4: { ...setting, gateway: null } }), '10.20.0.30', 'no-way'],
    [
      'a neighbour without a gateway',
      ethernet({ ipv4: { ...setting, gateway: null } }),
      '10.20.12.200',
      'neighbour',
    ],
    [
      'a server with a mask that is too wide',
      ethernet({ ipv4: { ...setting, mask: '255.255.0.0' } }),
      '10.20.0.30',
      'no-neighbour',
    ],
    [
      'a server with a gateway that nobody has',
      ethernet({ ipv4: { ...setting, gateway: '10.20.12.254' } }),
      '10.20.0.30',
      'no-neighbour',
    ],
    ['a neighbour that nobody is', LAPTOP, '10.20.12.99', 'no-neighbour'],
  ])('%s', (_, host, address, kind) => {
    expect(reach(host, NETWORK, address).kind).toBe(kind);
  });

  it('a tunnel takes what its routes name, and the connection below it the rest', () => {
    const host = withAdapter(ethernet({ dhcp: true }), 'Larkfield VPN', {
      segment: 'vpn',
      ipv4: { ip: '10.20.200.9', mask: '255.255.255.255', gateway: null, origin: 'static' },
      routes: [{ network: '10.30.0.0', mask: '255.255.0.0' }],
    });
    expect(wayTo(host, '10.30.0.20')?.adapter.name).toBe('Larkfield VPN');
    expect(wayTo(host, '198.51.100.10')?.adapter.name).toBe('Ethernet');
  });
});

describe('how a name is found', () => {
  const publicDns = { servers: ['203.0.113.53'], origin: 'static' } as const;

  it('a public name server knows no name of the company', () => {
    const host = ethernet({ dns: publicDns });
    expect(resolve(host, NETWORK, 'wms')).toBeNull();
    expect(resolve(host, NETWORK, 'www.example.org')?.address).toBe('198.51.100.10');
  });

  it('a silent server makes way for the next one, a denial does not', () => {
    const [first, ...others] = HEALTHY_TABLES.nameServers;
    if (first === undefined) throw new Error('The company has no name server.');
    const silent = networkFrom(
      { ...HEALTHY_TABLES, nameServers: [{ ...first, state: 'silent' }, ...others] },
      NOW,
    );
    expect(resolve(LAPTOP, silent, 'wms')?.address).toBe('10.20.0.30');
    const denied = ethernet({ dns: { servers: ['203.0.113.53', '10.20.0.10'], origin: 'static' } });
    expect(resolve(denied, NETWORK, 'wms')).toBeNull();
  });

  it('the hosts file wins over the cache, and the cache over the servers', () => {
    const name = 'wms.corp.larkfield.example';
    const cached: Host = { ...LAPTOP, dnsCache: [{ name, address: '10.20.0.99', secondsLeft: 60 }] };
    expect(resolve(cached, NETWORK, 'wms')?.address).toBe('10.20.0.99');
    const named: Host = { ...cached, hostsFile: [{ address: '10.20.0.98', names: ['wms'] }] };
    expect(resolve(named, NETWORK, 'wms')?.address).toBe('10.20.0.98');
  });

  it('a short name without a suffix is not found, the full name is', () => {
    const host: Host = { ...ethernet({ suffixes: [] }), domain: null };
    expect(resolve(host, NETWORK, 'files')).toBeNull();
    expect(resolve(host, NETWORK, 'files.corp.larkfield.example')?.address).toBe('10.20.0.20');
  });
});

describe('an address from a DHCP server', () => {
  const full = networkFrom(
    {
      ...HEALTHY_TABLES,
      segments: HEALTHY_TABLES.segments.map((row) =>
        row.dhcp === null
          ? row
          : {
              ...row,
              dhcp: { ...row.dhcp, scope: 'full', reservations: { 'AA-00-00-00-00-01': '10.20.12.44' } },
            },
      ),
    },
    NOW,
  );

  it.each([
    ['a new computer', 'AA-00-00-00-00-02', null, undefined],
    [
      'a computer that comes with an address of another network',
      'AA-00-00-00-00-02',
      '10.30.12.8',
      undefined,
    ],
    ['a computer that holds a lease', 'AA-00-00-00-00-02', '10.20.12.39', '10.20.12.39'],
    ['a computer with a reservation', 'AA-00-00-00-00-01', null, '10.20.12.44'],
  ])('a full scope answers %s with what is due to it', (_, mac, held, address) => {
    expect(full.offer('ashby-2f', mac, held)?.ip).toBe(address);
  });

  it('nobody answers on a switch without uplink', () => {
    expect(NETWORK.offer('unpatched-switch', 'AA-00-00-00-00-01', null)).toBeNull();
  });
});
