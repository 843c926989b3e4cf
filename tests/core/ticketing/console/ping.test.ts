import { describe, expect, it } from 'vitest';
import { runLine } from '../../../../src/core/ticketing/console/run.ts';
import type { Host } from '../../../../src/core/ticketing/world/host.ts';
import type { NetworkSeen } from '../../../../src/core/ticketing/world/network-seen.ts';
import { networkFrom } from '../../../../src/core/ticketing/world/network-tables.ts';
import { HEALTHY_TABLES, LAPTOP, NETWORK, NOW, SELF_ASSIGNED, withAdapter } from '../support/company.ts';

const ethernet = (change: Parameters<typeof withAdapter>[2]): Host => withAdapter(LAPTOP, 'Ethernet', change);
const wide = { ip: '10.20.12.39', mask: '255.255.0.0', gateway: '10.20.12.1', origin: 'static' } as const;
const storeCut = networkFrom(
  {
    ...HEALTHY_TABLES,
    segments: HEALTHY_TABLES.segments.map((row) =>
      row.id === 'ashby-2f' ? { ...row, uplink: 'internet' } : row,
    ),
  },
  NOW,
);

describe('the failures of ping are told apart', () => {
  it.each<readonly [string, Host, NetworkSeen, string, string, string]>([
    ['no reply', LAPTOP, NETWORK, '10.20.12.60', 'Request timed out.', 'timed-out'],
    [
      'nobody on the own network',
      LAPTOP,
      NETWORK,
      '10.20.12.99',
      'Reply from 10.20.12.39: Destination host unreachable.',
      'unreachable-here',
    ],
    [
      'a mask that is too wide',
      ethernet({ ipv4: wide }),
      NETWORK,
      '10.20.0.30',
      'Reply from 10.20.12.39: Destination host unreachable.',
      'unreachable-here',
    ],
    [
      'a router that knows no way',
      LAPTOP,
      storeCut,
      '10.20.0.30',
      'Reply from 10.20.12.1: Destination net unreachable.',
      'unreachable-router',
    ],
    [
      'no way out of the host',
      ethernet({ ipv4: SELF_ASSIGNED }),
      NETWORK,
      '10.20.0.30',
      'PING: transmit failed. General failure.',
      'general-failure',
    ],
    [
      'a broken stack',
      { ...LAPTOP, stack: 'broken' },
      NETWORK,
      '127.0.0.1',
      'PING: transmit failed. General failure.',
      'general-failure',
    ],
  ])('%s', (_, host, network, address, line, code) => {
    const output = runLine(host, network, `ping ${address}`);
    expect(output.lines.slice(2, 6)).toEqual([line, line, line, line]);
    expect(output.shows[0]).toEqual({ fact: 'reach', of: address, value: code });
    expect(output.status).toBe('failed');
  });

  it('a name that nobody knows is a failure of its own', () => {
    const output = runLine(LAPTOP, NETWORK, 'ping wmss');
    expect(output.lines).toEqual([
      'Ping request could not find host wmss. Please check the name and try again.',
    ]);
    expect(output.shows).toEqual([{ fact: 'reach', of: 'wmss', value: 'no-name' }]);
  });

  it('an answer "unreachable" counts as received, as Windows counts it', () => {
    const { lines } = runLine(LAPTOP, NETWORK, 'ping 10.20.12.99');
    expect(lines).toContain('    Packets: Sent = 4, Received = 4, Lost = 0 (0% loss),');
    expect(lines.join('\n')).not.toContain('Minimum');
  });

  it('127.0.0.1 answers although the cable is out', () => {
    expect(runLine(ethernet({ segment: null }), NETWORK, 'ping 127.0.0.1').status).toBe('ok');
  });
});

describe('what ping prints', () => {
  it('a name is printed with its address, and the reply with bytes, time and TTL', () => {
    expect(runLine(LAPTOP, NETWORK, 'ping -n 1 wms').lines).toEqual([
      '',
      'Pinging wms.corp.larkfield.example [10.20.0.30] with 32 bytes of data:',
      'Reply from 10.20.0.30: bytes=32 time=3ms TTL=127',
      '',
      'Ping statistics for 10.20.0.30:',
      '    Packets: Sent = 1, Received = 1, Lost = 0 (0% loss),',
      'Approximate round trip times in milli-seconds:',
      '    Minimum = 3ms, Maximum = 3ms, Average = 3ms',
    ]);
  });

  it('half of the packets are lost on a bad line', () => {
    const lossy = networkFrom(
      {
        ...HEALTHY_TABLES,
        machines: HEALTHY_TABLES.machines.map((row) =>
          row.address === '10.20.0.30' ? { ...row, lossPercent: 50 } : row,
        ),
      },
      NOW,
    );
    const output = runLine(LAPTOP, lossy, 'ping wms -n 10');
    expect(output.lines).toContain('    Packets: Sent = 10, Received = 5, Lost = 5 (50% loss),');
    expect(output.shows[0]?.value).toBe('lossy');
    expect(runLine(LAPTOP, lossy, 'pathping wms').lines.join('\n')).toContain('50/ 100 = 50%');
  });

  it('-t ends by Control-C', () => {
    const { lines } = runLine(LAPTOP, NETWORK, 'ping -t 10.20.0.30');
    expect(lines.filter((line) => line.startsWith('Reply'))).toHaveLength(10);
    expect(lines.slice(-2)).toEqual(['Control-C', '^C']);
  });

  it.each([
    ['ping -n', 'Value must be supplied for option -n.'],
    ['ping -n 0 wms', 'Bad value for option -n, valid range is from 1 to 4294967295.'],
    ['ping -x wms', 'Bad option -x.'],
    ['ping wms files', 'Bad parameter files.'],
  ])('%s is refused before anything is sent', (typed, line) => {
    expect(runLine(LAPTOP, NETWORK, typed)).toMatchObject({ status: 'usage', seconds: 0 });
    expect(runLine(LAPTOP, NETWORK, typed).lines[0]).toBe(line);
  });

  it('a neighbour that was pinged is in the list of arp, and gone after arp -d', () => {
    const met = runLine(LAPTOP, NETWORK, 'ping 10.20.12.200').host;
    expect(runLine(LAPTOP, NETWORK, 'arp -a').lines.join('\n')).not.toContain('10.20.12.200');
    expect(runLine(met, NETWORK, 'arp -a').lines).toContain(
      '  10.20.12.200          00-50-56-14-0c-c8     dynamic',
    );
    const cleared = runLine(met, NETWORK, 'arp -d *').host;
    expect(runLine(cleared, NETWORK, 'arp -a').lines.join('\n')).not.toContain('10.20.12.200');
  });
});

