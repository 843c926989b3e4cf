import type { Host } from '../../world/host.ts';
import { type Reach, type ResolvedName, reach, resolve } from '../../world/host-network.ts';
import type { JourneyEnd, NetworkSeen } from '../../world/network-seen.ts';
import { type Command, type Result, shown, switchOf, usageOf } from '../command.ts';

/** `tracert` and `pathping`: the routers on the way to an address. */
const MAXIMUM = 30;

/** One row: who answered, if anybody. */
type Row =
  | { readonly kind: 'answered'; readonly address: string; readonly name: string | null; readonly ms: number }
  | { readonly kind: 'silent' }
  | {
      readonly kind: 'reports';
      readonly address: string;
      readonly name: string | null;
      readonly text: string;
    };

const fullName = (host: Host): string => (host.domain === null ? host.name : `${host.name}.${host.domain}`);

function lastRows(end: JourneyEnd, target: ResolvedName, before: number, most: number): readonly Row[] {
  switch (end.kind) {
    case 'reply':
      return [{ kind: 'answered', address: target.address, name: end.name, ms: end.ms }];
    case 'unreachable':
      return [{ kind: 'reports', address: end.by, name: null, text: 'Destination net unreachable.' }];
    case 'silence':
      return Array.from({ length: Math.max(0, most - before) }, () => ({ kind: 'silent' }));
    case 'loop':
      return Array.from({ length: Math.max(0, most - before) }, (_, index) => ({
        kind: 'answered',
        address: end.by,
        name: null,
        ms: 4 + index,
      }));
  }
}

/** Null: the packet cannot even be sent. */
function rowsOf(host: Host, reached: Reach, target: ResolvedName, most: number): readonly Row[] | null {
  switch (reached.kind) {
    case 'no-way':
      return null;
    case 'self':
      return [{ kind: 'answered', address: target.address, name: fullName(host), ms: 0 }];
    case 'no-neighbour':
      return [
        { kind: 'reports', address: reached.from, name: host.name, text: 'Destination host unreachable.' },
      ];
    case 'neighbour':
    case 'routed': {
      const hops = reached.journey.hops.map(
        ({ address, name, ms }): Row =>
          address === null ? { kind: 'silent' } : { kind: 'answered', address, name, ms },
      );
      return [...hops, ...lastRows(reached.journey.end, target, hops.length, most)].slice(0, most);
    }
  }
}

const withName = (address: string, name: string | null): string =>
  name === null ? address : `${name} [${address}]`;

const cell = (ms: number): string => `${(ms === 0 ? '<1' : String(ms)).padStart(6)} ms`;

function rowText(row: Row, index: number, numeric: boolean): string {
  const hop = String(index + 1).padStart(3);
  if (row.kind === 'silent') return `${hop}     *        *        *     Request timed out.`;
  const who = withName(row.address, numeric ? null : row.name);
  if (row.kind === 'reports') return `${hop}  ${who}  reports: ${row.text}`;
  const times = [0, 1, 0].map((more) => cell(row.ms === 0 ? 0 : row.ms + more)).join('');
  return `${hop}${times}  ${who}`;
}

function heading(verb: string, target: ResolvedName): readonly string[] {
  return target.name === target.address
    ? ['', `${verb} ${target.address} over a maximum of ${MAXIMUM} hops`, '']
    : ['', `${verb} ${target.name} [${target.address}]`, `over a maximum of ${MAXIMUM} hops:`, ''];
}

/** Where the way ends, as a code. */
function endOf(rows: readonly Row[] | null, target: ResolvedName): string {
  const last = rows?.at(-1);
  if (rows === null || last === undefined) return 'general-failure';
  if (last.kind === 'silent') return 'timed-out';
  if (last.kind === 'reports') return last.name === null ? 'unreachable-router' : 'unreachable-here';
  return last.address === target.address ? 'reply' : 'expired';
}

function shownBy(typed: string, rows: readonly Row[] | null, target: ResolvedName) {
  const answered = (rows ?? []).flatMap((row) => (row.kind === 'answered' ? [row.address] : []));
  return [
    shown('reach', typed, endOf(rows, target)),
    shown('path', typed, answered.join(' ')),
    ...(target.name === target.address ? [] : [shown('name.answer', typed, target.address)]),
    ...(rows ?? []).flatMap((row) =>
      row.kind === 'reports' && row.name !== null ? [shown('adapter.address', '', row.address)] : [],
    ),
  ];
}

interface Options {
  readonly numeric: boolean;
  readonly most: number;
  readonly target: string;
}

function optionsOf(args: readonly string[]): Options | null {
  let numeric = false;
  let most = MAXIMUM;
  let target: string | null = null;
  for (let at = 0; at < args.length; at += 1) {
    const argument = args[at] ?? '';
    const option = switchOf(argument);
    if (option === 'd' || option === 'n') numeric = true;
    else if (option === 'h' && /^\d+$/.test(args[at + 1] ?? '')) {
      most = Math.min(MAXIMUM, Math.max(1, Number(args[at + 1])));
      at += 1;
    } else if (option === null && target === null) target = argument;
    else if (option !== '4') return null;
  }
  return target === null ? null : { numeric, most, target };
}

