import type { Adapter, Host } from '../../world/host.ts';
import { addressedAdapters, ipv4Of } from '../../world/host-network.ts';
import { broadcastOf, isInNetwork, isIpv4 } from '../../world/ipv4.ts';
import type { NetworkSeen } from '../../world/network-seen.ts';
import { type Command, shown, switchOf, usageOf } from '../command.ts';
import { atColumns } from '../layout.ts';

/** Hardware addresses of the neighbours that the host met: its gateway and whoever it pinged. */
interface Entry {
  readonly adapter: string;
  readonly address: string;
  readonly mac: string;
  readonly type: 'dynamic' | 'static';
}

function entriesOf(host: Host, seen: NetworkSeen, adapter: Adapter): readonly Entry[] {
  const setting = ipv4Of(adapter);
  const { segment } = adapter;
  if (setting === null || segment === null || adapter.medium === 'vpn') return [];
  const met = [...new Set([...(setting.gateway === null ? [] : [setting.gateway]), ...host.met])].filter(
    (address) => isInNetwork(address, setting.ip, setting.mask) && address !== setting.ip,
  );
  return [
    ...met.flatMap((address): readonly Entry[] => {
      const mac = seen.neighbour(segment, address);
      return mac === null ? [] : [{ adapter: adapter.name, address, mac, type: 'dynamic' }];
    }),
    {
      adapter: adapter.name,
      address: broadcastOf(setting.ip, setting.mask),
      mac: 'FF-FF-FF-FF-FF-FF',
      type: 'static',
    },
    { adapter: adapter.name, address: '224.0.0.22', mac: '01-00-5E-00-00-16', type: 'static' },
  ];
}

const usage = [
  '',
  'Displays and modifies the IP-to-Physical address translation tables used by',
  'address resolution protocol (ARP).',
  '',
  'ARP -a [inet_addr] [-v]',
  'ARP -d [inet_addr]',
  '',
  '  -a            Displays current ARP entries by interrogating the current',
  '                protocol data.  If inet_addr is specified, the IP and Physical',
  '                addresses for only the specified computer are displayed.',
  '  -d            Deletes the host specified by inet_addr. inet_addr may be',
  '                wildcarded with * to delete all hosts.',
  '',
] as const;

export const arp: Command = {
  usage,
  run: (host, seen, args) => {
    const [first = '', wanted, ...more] = args;
    const option = switchOf(first);
    if (option === 'd' && more.length === 0)
      return {
        lines: [],
        host: {
          ...host,
          met: wanted === undefined || wanted === '*' ? [] : host.met.filter((one) => one !== wanted),
        },
      };
    if ((option !== 'a' && option !== 'g') || more.length > 0) return usageOf({ usage });
    if (wanted !== undefined && !isIpv4(wanted))
      return { lines: [`ARP: bad IP address: ${wanted}`], status: 'failed' };
    const adapters = addressedAdapters(host).map((adapter) => ({
      adapter,
      entries: entriesOf(host, seen, adapter).filter(
        ({ address }) => wanted === undefined || address === wanted,
      ),
    }));
    const listed = adapters.filter(({ entries }) => entries.length > 0);
    if (listed.length === 0) return { lines: ['No ARP Entries Found.'] };
    return {
      lines: listed.flatMap(({ adapter, entries }) => [
        '',
        `Interface: ${ipv4Of(adapter)?.ip ?? ''} --- 0x${adapter.index.toString(16)}`,
        atColumns([2, 'Internet Address'], [24, 'Physical Address'], [46, 'Type']),
        ...entries.map(({ address, mac, type }) =>
          atColumns([2, address], [24, mac.toLowerCase()], [46, type]),
        ),
      ]),
      shows: listed.flatMap(({ adapter, entries }) => [
        shown('adapter.address', adapter.name, ipv4Of(adapter)?.ip ?? ''),
        ...entries.flatMap(({ address, mac, type }) =>
          type === 'dynamic' ? [shown('neighbour.mac', address, mac)] : [],
        ),
      ]),
    };
  },
};
