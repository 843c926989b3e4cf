import { describe, expect, it } from 'vitest';
import { runLine } from '../../../../src/core/ticketing/console/run.ts';
import type { Host } from '../../../../src/core/ticketing/world/host.ts';
import { LAPTOP, NETWORK, SELF_ASSIGNED, withAdapter } from '../support/company.ts';

const ethernet = (change: Parameters<typeof withAdapter>[2], host: Host = LAPTOP): Host =>
  withAdapter(host, 'Ethernet', change);
const run = (host: Host, typed: string) => runLine(host, NETWORK, typed);

/** Lines of one adapter, from its heading to the next. */
function section(lines: readonly string[], heading: string): readonly string[] {
  const from = lines.indexOf(heading);
  const length = lines.slice(from + 1).findIndex((line) => /^\S/.test(line));
  return lines.slice(from, length < 0 ? undefined : from + 1 + length);
}

function readingOf(lines: readonly string[], label: string): string | undefined {
  return lines.find((line) => line.startsWith(`   ${label}`))?.slice(39);
}

const noLease = {
  ipv4: SELF_ASSIGNED,
  lease: null,
  suffixes: [],
  dns: { servers: [], origin: 'dhcp' },
} as const;

describe('the layout of ipconfig /all', () => {
  const { lines } = run(LAPTOP, 'ipconfig /all');
  const labelled = lines.filter((line) => /^ {3}\S/.test(line));

  it('begins every label in column 3 and has its colon in column 37', () => {
    expect(labelled.length).toBeGreaterThan(20);
    for (const line of labelled) {
      expect(line.indexOf(' :')).toBe(36);
      expect(line.slice(3, 37)).toMatch(/^\S+( \S+)*?(\. | {2}\. | \. )(\. )*$/);
    }
  });

  it('puts dots between label and colon on odd columns only', () => {
    for (const line of labelled) {
      const filler = /[. ]+$/.exec(line.slice(0, 37))?.[0] ?? '';
      const begin = 37 - filler.length;
      for (const [at, sign] of [...filler].entries()) if (sign === '.') expect((begin + at) % 2).toBe(1);
    }
  });

  it('puts a second server or suffix below the first, in column 39', () => {
    const dns = lines.findIndex((line) => line.startsWith('   DNS Servers'));
    expect(lines.slice(dns, dns + 2)).toEqual([
      '   DNS Servers . . . . . . . . . . . : 10.20.0.10',
      `${' '.repeat(39)}10.20.0.11`,
    ]);
  });

  it('breaks the grid for a second suffix of a connection alone', () => {
    const host = ethernet({ suffixes: ['corp.larkfield.example', 'store.larkfield.example'] });
    expect(section(run(host, 'ipconfig /all').lines, 'Ethernet adapter Ethernet:')).toEqual(
      expect.arrayContaining([
        '   Connection-specific DNS Suffix Search List :',
        `${' '.repeat(39)}corp.larkfield.example`,
        `${' '.repeat(39)}store.larkfield.example`,
      ]),
    );
  });
});

describe('what ipconfig tells of an adapter', () => {
  it('a leased address has lease, server and gateway under /all and the address alone without', () => {
    const all = section(run(LAPTOP, 'ipconfig /all').lines, 'Ethernet adapter Ethernet:');
    expect(readingOf(all, 'DHCP Enabled')).toBe('Yes');
    expect(readingOf(all, 'IPv4 Address')).toBe('10.20.12.39(Preferred)');
    expect(readingOf(all, 'Lease Obtained')).toBe('Monday, 9 March 2026 07:47:36');
    expect(readingOf(all, 'DHCP Server')).toBe('10.20.0.10');
    const short = run(LAPTOP, 'ipconfig').lines.join('\n');
    expect(short).toContain(': 10.20.12.39');
    expect(short).not.toMatch(/DHCP|DNS Servers|Physical/);
  });

  it('a self-assigned address says so, has no gateway and no server', () => {
    const lines = section(run(ethernet(noLease), 'ipconfig /all').lines, 'Ethernet adapter Ethernet:');
    expect(lines).toContain('   Autoconfiguration IPv4 Address. . : 169.254.88.12(Preferred)');
    expect(lines).toContain('   Default Gateway . . . . . . . . . :');
    expect(lines.join('\n')).not.toMatch(/DHCP Server|Lease|DNS Servers/);
  });

  it('an unplugged adapter is "Media disconnected" and shows no address, even a static one', () => {
    const host = ethernet({ segment: null, dhcp: false });
    const { lines, shows } = run(host, 'ipconfig /all');
    const adapter = section(lines, 'Ethernet adapter Ethernet:');
    expect(adapter[2]).toBe('   Media State . . . . . . . . . . . : Media disconnected');
    expect(adapter.join('\n')).not.toContain('10.20.12.39');
    expect(shows).toContainEqual({ fact: 'adapter.link', of: 'Ethernet', value: 'down' });
    expect(shows.some(({ fact }) => fact === 'adapter.address')).toBe(false);
  });

  it('a disabled adapter is not listed', () => {
    expect(run(ethernet({ enabled: false }), 'ipconfig /all').lines.join('\n')).not.toContain(
      'Ethernet adapter Ethernet',
    );
  });

  it('a static address says "DHCP Enabled: No" and has no lease', () => {
    const host = ethernet({
      dhcp: false,
      lease: null,
      ipv4: { ip: '10.30.12.84', mask: '255.255.255.0', gateway: '10.30.12.1', origin: 'static' },
      dns: { servers: ['203.0.113.53'], origin: 'static' },
    });
    const lines = section(run(host, 'ipconfig /all').lines, 'Ethernet adapter Ethernet:');
    expect(readingOf(lines, 'DHCP Enabled')).toBe('No');
    expect(readingOf(lines, 'DNS Servers')).toBe('203.0.113.53');
    expect(lines.join('\n')).not.toMatch(/Lease|DHCP Server/);
  });

  it('an address that another machine answers to is marked as a duplicate', () => {
    const host = ethernet({
      ipv4: { ip: '10.20.12.200', mask: '255.255.255.0', gateway: '10.20.12.1', origin: 'lease' },
    });
    const output = run(host, 'ipconfig /all');
    expect(output.lines).toContain('   IPv4 Address. . . . . . . . . . . : 10.20.12.200(Duplicate)');
    expect(output.shows).toContainEqual({ fact: 'adapter.conflict', of: 'Ethernet', value: 'duplicate' });
    const renewed = run(run(host, 'ipconfig /release').host, 'ipconfig /renew').host;
    expect(run(renewed, 'ipconfig /all').lines.join('\n')).not.toContain('Duplicate');
  });

  it('what the learner has read is named fact by fact', () => {
    expect(run(ethernet(noLease), 'ipconfig').shows).toEqual(
      expect.arrayContaining([
        { fact: 'adapter.address', of: 'Ethernet', value: '169.254.88.12' },
        { fact: 'adapter.gateway', of: 'Ethernet', value: '' },
      ]),
    );
    expect(run(LAPTOP, 'ipconfig').shows.some(({ fact }) => fact === 'adapter.dhcp')).toBe(false);
    expect(run(LAPTOP, 'ipconfig /all').shows).toContainEqual({
      fact: 'adapter.dns',
      of: 'Ethernet',
      value: '10.20.0.10 10.20.0.11',
    });
  });
});

