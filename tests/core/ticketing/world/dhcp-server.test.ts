import { describe, expect, it } from 'vitest';
import { runLine } from '../../../../src/core/ticketing/console/run.ts';
import type { Dhcp, StrangeServer } from '../../../../src/core/ticketing/world/dhcp-server.ts';
import { networkFrom, type Segment } from '../../../../src/core/ticketing/world/network-tables.ts';
import { HEALTHY_TABLES, LAPTOP, NOW, withAdapter } from '../support/company.ts';

const FLOOR = 'ashby-2f';
const NEW = { ipv4: null, lease: null } as const;

function floor(change: (row: Segment & { readonly dhcp: Dhcp }) => Segment) {
  return networkFrom(
    {
      ...HEALTHY_TABLES,
      segments: HEALTHY_TABLES.segments.map((row) =>
        row.id === FLOOR && row.dhcp !== null ? change({ ...row, dhcp: row.dhcp }) : row,
      ),
    },
    NOW,
  );
}

const ROUTER: StrangeServer = {
  server: '192.168.8.1',
  mac: 'E4-8D-8C-21-7A-03',
  network: '192.168.8.0',
  mask: '255.255.255.0',
  from: '192.168.8.100',
  port: 'A2-04/3',
};

describe('a DHCP server that requests do not reach', () => {
  const silent = floor((row) => ({ ...row, dhcp: { ...row.dhcp, scope: 'silent' } }));

  it('leaves a computer the lease that it has, and its renewal fails', () => {
    const output = runLine(LAPTOP, silent, 'ipconfig /renew');
    expect(output.status).toBe('failed');
    expect(output.shows).toContainEqual({ fact: 'adapter.renewal', of: 'Ethernet', value: 'no-answer' });
    expect(runLine(output.host, silent, 'ping intranet').status).toBe('ok');
  });

  it('leaves a new computer with an address that it gave itself', () => {
    const { host } = runLine(withAdapter(LAPTOP, 'Ethernet', NEW), silent, 'ipconfig /renew');
    expect(host.adapters[0]?.ipv4?.origin).toBe('self-assigned');
  });
});

describe('a router from home on the wire of the company', () => {
  const both = floor((row) => ({ ...row, stranger: ROUTER }));

  it('gives a new computer an address that leads nowhere', () => {
    const { host } = runLine(withAdapter(LAPTOP, 'Ethernet', NEW), both, 'ipconfig /renew');
    expect(host.adapters[0]?.ipv4?.ip).toMatch(/^192\.168\.8\./);
    expect(host.adapters[0]?.lease?.server).toBe('192.168.8.1');
    expect(runLine(host, both, 'ping 192.168.8.1').status).toBe('ok');
    expect(runLine(host, both, 'ping 10.20.0.30').status).toBe('failed');
  });

  it('leaves whoever holds a lease alone', () => {
    const output = runLine(LAPTOP, both, 'ipconfig /renew');
    expect(output.host.adapters[0]?.lease?.server).toBe('10.20.0.10');
    expect(runLine(output.host, both, 'ping intranet').status).toBe('ok');
  });
});
