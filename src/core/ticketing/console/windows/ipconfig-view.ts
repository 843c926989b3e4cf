import { longStampText } from '../../world/calendar.ts';
import type { Adapter, Host } from '../../world/host.ts';
import { hasConflict, hasLink, ipv4Of, searchList } from '../../world/host-network.ts';
import type { NetworkSeen } from '../../world/network-seen.ts';
import { type FactRef, type Result, shown } from '../command.ts';
import { linkLocal } from '../layout.ts';

/** The listings of `ipconfig` and `ipconfig /all`. */
const COLON = 34;

/** `Host Name . . . . . . . . . . . . : `: dots on even places, the colon in column 37 of the line. */
function labelled(label: string, value: string): string {
  let text = label.endsWith('Suffix') ? `${label}  ` : label;
  if (text.length % 2 === 1) text += ' ';
  while (text.length < COLON) text += '. ';
  return `   ${text}: ${value}`.trimEnd();
}

const continued = (value: string): string => `${' '.repeat(COLON + 5)}${value}`;

/** The first value behind the label, the others below it. */
function listed(label: string, values: readonly string[]): readonly string[] {
  const [first = '', ...others] = values;
  return [labelled(label, first), ...others.map(continued)];
}

const KINDS = {
  ethernet: 'Ethernet adapter',
  wireless: 'Wireless LAN adapter',
  vpn: 'Unknown adapter',
} as const;

function addressLines(seen: NetworkSeen, adapter: Adapter, detailed: boolean): readonly string[] {
  const setting = ipv4Of(adapter);
  const preferred = detailed ? '(Preferred)' : '';
  const ipv6 = labelled('Link-local IPv6 Address', `${linkLocal(adapter.mac)}%${adapter.index}${preferred}`);
  const gateway = labelled('Default Gateway', setting?.gateway ?? '');
  if (setting === null) return [ipv6, gateway];
  const label = setting.origin === 'self-assigned' ? 'Autoconfiguration IPv4 Address' : 'IPv4 Address';
  const lease = setting.origin === 'lease' && detailed ? adapter.lease : null;
  return [
    ipv6,
    labelled(label, `${setting.ip}${detailed && hasConflict(seen, adapter) ? '(Duplicate)' : preferred}`),
    labelled('Subnet Mask', setting.mask),
    ...(lease === null
      ? []
      : [
          labelled('Lease Obtained', longStampText(lease.obtained)),
          labelled('Lease Expires', longStampText(lease.expires)),
        ]),
    gateway,
    ...(lease === null ? [] : [labelled('DHCP Server', lease.server)]),
  ];
}

function duidOf(adapter: Adapter): readonly string[] {
  const identity = [1, 2, 3].reduce(
    (sum, octet) => sum + Number.parseInt(adapter.mac.slice(3 * octet, 3 * octet + 2), 16) * 7919 ** octet,
    100_000_000,
  );
  return [
    labelled('DHCPv6 IAID', String(Math.trunc(identity) % 900_000_000)),
    labelled('DHCPv6 Client DUID', `00-01-00-01-2D-4F-A1-3B-${adapter.mac}`),
  ];
}

function adapterLines(seen: NetworkSeen, adapter: Adapter, detailed: boolean): readonly string[] {
  const linked = hasLink(adapter);
  const suffix = linked ? (adapter.suffixes[0] ?? '') : '';
  const yes = (value: boolean): string => (value ? 'Yes' : 'No');
  return [
    `${KINDS[adapter.medium]} ${adapter.name}:`,
    '',
    ...(linked ? [] : [labelled('Media State', 'Media disconnected')]),
    labelled('Connection-specific DNS Suffix', suffix),
    ...(detailed
      ? [
          labelled('Description', adapter.description),
          labelled('Physical Address', adapter.mac),
          labelled('DHCP Enabled', yes(adapter.dhcp)),
          labelled('Autoconfiguration Enabled', 'Yes'),
        ]
      : []),
    ...(linked ? addressLines(seen, adapter, detailed) : []),
    ...(linked && detailed
      ? [
          ...duidOf(adapter),
          ...(adapter.dns.servers.length === 0 ? [] : listed('DNS Servers', adapter.dns.servers)),
          labelled('NetBIOS over Tcpip', 'Enabled'),
          ...(adapter.suffixes.length < 2
            ? []
            : ['   Connection-specific DNS Suffix Search List :', ...adapter.suffixes.map(continued)]),
        ]
      : []),
    '',
  ];
}

function factsOf(seen: NetworkSeen, adapter: Adapter, detailed: boolean): readonly FactRef[] {
  const { name } = adapter;
  const setting = ipv4Of(adapter);
  const link = shown('adapter.link', name, hasLink(adapter) ? 'up' : 'down');
  const plain = [
    link,
    ...(setting === null
      ? []
      : [
          shown('adapter.address', name, setting.ip),
          shown('adapter.mask', name, setting.mask),
          shown('adapter.gateway', name, setting.gateway ?? ''),
        ]),
    ...(hasLink(adapter) ? [shown('adapter.suffix', name, adapter.suffixes[0] ?? '')] : []),
  ];
  if (!detailed) return plain;
  return [
    ...plain,
    shown('adapter.mac', name, adapter.mac),
    ...(hasConflict(seen, adapter) ? [shown('adapter.conflict', name, 'duplicate')] : []),
    shown('adapter.dhcp', name, adapter.dhcp ? 'yes' : 'no'),
    ...(hasLink(adapter) ? [shown('adapter.dns', name, adapter.dns.servers.join(' '))] : []),
    ...(setting?.origin === 'lease' && adapter.lease !== null
      ? [
          shown('adapter.dhcp-server', name, adapter.lease.server),
          shown('adapter.lease', name, longStampText(adapter.lease.expires)),
        ]
      : []),
  ];
}

export const enabled = (host: Host): readonly Adapter[] => host.adapters.filter((adapter) => adapter.enabled);

export const TITLE = ['', 'Windows IP Configuration', ''] as const;

export function overview(host: Host, seen: NetworkSeen, notes: readonly string[] = []): Result {
  return {
    lines: [
      ...TITLE,
      ...notes,
      '',
      ...enabled(host).flatMap((adapter) => adapterLines(seen, adapter, false)),
    ],
    shows: enabled(host).flatMap((adapter) => factsOf(seen, adapter, false)),
  };
}

export function everything(host: Host, seen: NetworkSeen): Result {
  const suffixes = searchList(host);
  return {
    lines: [
      ...TITLE,
      labelled('Host Name', host.name),
      labelled('Primary Dns Suffix', host.domain ?? ''),
      labelled('Node Type', 'Hybrid'),
      labelled('IP Routing Enabled', 'No'),
      labelled('WINS Proxy Enabled', 'No'),
      ...(suffixes.length === 0 ? [] : listed('DNS Suffix Search List', suffixes)),
      '',
      ...enabled(host).flatMap((adapter) => adapterLines(seen, adapter, true)),
    ],
    shows: [
      shown('host.name', '', host.name),
      shown('host.domain', '', host.domain ?? ''),
      ...enabled(host).flatMap((adapter) => factsOf(seen, adapter, true)),
    ],
  };
}
