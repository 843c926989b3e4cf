import fc from 'fast-check';
import type { Adapter, Host } from '../../../../src/core/ticketing/world/host.ts';
import { networkFrom } from '../../../../src/core/ticketing/world/network-tables.ts';
import { HEALTHY_TABLES, LAPTOP, NOW, SELF_ASSIGNED, withAdapter } from './company.ts';

/** Windows hosts and networks with random faults. */
const ADDRESSES = [
  null,
  SELF_ASSIGNED,
  { ip: '10.20.12.39', mask: '255.255.255.0', gateway: '10.20.12.1', origin: 'lease' },
  { ip: '10.20.12.39', mask: '255.255.0.0', gateway: '10.20.12.1', origin: 'static' },
  { ip: '10.20.12.71', mask: '255.255.255.0', gateway: null, origin: 'static' },
  { ip: '10.30.12.84', mask: '255.255.255.0', gateway: '10.30.12.1', origin: 'static' },
  { ip: '10.20.12.72', mask: '255.255.255.0', gateway: '10.20.12.254', origin: 'static' },
] as const;

const adapterChange: fc.Arbitrary<Partial<Adapter>> = fc.record({
  enabled: fc.boolean(),
  segment: fc.constantFrom(null, 'ashby-2f', 'brill-floor', 'unpatched-switch'),
  dhcp: fc.boolean(),
  ipv4: fc.constantFrom(...ADDRESSES),
  dns: fc.constantFrom<Adapter['dns']>(
    { servers: ['10.20.0.10', '10.20.0.11'], origin: 'dhcp' },
    { servers: ['203.0.113.53'], origin: 'static' },
    { servers: [], origin: 'dhcp' },
  ),
  suffixes: fc.constantFrom([], ['corp.larkfield.example'], ['corp.larkfield.example', 'b.example']),
});

export const network = fc
  .record({
    dns: fc.constantFrom('answers', 'silent', 'refuses'),
    scope: fc.constantFrom('open', 'full'),
    uplink: fc.constantFrom('both', 'internet', 'company', 'none'),
    loss: fc.constantFrom(0, 30, 100),
    files: fc.constantFrom('answers', 'drops-pings', 'off'),
  } as const)
  .map(({ dns, scope, uplink, loss, files }) =>
    networkFrom(
      {
        ...HEALTHY_TABLES,
        nameServers: HEALTHY_TABLES.nameServers.map((row, index) =>
          index === 0 ? { ...row, state: dns } : row,
        ),
        segments: HEALTHY_TABLES.segments.map((row) =>
          row.id === 'ashby-2f'
            ? { ...row, uplink, dhcp: row.dhcp === null ? null : { ...row.dhcp, scope } }
            : row,
        ),
        machines: HEALTHY_TABLES.machines.map((row) => ({
          ...row,
          lossPercent: loss,
          state: row.address === '10.20.0.20' ? files : row.state,
        })),
      },
      NOW,
    ),
  );

export const windowsHost = fc
  .record({
    change: adapterChange,
    wireless: adapterChange,
    broken: fc.boolean(),
    skew: fc.constantFrom(0, -540, 700),
  })
  .map(
    ({ change, wireless, broken, skew }): Host => ({
      ...withAdapter(withAdapter(LAPTOP, 'Ethernet', change), 'Wi-Fi', {
        ...wireless,
        ipv4: wireless.ipv4 === null ? null : { ...SELF_ASSIGNED, ip: '169.254.7.7' },
      }),
      stack: broken ? 'broken' : 'working',
      clock: { ...LAPTOP.clock, skewSeconds: skew },
    }),
  );
