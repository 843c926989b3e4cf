import { describe, expect, it } from 'vitest';
import { runLine } from '../../../../src/core/ticketing/console/run.ts';
import { healthyHost } from '../../../../src/core/ticketing/world/healthy-host.ts';
import type { Host } from '../../../../src/core/ticketing/world/host.ts';
import type { NetworkSeen } from '../../../../src/core/ticketing/world/network-seen.ts';
import { type NetworkTables, networkFrom } from '../../../../src/core/ticketing/world/network-tables.ts';
import { HEALTHY_TABLES, LAPTOP, NETWORK, NOW, SELF_ASSIGNED, withAdapter } from '../support/company.ts';

/** What the console shows in the network tickets: look-alikes differ in at least one fact, and the right fix is visible. */
const ethernet = (change: Parameters<typeof withAdapter>[2], host: Host = LAPTOP): Host =>
  withAdapter(host, 'Ethernet', change);
const ADDRESS_LOST = {
  ipv4: SELF_ASSIGNED,
  lease: null,
  suffixes: [],
  dns: { servers: [], origin: 'dhcp' },
} as const;

function seenBy(host: Host, seen: NetworkSeen, ...lines: readonly string[]): readonly string[] {
  return lines.flatMap((typed) =>
    runLine(host, seen, typed).shows.map(({ fact, of, value }) => `${fact} ${of} ${value}`),
  );
}

describe('TK-21: no network at one desk', () => {
  const CAUSES: Readonly<Record<string, Host>> = {
    'the cable is out or the port unpatched': ethernet({ segment: null }),
    'the adapter is disabled': ethernet({ enabled: false }),
    'an address was typed in by hand': ethernet({
      dhcp: false,
      lease: null,
      ipv4: { ip: '192.168.1.20', mask: '255.255.255.0', gateway: '192.168.1.1', origin: 'static' },
      dns: { servers: ['192.168.1.1'], origin: 'static' },
    }),
    'the desk switch has no uplink': ethernet({ ...ADDRESS_LOST, segment: 'unpatched-switch' }),
  };

  it('each cause shows itself in ipconfig /all by another set of facts', () => {
    const sets = Object.values(CAUSES).map((host) => seenBy(host, NETWORK, 'ipconfig /all').join('\n'));
    expect(new Set(sets).size).toBe(sets.length);
  });

  it.each(Object.entries(CAUSES))('when %s, the intranet is out of reach', (_, host) => {
    expect(runLine(host, NETWORK, 'ping intranet').status).toBe('failed');
    expect(runLine(host, NETWORK, 'ping 127.0.0.1').status).toBe('ok');
  });

  it('169.254 needs link: only the switch without uplink gives it', () => {
    const withIt = Object.entries(CAUSES).filter(([, host]) =>
      seenBy(host, NETWORK, 'ipconfig').some((fact) => fact.startsWith('adapter.address Ethernet 169.254.')),
    );
    expect(withIt.map(([cause]) => cause)).toEqual(['the desk switch has no uplink']);
  });

  it('patched again, a renew brings an address', () => {
    const patched = withAdapter(CAUSES['the desk switch has no uplink'] ?? LAPTOP, 'Ethernet', {
      segment: 'ashby-2f',
    });
    const { host } = runLine(patched, NETWORK, 'ipconfig /renew');
    expect(runLine(host, NETWORK, 'ping intranet').status).toBe('ok');
  });
});

describe('TK-22: the scope of Brill is full', () => {
  const full = networkFrom(
    {
      ...HEALTHY_TABLES,
      segments: HEALTHY_TABLES.segments.map((row) =>
        row.id === 'brill-floor' && row.dhcp !== null
          ? { ...row, dhcp: { ...row.dhcp, scope: 'full' } }
          : row,
      ),
    },
    NOW,
  );
  const atBrill = healthyHost({
    name: 'BR-PC-2022',
    user: { login: 'nferrant', fullName: 'Nadia Ferrant' },
    address: '10.30.12.84',
    segment: 'brill-floor',
    form: 'desktop',
  });

  it('who has a lease keeps it, who is new gets none', () => {
    expect(runLine(atBrill, full, 'ipconfig /renew').status).toBe('ok');
    const output = runLine(ethernet(ADDRESS_LOST, atBrill), full, 'ipconfig /renew');
    expect(output.status).toBe('failed');
    expect(output.lines.join('\n')).toContain('unable to contact your DHCP server');
  });
});

describe('TK-23: only the intranet fails', () => {
  const host: Host = {
    ...ethernet({ dns: { servers: ['203.0.113.53'], origin: 'static' } }),
    dnsCache: [{ name: 'wms.corp.larkfield.example', address: null, secondsLeft: 200 }],
  };

  it('the public server denies the name, the address answers, other sites work', () => {
    expect(seenBy(host, NETWORK, 'nslookup wms')).toEqual([
      'name.answer wms non-existent',
      'name.server  203.0.113.53',
    ]);
    expect(runLine(host, NETWORK, 'ping 10.20.0.30').status).toBe('ok');
    expect(runLine(host, NETWORK, 'ping www.example.org').status).toBe('ok');
  });

  it('with the servers of the company and a flushed cache it works again', () => {
    const mended = withAdapter(host, 'Ethernet', { dns: { servers: ['10.20.0.10'], origin: 'dhcp' } });
    expect(runLine(mended, NETWORK, 'nslookup wms').status).toBe('ok');
    expect(runLine(mended, NETWORK, 'ping wms').status).toBe('failed');
    const flushed = runLine(mended, NETWORK, 'ipconfig /flushdns').host;
    expect(runLine(flushed, NETWORK, 'ping wms').status).toBe('ok');
  });
});

