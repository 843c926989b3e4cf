import type { Host } from '../../world/host.ts';
import { addressedAdapters, ipv4Of, reach, resolve } from '../../world/host-network.ts';
import type { NetworkSeen } from '../../world/network-seen.ts';
import { serverOf } from '../../world/shares.ts';
import { type Command, type FactRef, shown, switchOf, usageOf } from '../command.ts';
import { atColumns } from '../layout.ts';
import { routePrint } from './route.ts';

/** Connections and listening ports; they follow from services and connected drives. */
interface Socket {
  readonly protocol: 'TCP' | 'UDP';
  readonly local: string;
  readonly localPort: number;
  readonly remote: string;
  readonly remotePort: number;
  readonly state: 'LISTENING' | 'ESTABLISHED' | '';
  readonly pid: number;
}

const ANY = '0.0.0.0';
const SYSTEM_PID = 4;
const SMB = 445;

/** Ports that a running service listens on. */
const LISTENERS: readonly (readonly [service: string, port: number])[] = [
  ['EventLog', 49_666],
  ['Schedule', 49_667],
  ['Spooler', 49_668],
];

function listening(host: Host): readonly Socket[] {
  const socket = (local: string, localPort: number, pid: number): Socket => ({
    protocol: 'TCP',
    local,
    localPort,
    remote: ANY,
    remotePort: 0,
    state: 'LISTENING',
    pid,
  });
  const services = LISTENERS.flatMap(([name, port]) => {
    const service = host.services.find((one) => one.name === name && one.state === 'running');
    return service === undefined ? [] : [socket(ANY, port, service.pid)];
  });
  const netbios = addressedAdapters(host).flatMap((adapter) => {
    const ip = ipv4Of(adapter)?.ip;
    return ip === undefined ? [] : [socket(ip, 139, SYSTEM_PID)];
  });
  return [socket(ANY, 135, 1112), socket(ANY, SMB, SYSTEM_PID), ...services, ...netbios];
}

function established(host: Host, seen: NetworkSeen): readonly Socket[] {
  const servers = host.drives.flatMap(({ connectedAs, unc }) =>
    connectedAs === null ? [] : [serverOf(unc)],
  );
  return [...new Set(servers)].flatMap((server, index) => {
    const address = resolve(host, seen, server)?.address;
    const reached = address === undefined ? null : reach(host, seen, address);
    if (
      address === undefined ||
      reached === null ||
      (reached.kind !== 'neighbour' && reached.kind !== 'routed')
    )
      return [];
    return [
      {
        protocol: 'TCP',
        local: reached.from,
        localPort: 49_702 + 7 * index,
        remote: address,
        remotePort: SMB,
        state: 'ESTABLISHED',
        pid: SYSTEM_PID,
      } as const,
    ];
  });
}

const datagrams = (host: Host): readonly Socket[] =>
  addressedAdapters(host).flatMap((adapter) =>
    [137, 138].flatMap((port) => {
      const ip = ipv4Of(adapter)?.ip;
      return ip === undefined
        ? []
        : [
            {
              protocol: 'UDP',
              local: ip,
              localPort: port,
              remote: '*',
              remotePort: 0,
              state: '',
              pid: 4,
            } as const,
          ];
    }),
  );

const PORT_NAMES: Readonly<Record<number, string>> = { 445: 'microsoft-ds', 443: 'https', 80: 'http' };

function rowText(socket: Socket, numeric: boolean, withPid: boolean, name: string): string {
  const remotePort = numeric
    ? String(socket.remotePort)
    : (PORT_NAMES[socket.remotePort] ?? String(socket.remotePort));
  const foreign = socket.remote === '*' ? '*:*' : `${numeric ? socket.remote : name}:${remotePort}`;
  return atColumns(
    [2, socket.protocol],
    [9, `${socket.local}:${socket.localPort}`],
    [32, foreign],
    ...(socket.state === '' ? [] : [[55, socket.state] as const]),
    ...(withPid ? [[71, String(socket.pid)] as const] : []),
  );
}

const usage = [
  '',
  'Displays protocol statistics and current TCP/IP network connections.',
  '',
  'NETSTAT [-a] [-n] [-o] [-r]',
  '',
  '  -a            Displays all connections and listening ports.',
  '  -n            Displays addresses and port numbers in numerical form.',
  '  -o            Displays the owning process ID associated with each connection.',
  '  -r            Displays the routing table.',
  '',
] as const;

const LETTERS = new Set(['a', 'n', 'o', 'r']);

export const netstat: Command = {
  usage,
  run: (host, seen, args) => {
    const letters = args.flatMap((argument) => [...(switchOf(argument) ?? '?')]);
    if (letters.some((letter) => !LETTERS.has(letter))) return usageOf({ usage });
    if (letters.includes('r')) return routePrint(host);
    const all = letters.includes('a');
    const withPid = letters.includes('o');
    const numeric = letters.includes('n');
    const sockets = [
      ...(all ? listening(host) : []),
      ...established(host, seen),
      ...(all ? datagrams(host) : []),
    ];
    const nameOf = ({ remote, state }: Socket): string => {
      const adapter = addressedAdapters(host)[0];
      if (state !== 'ESTABLISHED' || adapter === undefined) return state === 'LISTENING' ? host.name : remote;
      const drive = host.drives.find(({ unc }) => resolve(host, seen, serverOf(unc))?.address === remote);
      return drive === undefined ? remote : serverOf(drive.unc);
    };
    const shows: readonly FactRef[] = [
      ...addressedAdapters(host).flatMap((adapter) => {
        const ip = ipv4Of(adapter)?.ip;
        return ip !== undefined && sockets.some(({ local }) => local === ip)
          ? [shown('adapter.address', adapter.name, ip)]
          : [];
      }),
      ...sockets.flatMap(({ state, remote, remotePort }) =>
        state === 'ESTABLISHED' ? [shown('connection', `${remote}:${remotePort}`, 'established')] : [],
      ),
    ];
    return {
      lines: [
        '',
        'Active Connections',
        '',
        atColumns(
          [2, 'Proto'],
          [9, 'Local Address'],
          [32, 'Foreign Address'],
          [55, 'State'],
          ...(withPid ? [[71, 'PID'] as const] : []),
        ),
        ...sockets.map((socket) => rowText(socket, numeric, withPid, nameOf(socket))),
      ],
      shows,
    };
  },
};