const unresolved = (typed: string): Result => ({
  lines: [`Unable to resolve target system name ${typed}.`],
  shows: [shown('reach', typed, 'no-name')],
  status: 'failed',
});

const tracertUsage = [
  '',
  'Usage: tracert [-d] [-h maximum_hops] [-4] target_name',
  '',
  'Options:',
  '    -d                 Do not resolve addresses to hostnames.',
  '    -h maximum_hops    Maximum number of hops to search for target.',
  '    -4                 Force using IPv4.',
  '',
] as const;

export const tracert: Command = {
  usage: tracertUsage,
  run: (host, seen, args) => {
    const options = optionsOf(args);
    if (options === null) return usageOf({ usage: tracertUsage });
    const target = resolve(host, seen, options.target);
    if (target === null) return unresolved(options.target);
    const rows = rowsOf(host, reach(host, seen, target.address), target, options.most);
    const silent = (rows ?? []).filter(({ kind }) => kind === 'silent').length;
    return {
      lines: [
        ...heading('Tracing route to', target),
        ...(rows === null
          ? ['  1  Transmit error: code 1231.']
          : rows.map((row, index) => rowText(row, index, options.numeric))),
        '',
        'Trace complete.',
      ],
      shows: shownBy(options.target, rows, target),
      seconds: 30 + 6 * silent,
      status: endOf(rows, target) === 'reply' ? 'ok' : 'failed',
    };
  },
};

const pathpingUsage = [
  '',
  'Usage: pathping [-n] [-h maximum_hops] [-4] target_name',
  '',
  'Options:',
  '    -h maximum_hops Maximum number of hops to search for target.',
  '    -n              Do not resolve addresses to hostnames.',
  '    -4              Force using IPv4.',
  '',
] as const;

const PER_HOP_SECONDS = 25;

const lossCell = (percent: number): string =>
  `${String(percent).padStart(6)}/ 100 =${String(percent).padStart(3)}%`;

function lossOf(reached: Reach): number {
  return reached.kind === 'neighbour' || reached.kind === 'routed' ? reached.journey.lossPercent : 0;
}

function pathpingLines(
  host: Host,
  seen: NetworkSeen,
  target: ResolvedName,
  numeric: boolean,
  rows: readonly Row[],
  own: string,
): readonly string[] {
  const answered = rows.flatMap((row) => (row.kind === 'answered' ? [row] : []));
  const isSilent = rows.some(({ kind }) => kind === 'silent');
  const start = withName(own, numeric ? null : fullName(host));
  const loss = lossOf(reach(host, seen, target.address));
  const none = lossCell(0);
  const lossAt = (index: number): string =>
    index === answered.length - 1 && !isSilent ? lossCell(loss) : none;
  return [
    ...heading('Tracing route to', target),
    `  0  ${start}`,
    ...answered.map(
      ({ address, name }, index) =>
        `${String(index + 1).padStart(3)}  ${withName(address, numeric ? null : name)}`,
    ),
    ...rows.flatMap((row, index) => (row.kind === 'reports' ? [rowText(row, index, numeric)] : [])),
    ...(isSilent ? [`${String(answered.length + 1).padStart(3)}     *        *        *`] : []),
    '',
    `Computing statistics for ${PER_HOP_SECONDS * answered.length} seconds...`,
    '            Source to Here   This Node/Link',
    'Hop  RTT    Lost/Sent = Pct  Lost/Sent = Pct  Address',
    `  0                                           ${start}`,
    ...answered.flatMap(({ address, name, ms }, index) => [
      `${' '.repeat(27)}${none}   |`,
      `${String(index + 1).padStart(3)}${String(ms).padStart(5)}ms${lossAt(index)}${lossAt(index)}  ${withName(address, numeric ? null : name)}`,
    ]),
    '',
    'Trace complete.',
  ];
}

export const pathping: Command = {
  usage: pathpingUsage,
  run: (host, seen, args) => {
    const options = optionsOf(args);
    if (options === null) return usageOf({ usage: pathpingUsage });
    const target = resolve(host, seen, options.target);
    if (target === null) return unresolved(options.target);
    const reached = reach(host, seen, target.address);
    const rows = rowsOf(host, reached, target, options.most);
    const own = 'from' in reached ? reached.from : target.address;
    if (rows === null)
      return {
        lines: [
          ...heading('Tracing route to', target),
          '  0  Transmit error: code 1231.',
          '',
          'Trace complete.',
        ],
        shows: shownBy(options.target, rows, target),
        status: 'failed',
      };
    const answered = rows.filter(({ kind }) => kind === 'answered').length;
    return {
      lines: pathpingLines(host, seen, target, options.numeric, rows, own),
      shows: [
        ...shownBy(options.target, rows, target),
        ...('from' in reached ? [shown('adapter.address', '', reached.from)] : []),
      ],
      seconds: 30 + PER_HOP_SECONDS * answered,
      status: endOf(rows, target) === 'reply' ? 'ok' : 'failed',
    };
  },
};