describe('TK-24 and TK-44: the clock', () => {
  it.each([
    ['eleven minutes behind', -660, 'failed'],
    ['right', 0, 'ok'],
  ])('a clock that is %s: policy answers "%s"', (_, skewSeconds, status) => {
    const host: Host = { ...LAPTOP, clock: { ...LAPTOP.clock, skewSeconds } };
    expect(runLine(host, NETWORK, 'gpupdate /force').status).toBe(status);
    const chart = 'w32tm /stripchart /computer:as-dc-01.corp.larkfield.example /samples:1 /dataonly';
    expect(runLine(host, NETWORK, chart).shows[0]?.value).toBe(String(-skewSeconds));
  });
});

describe('TK-25: the VPN is up, the files are not', () => {
  /** At home: the tunnel reaches the servers, but brings no suffix. */
  const home: NetworkTables = {
    ...HEALTHY_TABLES,
    segments: [
      ...HEALTHY_TABLES.segments,
      {
        id: 'home',
        network: '192.168.50.0',
        mask: '255.255.255.0',
        gateway: '192.168.50.1',
        path: [{ address: '192.168.0.1', name: null }],
        uplink: 'internet',
        dhcp: null,
      },
    ],
  };
  const seen = networkFrom(home, NOW);
  const atHome: Host = {
    ...ethernet({
      segment: 'home',
      ipv4: { ip: '192.168.50.23', mask: '255.255.255.0', gateway: '192.168.50.1', origin: 'lease' },
      suffixes: [],
      dns: { servers: ['203.0.113.53'], origin: 'dhcp' },
    }),
    domain: null,
    drives: [],
  };
  const tunnel = (suffixes: readonly string[]): Host =>
    withAdapter(atHome, 'Larkfield VPN', {
      segment: 'vpn',
      ipv4: { ip: '10.20.200.9', mask: '255.255.255.255', gateway: null, origin: 'static' },
      dns: { servers: ['10.20.0.10'], origin: 'static' },
      suffixes,
      routes: [{ network: '10.0.0.0', mask: '255.0.0.0' }],
    });

  it('without the tunnel nothing of the company answers', () => {
    expect(runLine(atHome, seen, 'ping 10.20.0.20').lines[2]).toBe(
      'Reply from 192.168.50.1: Destination net unreachable.',
    );
  });

  it('the address and the full name answer, the short name does not', () => {
    const host = tunnel([]);
    expect(runLine(host, seen, 'ping 10.20.0.20').status).toBe('ok');
    expect(runLine(host, seen, 'ping files.corp.larkfield.example').status).toBe('ok');
    expect(runLine(host, seen, 'net use H: \\\\files\\home$').shows[0]?.value).toBe('53');
    expect(runLine(host, seen, 'net use H: \\\\files.corp.larkfield.example\\home$').status).toBe('ok');
  });

  it('with the suffix the short name answers too', () => {
    expect(runLine(tunnel(['corp.larkfield.example']), seen, 'net use H: \\\\files\\home$').status).toBe(
      'ok',
    );
  });

  it('the tunnel is a line of its own in the routes, and the rest of the world goes past it', () => {
    const host = tunnel([]);
    expect(runLine(host, seen, 'route print').lines.join('\n')).toMatch(
      /10\.0\.0\.0 +255\.0\.0\.0 +On-link +10\.20\.200\.9/,
    );
    expect(runLine(host, seen, 'tracert -d www.example.org').shows[1]?.value).toBe(
      '192.168.50.1 192.168.0.1 198.51.100.10',
    );
  });
});

describe('TK-27: the same address twice', () => {
  it('the victim sees its address as a duplicate, a neighbour sees the hardware of the other one', () => {
    const victim = ethernet({
      ipv4: { ip: '10.20.12.200', mask: '255.255.255.0', gateway: '10.20.12.1', origin: 'lease' },
    });
    expect(seenBy(victim, NETWORK, 'ipconfig /all')).toContain('adapter.conflict Ethernet duplicate');
    const pinged = runLine(LAPTOP, NETWORK, 'ping 10.20.12.200').host;
    expect(seenBy(pinged, NETWORK, 'arp -a 10.20.12.200')).toContain(
      'neighbour.mac 10.20.12.200 00-50-56-14-0C-C8',
    );
  });
});

describe('TK-29: the line of a store is cut', () => {
  it('the gateway answers and nothing behind it', () => {
    const cut = networkFrom(
      { ...HEALTHY_TABLES, segments: HEALTHY_TABLES.segments.map((row) => ({ ...row, uplink: 'none' })) },
      NOW,
    );
    expect(runLine(LAPTOP, cut, 'ping 10.20.12.1').status).toBe('ok');
    expect(runLine(LAPTOP, cut, 'ping 198.51.100.10').shows[0]?.value).toBe('unreachable-router');
    expect(runLine(LAPTOP, cut, 'nslookup wms').shows[0]?.value).toBe('timed-out');
  });
});
