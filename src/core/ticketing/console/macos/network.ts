import type { Adapter, Host } from '../../world/host.ts';
import { hasLink, ipv4Of, nameServers, segmentTowards } from '../../world/host-network.ts';
import { broadcastOf, isIpv4, parseIpv4, reverseName } from '../../world/ipv4.ts';
import type { NameAnswer, NetworkSeen } from '../../world/network-seen.ts';
import { type Command, type Result, shown, usageOf } from '../command.ts';
import { colonMac, linkLocal } from '../layout.ts';
import { unixStamp } from '../unix/shell.ts';

/** `ifconfig` and `dig`. */
const hex = (mask: string): string => `0x${(parseIpv4(mask) ?? 0).toString(16).padStart(8, '0')}`;

function interfaceLines(adapter: Adapter): readonly string[] {
  const setting = ipv4Of(adapter);
  const linked = hasLink(adapter);
  return [
    `${adapter.name}: flags=8863<UP,BROADCAST,SMART,RUNNING,SIMPLEX,MULTICAST> mtu 1500`,
    '\toptions=6460<TSO4,TSO6,CHANNEL_IO,PARTIAL_CSUM,ZEROINVERT_CSUM>',
    `\tether ${colonMac(adapter.mac)}`,
    ...(linked
      ? [
          `\tinet6 ${linkLocal(adapter.mac)}%${adapter.name} prefixlen 64 secured scopeid 0x${adapter.index.toString(16)}`,
        ]
      : []),
    ...(setting === null
      ? []
      : [
          `\tinet ${setting.ip} netmask ${hex(setting.mask)} broadcast ${broadcastOf(setting.ip, setting.mask)}`,
        ]),
    '\tnd6 options=201<PERFORMNUD,DAD>',
    '\tmedia: autoselect',
    `\tstatus: ${linked ? 'active' : 'inactive'}`,
  ];
}

const LOOPBACK = [
  'lo0: flags=8049<UP,LOOPBACK,RUNNING,MULTICAST> mtu 16384',
  '\toptions=1203<RXCSUM,TXCSUM,TXSTATUS,SW_TIMESTAMP>',
  '\tinet 127.0.0.1 netmask 0xff000000',
  '\tinet6 ::1 prefixlen 128',
  '\tnd6 options=201<PERFORMNUD,DAD>',
] as const;

const ifconfigUsage = ['usage: ifconfig [-a] [interface]', ''] as const;

export const ifconfig: Command = {
  usage: ifconfigUsage,
  run: (host, _seen, args) => {
    const [wanted, ...more] = args.filter((argument) => argument !== '-a');
    if (more.length > 0 || wanted?.startsWith('-')) return usageOf({ usage: ifconfigUsage });
    if (wanted === 'lo0') return { lines: LOOPBACK };
    const adapters = host.adapters.filter(
      ({ name, enabled }) => enabled && (wanted === undefined || name === wanted),
    );
    if (wanted !== undefined && adapters.length === 0)
      return { lines: [`ifconfig: interface ${wanted} does not exist`], status: 'failed' };
    return {
      lines: [...(wanted === undefined ? LOOPBACK : []), ...adapters.flatMap(interfaceLines)],
      shows: adapters.flatMap((adapter) => {
        const setting = ipv4Of(adapter);
        return [
          shown('adapter.link', adapter.name, hasLink(adapter) ? 'up' : 'down'),
          shown('adapter.mac', adapter.name, adapter.mac),
          ...(setting === null
            ? []
            : [
                shown('adapter.address', adapter.name, setting.ip),
                shown('adapter.mask', adapter.name, setting.mask),
              ]),
        ];
      }),
    };
  },
};

const digUsage = ['Usage:  dig [@server] [-x] name [type] [+short]', ''] as const;

const STATUSES = {
  addresses: 'NOERROR',
  name: 'NOERROR',
  'non-existent': 'NXDOMAIN',
  refused: 'REFUSED',
} as const;

function valuesOf(answer: NameAnswer): readonly string[] {
  if (answer.kind === 'addresses') return answer.addresses;
  return answer.kind === 'name' ? [`${answer.name}.`] : [];
}

function ask(host: Host, seen: NetworkSeen, name: string, server: string, short: boolean): Result {
  const segment = segmentTowards(host, seen, server);
  const answer: NameAnswer = segment === null ? { kind: 'silence' } : seen.ask(segment, server, name);
  const begin = ['', `; <<>> DiG 9.10.6 <<>> ${name}`, ';; global options: +cmd'];
  if (answer.kind === 'silence')
    return {
      lines: [...(short ? [] : begin), ';; connection timed out; no servers could be reached'],
      shows: [shown('name.answer', name, 'timed-out'), shown('name.server', '', server)],
      status: 'failed',
    };
  const values = valuesOf(answer);
  const type = name.endsWith('.in-addr.arpa') ? 'PTR' : 'A';
  const shows = [
    shown('name.answer', name, values.length > 0 ? values.join(' ') : answer.kind),
    ...(short ? [] : [shown('name.server', '', server)]),
  ];
  const status = values.length > 0 ? 'ok' : 'failed';
  if (short) return { lines: values, shows, status };
  const isOwn = answer.kind === 'addresses' && answer.authoritative;
  return {
    lines: [
      ...begin,
      ';; Got answer:',
      `;; ->>HEADER<<- opcode: QUERY, status: ${STATUSES[answer.kind]}, id: 41213`,
      `;; flags: qr${isOwn ? ' aa' : ''} rd ra; QUERY: 1, ANSWER: ${values.length}, AUTHORITY: 0, ADDITIONAL: 1`,
      '',
      ';; QUESTION SECTION:',
      `;${name}.\t\tIN\t${type}`,
      '',
      ...(values.length === 0
        ? []
        : [';; ANSWER SECTION:', ...values.map((value) => `${name}.\t3600\tIN\t${type}\t${value}`), '']),
      ';; Query time: 3 msec',
      `;; SERVER: ${server}#53(${server})`,
      `;; WHEN: ${unixStamp(seen.now + host.clock.skewSeconds)}`,
      ';; MSG SIZE  rcvd: 71',
      '',
    ],
    shows,
    status,
  };
}

export const dig: Command = {
  usage: digUsage,
  run: (host, seen, args) => {
    const server = args.find((argument) => argument.startsWith('@'))?.slice(1) ?? nameServers(host)[0];
    const words = args.filter((argument) => !/^[@+-]/.test(argument) && !/^(a|any|ptr)$/i.test(argument));
    const [name, ...more] = words;
    const options = args.filter((argument) => /^[+-]/.test(argument));
    if (name === undefined || more.length > 0 || options.some((one) => !['+short', '-x'].includes(one)))
      return usageOf({ usage: digUsage });
    if (server === undefined || !isIpv4(server))
      return {
        lines: [
          server === undefined
            ? ';; connection timed out; no servers could be reached'
            : `dig: couldn't get address for '${server}': not found`,
        ],
        shows: [shown('name.answer', name, 'timed-out')],
        status: 'failed',
      };
    const asked = options.includes('-x') ? reverseName(name) : name.replace(/\.$/, '');
    return ask(host, seen, asked, server, options.includes('+short'));
  },
};
