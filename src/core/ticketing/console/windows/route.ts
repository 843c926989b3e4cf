import type { Adapter, Host } from '../../world/host.ts';
import { addressedAdapters, ipv4Of, metricOf } from '../../world/host-network.ts';
import { broadcastOf, networkOf, parseIpv4 } from '../../world/ipv4.ts';
import { type Command, type Result, shown, switchOf, usageOf } from '../command.ts';
import { linkLocal } from '../layout.ts';

/** `route print`, in the widths of Windows: 17, 17, 17, 17 and 7, all to the right. */
interface Route {
  readonly network: string;
  readonly mask: string;
  readonly gateway: string;
  readonly from: string;
  readonly metric: number;
}

const LINE = '='.repeat(75);
/** One column further left than an address. */
const ON_LINK = 'On-link ';
const ALL = '255.255.255.255';
const LOOPBACK_METRIC = 331;

const LOOPBACK: readonly Route[] = [
  ['127.0.0.0', '255.0.0.0'],
  ['127.0.0.1', ALL],
  ['127.255.255.255', ALL],
  ['224.0.0.0', '240.0.0.0'],
  [ALL, ALL],
].map(([network = '', mask = '']) => ({
  network,
  mask,
  gateway: ON_LINK,
  from: '127.0.0.1',
  metric: LOOPBACK_METRIC,
}));

function routesOf(adapter: Adapter): readonly Route[] {
  const setting = ipv4Of(adapter);
  if (setting === null) return [];
  const { ip, mask, gateway } = setting;
  const metric = metricOf(adapter);
  const onLink = (network: string, width: string): Route => ({
    network,
    mask: width,
    gateway: ON_LINK,
    from: ip,
    metric: metric + 256,
  });
  const subnet = mask === ALL ? [] : [onLink(networkOf(ip, mask), mask), onLink(broadcastOf(ip, mask), ALL)];
  return [
    ...(gateway === null ? [] : [{ network: '0.0.0.0', mask: '0.0.0.0', gateway, from: ip, metric }]),
    ...adapter.routes.map((route) => ({
      ...route,
      gateway: gateway ?? ON_LINK,
      from: ip,
      metric: metric + 1,
    })),
    onLink(ip, ALL),
    ...subnet,
    onLink('224.0.0.0', '240.0.0.0'),
    onLink(ALL, ALL),
  ];
}

function byNetwork(left: Route, right: Route): number {
  const [one, other] = [left.network, right.network].map((network) => parseIpv4(network) ?? 0);
  const [oneMask, otherMask] = [left.mask, right.mask].map((mask) => parseIpv4(mask) ?? 0);
  return (one ?? 0) - (other ?? 0) || (oneMask ?? 0) - (otherMask ?? 0);
}

function rowText({ network, mask, gateway, from, metric }: Route): string {
  return [network, mask, gateway, from]
    .map((cell) => cell.padStart(17))
    .join('')
    .concat(String(metric).padStart(7));
}

function interfaces(host: Host): readonly string[] {
  const rows = host.adapters
    .filter(({ enabled }) => enabled)
    .map(
      ({ index, mac, description }) =>
        `${String(index).padStart(3)}...${mac.replaceAll('-', ' ').toLowerCase()} ......${description}`,
    );
  return ['Interface List', ...rows, '  1...........................Software Loopback Interface 1'];
}

function ipv6Rows(host: Host): readonly string[] {
  const row = (index: number, metric: number, network: string): readonly string[] => {
    const start = `${String(index).padStart(3)}${String(metric).padStart(7)} `;
    return network.length < 25
      ? [`${start}${network.padEnd(25)}On-link`]
      : [`${start}${network}`, `${' '.repeat(36)}On-link`];
  };
  const linked = addressedAdapters(host);
  return [
    ...row(1, LOOPBACK_METRIC, '::1/128'),
    ...linked.flatMap((adapter) => row(adapter.index, metricOf(adapter) + 256, 'fe80::/64')),
    ...linked.flatMap((adapter) =>
      row(adapter.index, metricOf(adapter) + 256, `${linkLocal(adapter.mac)}/128`),
    ),
    ...row(1, LOOPBACK_METRIC, 'ff00::/8'),
    ...linked.flatMap((adapter) => row(adapter.index, metricOf(adapter) + 256, 'ff00::/8')),
  ];
}

export function routePrint(host: Host, only: 'both' | '4' | '6' = 'both'): Result {
  const routes = [...LOOPBACK, ...addressedAdapters(host).flatMap(routesOf)].sort(byNetwork);
  const heading = ['Network Destination', 'Netmask', 'Gateway', 'Interface', 'Metric'] as const;
  const four = [
    'IPv4 Route Table',
    LINE,
    'Active Routes:',
    `${heading[0]}${heading[1].padStart(15)}${heading[2].padStart(17)}${heading[3].padStart(16)}${heading[4].padStart(8)}`,
    ...routes.map(rowText),
    LINE,
    'Persistent Routes:',
    '  None',
    '',
  ];
  const six = [
    'IPv6 Route Table',
    LINE,
    'Active Routes:',
    ' If Metric Network Destination      Gateway',
    ...ipv6Rows(host),
    LINE,
    'Persistent Routes:',
    '  None',
  ];
  return {
    lines: [LINE, ...interfaces(host), LINE, '', ...(only === '6' ? [] : four), ...(only === '4' ? [] : six)],
    shows: addressedAdapters(host).flatMap((adapter) => {
      const setting = ipv4Of(adapter);
      return setting === null || only === '6'
        ? []
        : [
            shown('adapter.address', adapter.name, setting.ip),
            shown('adapter.gateway', adapter.name, setting.gateway ?? ''),
          ];
    }),
  };
}

const usage = [
  '',
  'Manipulates network routing tables.',
  '',
  'ROUTE [-4|-6] PRINT',
  '',
  '  -4           Force using IPv4.',
  '  -6           Force using IPv6.',
  '',
  '  command      PRINT     Prints a route',
  '',
] as const;

export const route: Command = {
  usage,
  run: (host, _seen, args) => {
    const version = args.map(switchOf).find((option) => option === '4' || option === '6');
    const [verb, ...more] = args.filter((argument) => switchOf(argument) === null);
    const hasOther = args.some((argument) => !['4', '6', null].includes(switchOf(argument)));
    if (verb?.toLowerCase() !== 'print' || more.length > 0 || hasOther) return usageOf({ usage });
    return routePrint(host, version === '4' || version === '6' ? version : 'both');
  },
};