describe('release and renew', () => {
  it('a release takes the address away, a renew brings one from the server', () => {
    const release = run(LAPTOP, 'ipconfig /release');
    expect(release.effects).toEqual([{ code: 'address-released', of: 'Ethernet' }]);
    const released = release.host;
    expect(run(released, 'ipconfig /release').effects).toEqual([]);
    expect(run(released, 'ipconfig').lines.join('\n')).not.toContain('IPv4 Address');
    const renewed = run(released, 'ipconfig /renew');
    expect(renewed.lines.join('\n')).toContain('IPv4 Address. . . . . . . . . . . : 10.20.12.');
    expect(run(renewed.host, 'ping wms').status).toBe('ok');
  });

  it('a renew of a good lease keeps the address', () => {
    expect(run(LAPTOP, 'ipconfig /renew').lines.join('\n')).toContain(': 10.20.12.39');
  });

  it('nobody answers behind a switch without uplink: the error, and the same self-assigned address', () => {
    const host = ethernet({ ...noLease, segment: 'unpatched-switch' });
    const output = run(host, 'ipconfig /renew');
    expect(output.status).toBe('failed');
    expect(output.lines).toContain(
      'An error occurred while renewing interface Ethernet : unable to contact your DHCP server. Request has timed out.',
    );
    expect(output.lines).toContain('   Autoconfiguration IPv4 Address. . : 169.254.88.12');
  });

  it('an unplugged adapter cannot be renewed', () => {
    const output = run(ethernet({ segment: null }), 'ipconfig /renew Ethernet');
    expect(output.lines).toContain(
      'No operation can be performed on Ethernet while it has its media disconnected.',
    );
    expect(output.status).toBe('failed');
  });

  it('a static address cannot be renewed', () => {
    expect(run(ethernet({ dhcp: false }), 'ipconfig /renew Eth*').lines).toContain(
      'The operation failed as no adapter is in the state permissible for this operation.',
    );
  });

  it('a name server that was set by hand outlives a renew', () => {
    const host = ethernet({ dns: { servers: ['203.0.113.53'], origin: 'static' } });
    const after = run(host, 'ipconfig /renew').host;
    expect(run(after, 'ipconfig /all').lines).toContain(
      '   DNS Servers . . . . . . . . . . . : 203.0.113.53',
    );
  });
});

describe('the cache of names', () => {
  const host: Host = {
    ...LAPTOP,
    dnsCache: [{ name: 'wms.corp.larkfield.example', address: null, secondsLeft: 300 }],
  };

  it('a remembered denial keeps a name away until the cache is flushed', () => {
    expect(run(host, 'ping wms').lines[0]).toMatch(/could not find host/);
    expect(run(host, 'nslookup wms').status).toBe('ok');
    expect(run(host, 'ipconfig /displaydns').lines).toContain('    Name does not exist.');
    const flushed = run(host, 'ipconfig /flushdns');
    expect(flushed.lines).toContain('Successfully flushed the DNS Resolver Cache.');
    expect(run(flushed.host, 'ping wms').status).toBe('ok');
  });

  it('cannot be flushed while the DNS client is stopped', () => {
    const stopped = run(LAPTOP, 'net stop dnscache').host;
    expect(run(stopped, 'ipconfig /flushdns').lines).toContain(
      'Could not flush the DNS Resolver Cache: Function failed during execution.',
    );
  });
});
