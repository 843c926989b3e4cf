import { type Command, LOOKUP_SECONDS, type Result, shown, usageOf } from '../command.ts';
import { type Echo, type Echoes, echoesOf, verdictOf } from '../echo.ts';

/** `ping` of Linux (iputils) and of macOS. */
interface Dialect {
  readonly usage: readonly string[];
  readonly unknownHost: (typed: string) => string;
  readonly heading: (name: string, address: string) => string;
  /** `who`: the destination as replies name it. */
  readonly line: (echo: Echo, sequence: number, who: string) => string;
  readonly firstSequence: number;
  readonly summary: (counts: Counts) => string;
  readonly times: string;
  /** What replaces everything when the host has no way. */
  readonly noWay: string | null;
  /** Whether a failure on the own network names the sender's address. */
  readonly namesSender: boolean;
}

interface Counts {
  readonly sent: number;
  readonly received: number;
  readonly errors: number;
}

const UNTIL_STOPPED = 5;
const MOST = 20;

function timesText(echoes: readonly Echo[], label: string): readonly string[] {
  const times = echoes.flatMap((echo) => (echo.kind === 'reply' ? [echo.ms || NEARBY] : []));
  if (times.length === 0) return [];
  const mean = times.reduce((sum, ms) => sum + ms, 0) / times.length;
  const spread = Math.sqrt(times.reduce((sum, ms) => sum + (ms - mean) ** 2, 0) / times.length);
  const figures = [Math.min(...times), mean, Math.max(...times), spread].map((ms) => ms.toFixed(3));
  return [`${label} = ${figures.join('/')} ms`];
}

function answer(typed: string, { target, echoes, host }: Echoes, dialect: Dialect, endless: boolean): Result {
  const verdict = verdictOf(echoes);
  const first = echoes[0];
  const shows = [
    shown('reach', typed, verdict),
    ...(target.name === target.address ? [] : [shown('name.answer', typed, target.address)]),
    ...(first?.kind === 'unreachable-here' && dialect.namesSender
      ? [shown('adapter.address', '', first.from)]
      : []),
  ];
  if (verdict === 'general-failure' && dialect.noWay !== null)
    return { lines: [dialect.noWay], shows, status: 'failed' };
  const isName = target.name !== target.address;
  const who = isName ? `${target.name} (${target.address})` : target.address;
  const counts: Counts = {
    sent: echoes.length,
    received: echoes.filter(({ kind }) => kind === 'reply').length,
    errors: echoes.filter(({ kind }) => kind.startsWith('unreachable') || kind === 'expired').length,
  };
  return {
    lines: [
      dialect.heading(target.name, target.address),
      ...echoes
        .map((echo, index) => dialect.line(echo, index + dialect.firstSequence, who))
        .filter((line) => line !== ''),
      ...(endless ? ['^C'] : []),
      '',
      `--- ${target.name} ping statistics ---`,
      dialect.summary(counts),
      ...timesText(echoes, dialect.times),
    ],
    shows,
    seconds: Math.max(LOOKUP_SECONDS, echoes.length),
    status: counts.received === 0 ? 'failed' : 'ok',
    host,
  };
}

function pingOf(dialect: Dialect): Command {
  return {
    usage: dialect.usage,
    run: (host, seen, args) => {
      const at = args.indexOf('-c');
      const typedCount = at < 0 ? undefined : args[at + 1];
      const words = args.filter((_, index) => at < 0 || (index !== at && index !== at + 1));
      const [target, ...more] = words;
      const isCount = at < 0 || /^[1-9]\d*$/.test(typedCount ?? '');
      if (target === undefined || target.startsWith('-') || more.length > 0 || !isCount)
        return usageOf(dialect);
      const count = at < 0 ? UNTIL_STOPPED : Math.min(MOST, Number(typedCount));
      const echoes = echoesOf(host, seen, target, count);
      return echoes === null
        ? {
            lines: [dialect.unknownHost(target)],
            shows: [shown('reach', target, 'no-name')],
            status: 'failed',
          }
        : answer(target, echoes, dialect, at < 0);
    },
  };
}

const percent = ({ sent, received }: Counts): number => (100 * (sent - received)) / sent;
/** Less than a millisecond within the own network. */
const NEARBY = 0.241;

/** Three figures, as iputils prints times. */
function threeFigures(ms: number): string {
  return ms < 1 ? ms.toFixed(3) : ms < 10 ? ms.toFixed(2) : ms < 100 ? ms.toFixed(1) : ms.toFixed(0);
}

function linuxLine(echo: Echo, sequence: number, who: string): string {
  switch (echo.kind) {
    case 'reply':
      return `64 bytes from ${who}: icmp_seq=${sequence} ttl=${echo.ttl} time=${threeFigures(echo.ms || NEARBY)} ms`;
    case 'unreachable-here':
      return `From ${echo.from} icmp_seq=${sequence} Destination Host Unreachable`;
    case 'unreachable-router':
      return `From ${echo.from} icmp_seq=${sequence} Destination Net Unreachable`;
    case 'expired':
      return `From ${echo.from} icmp_seq=${sequence} Time to live exceeded`;
    case 'timed-out':
    case 'general-failure':
      return '';
  }
}

export const linuxPing = pingOf({
  usage: [
    'ping: usage error: Destination address required',
    '',
    'Usage',
    '  ping [-c count] <destination>',
    '',
  ],
  unknownHost: (typed) => `ping: ${typed}: Name or service not known`,
  heading: (name, address) => `PING ${name} (${address}) 56(84) bytes of data.`,
  line: linuxLine,
  firstSequence: 1,
  summary: (counts) =>
    `${counts.sent} packets transmitted, ${counts.received} received, ${counts.errors > 0 ? `+${counts.errors} errors, ` : ''}${Math.trunc(percent(counts))}% packet loss, time ${1001 * (counts.sent - 1)}ms`,
  times: 'rtt min/avg/max/mdev',
  noWay: 'ping: connect: Network is unreachable',
  namesSender: true,
});

function macLine(echo: Echo, sequence: number): string {
  switch (echo.kind) {
    case 'reply':
      return `64 bytes from ${echo.from}: icmp_seq=${sequence} ttl=${echo.ttl} time=${(echo.ms || NEARBY).toFixed(3)} ms`;
    case 'unreachable-here':
      return 'ping: sendto: Host is down';
    case 'timed-out':
      return `Request timeout for icmp_seq ${sequence}`;
    case 'unreachable-router':
      return `92 bytes from ${echo.from}: Destination Net Unreachable`;
    case 'expired':
      return `92 bytes from ${echo.from}: Time to live exceeded`;
    case 'general-failure':
      return 'ping: sendto: No route to host';
  }
}

export const macPing = pingOf({
  usage: ['usage: ping [-c count] host', ''],
  unknownHost: (typed) => `ping: cannot resolve ${typed}: Unknown host`,
  heading: (name, address) => `PING ${name} (${address}): 56 data bytes`,
  line: macLine,
  firstSequence: 0,
  summary: (counts) =>
    `${counts.sent} packets transmitted, ${counts.received} packets received, ${percent(counts).toFixed(1)}% packet loss`,
  times: 'round-trip min/avg/max/stddev',
  noWay: null,
  namesSender: false,
});