describe('the way to an address', () => {
  it('tracert lists each router and ends at the destination', () => {
    expect(runLine(LAPTOP, NETWORK, 'tracert -d wms').lines).toEqual([
      '',
      'Tracing route to wms.corp.larkfield.example [10.20.0.30]',
      'over a maximum of 30 hops:',
      '',
      '  1     1 ms     2 ms     1 ms  10.20.12.1',
      '  2     3 ms     4 ms     3 ms  10.20.0.30',
      '',
      'Trace complete.',
    ]);
  });

  it('a destination that is silent is asked to the last hop', () => {
    const { lines, seconds } = runLine(LAPTOP, NETWORK, 'tracert 10.20.12.60');
    expect(lines.filter((line) => line.endsWith('*        *        *     Request timed out.'))).toHaveLength(
      30,
    );
    expect(seconds).toBeGreaterThan(100);
  });

  it('the host itself reports a neighbour that nobody is', () => {
    expect(runLine(LAPTOP, NETWORK, 'tracert 10.20.12.99').lines).toContain(
      '  1  AS-LT-2231 [10.20.12.39]  reports: Destination host unreachable.',
    );
  });

  it('pathping puts its columns where its heading says', () => {
    const { lines } = runLine(LAPTOP, NETWORK, 'pathping wms');
    const heading = lines.find((line) => line.startsWith('Hop')) ?? '';
    const row = lines.find((line) => /^ {2}2 .*%/.test(line)) ?? '';
    expect(row.slice(heading.indexOf('Address'))).toBe('wms.corp.larkfield.example [10.20.0.30]');
  });
});

describe('nslookup asks the server itself', () => {
  it.each([
    [
      'an answer',
      LAPTOP,
      'nslookup wms',
      [
        'Server:  as-dc-01.corp.larkfield.example',
        'Address:  10.20.0.10',
        '',
        'Name:    wms.corp.larkfield.example',
        'Address:  10.20.0.30',
        '',
      ],
    ],
    [
      'a public name',
      LAPTOP,
      'nslookup www.example.org',
      [
        'Server:  as-dc-01.corp.larkfield.example',
        'Address:  10.20.0.10',
        '',
        'Non-authoritative answer:',
        'Name:    www.example.org',
        'Address:  198.51.100.10',
        '',
      ],
    ],
    [
      'a denial',
      ethernet({ dns: { servers: ['203.0.113.53'], origin: 'static' } }),
      'nslookup wms',
      [
        'Server:  dns.example.net',
        'Address:  203.0.113.53',
        '',
        "*** dns.example.net can't find wms: Non-existent domain",
      ],
    ],
    [
      'another server',
      LAPTOP,
      'nslookup wms 10.20.0.11',
      [
        'Server:  as-dc-02.corp.larkfield.example',
        'Address:  10.20.0.11',
        '',
        'Name:    wms.corp.larkfield.example',
        'Address:  10.20.0.30',
        '',
      ],
    ],
    [
      'a reverse look-up',
      LAPTOP,
      'nslookup 10.20.0.20',
      [
        'Server:  as-dc-01.corp.larkfield.example',
        'Address:  10.20.0.10',
        '',
        'Name:    files.corp.larkfield.example',
        'Address:  10.20.0.20',
        '',
      ],
    ],
  ])('%s', (_, host, typed, lines) => {
    expect(runLine(host, NETWORK, typed).lines).toEqual(lines);
  });

  it('a silent server times out and is not a denial', () => {
    const host = ethernet({ dns: { servers: ['10.20.12.60'], origin: 'static' } });
    const output = runLine(host, NETWORK, 'nslookup wms');
    expect(output.lines.slice(0, 4)).toEqual([
      'DNS request timed out.',
      '    timeout was 2 seconds.',
      'Server:  UnKnown',
      'Address:  10.20.12.60',
    ]);
    expect(output.lines.at(-1)).toBe('*** Request to UnKnown timed-out');
    expect(output.shows).toContainEqual({ fact: 'name.answer', of: 'wms', value: 'timed-out' });
  });
});
