import { type Command, LOOKUP_SECONDS, type Result, rowOf, shown, switchOf, usageOf } from '../command.ts';
import { type Echo, type Echoes, echoesOf, verdictOf } from '../echo.ts';

const usage = [
  '',
  'Usage: ping [-t] [-a] [-n count] [-l size] [-w timeout] [-4] target_name',
  '',
  'Options:',
  '    -t             Ping the specified host until stopped.',
  '                   To see statistics and continue - type Control-Break;',
  '                   To stop - type Control-C.',
  '    -a             Resolve addresses to hostnames.',
  '    -n count       Number of echo requests to send.',
  '    -l size        Send buffer size.',
  '    -w timeout     Timeout in milliseconds to wait for each reply.',
  '    -4             Force using IPv4.',
  '',
] as const;

/** `-t` is stopped after so many. */
const UNTIL_STOPPED = 10;
const MOST = 20;

interface Options {
  readonly count: number;
  readonly size: number;
  readonly endless: boolean;
  readonly target: string | null;
}

const DEFAULTS: Options = { count: 4, size: 32, endless: false, target: null };

/** Valid ranges as the command names them. */
const RANGES: Readonly<Record<string, readonly [number, number]>> = {
  n: [1, 4_294_967_295],
  l: [0, 65_500],
  w: [0, 4_294_967_295],
};

/** The options, or the line that refuses them. */
function optionsOf(args: readonly string[]): Options | readonly string[] {
  let options = DEFAULTS;
  for (let at = 0; at < args.length; at += 1) {
    const argument = args[at] ?? '';
    const option = switchOf(argument);
    if (option === null) {
      if (options.target !== null) return [`Bad parameter ${argument}.`];
      options = { ...options, target: argument };
    } else if (option === 't') options = { ...options, endless: true, count: UNTIL_STOPPED };
    else if (rowOf(RANGES, option) !== undefined) {
      const [least, most] = rowOf(RANGES, option) ?? [0, 0];
      const typed = args[at + 1];
      if (typed === undefined) return [`Value must be supplied for option ${argument}.`];
      const value = Number(typed);
      if (!/^\d+$/.test(typed) || value < least || value > most)
        return [`Bad value for option ${argument}, valid range is from ${least} to ${most}.`];
      if (option === 'n') options = { ...options, count: value };
      if (option === 'l') options = { ...options, size: value };
      at += 1;
    } else if (option === '?') return [];
    else if (option !== '4' && option !== 'a') return [`Bad option ${argument}.`];
  }
  return options;
}

const timeText = (ms: number): string => (ms === 0 ? '<1ms' : `=${ms}ms`);

function lineOf(echo: Echo, size: number): string {
  switch (echo.kind) {
    case 'reply':
      return `Reply from ${echo.from}: bytes=${size} time${timeText(echo.ms)} TTL=${echo.ttl}`;
    case 'timed-out':
      return 'Request timed out.';
    case 'unreachable-here':
      return `Reply from ${echo.from}: Destination host unreachable.`;
    case 'unreachable-router':
      return `Reply from ${echo.from}: Destination net unreachable.`;
    case 'expired':
      return `Reply from ${echo.from}: TTL expired in transit.`;
    case 'general-failure':
      return 'PING: transmit failed. General failure.';
  }
}

/** Windows counts every answer as received, also one that says that the destination is unreachable. */
const isReceived = ({ kind }: Echo): boolean => kind !== 'timed-out' && kind !== 'general-failure';

function statistics(address: string, echoes: readonly Echo[]): readonly string[] {
  const sent = echoes.length;
  const received = echoes.filter(isReceived).length;
  const lost = sent - received;
  const times = echoes.flatMap((echo) => (echo.kind === 'reply' ? [echo.ms] : []));
  const average = Math.floor(times.reduce((sum, ms) => sum + ms, 0) / Math.max(1, times.length));
  return [
    '',
    `Ping statistics for ${address}:`,
    `    Packets: Sent = ${sent}, Received = ${received}, Lost = ${lost} (${Math.floor((100 * lost) / sent)}% loss),`,
    ...(times.length === 0
      ? []
      : [
          'Approximate round trip times in milli-seconds:',
          `    Minimum = ${Math.min(...times)}ms, Maximum = ${Math.max(...times)}ms, Average = ${average}ms`,
        ]),
  ];
}

function answer(typed: string, { target, echoes, host }: Echoes, { size, endless }: Options): Result {
  const isName = target.name !== target.address;
  const failed = echoes.every(({ kind }) => kind !== 'reply');
  const verdict = verdictOf(echoes);
  const first = echoes[0];
  return {
    lines: [
      '',
      `Pinging ${isName ? `${target.name} [${target.address}]` : target.address} with ${size} bytes of data:`,
      ...echoes.map((echo) => lineOf(echo, size)),
      ...statistics(target.address, echoes),
      ...(endless ? ['Control-C', '^C'] : []),
    ],
    shows: [
      shown('reach', typed, verdict),
      ...(isName ? [shown('name.answer', typed, target.address)] : []),
      ...(first?.kind === 'unreachable-here' ? [shown('adapter.address', '', first.from)] : []),
    ],
    seconds: Math.max(LOOKUP_SECONDS, echoes.length * (failed ? 4 : 1)),
    status: failed ? 'failed' : 'ok',
    host,
  };
}

export const ping: Command = {
  usage,
  run: (host, seen, args) => {
    const options = optionsOf(args);
    if (!('count' in options)) return usageOf({ usage }, ...options);
    const { target } = options;
    if (target === null) return usageOf({ usage });
    const echoes = echoesOf(host, seen, target, Math.min(MOST, options.count));
    if (echoes === null)
      return {
        lines: [`Ping request could not find host ${target}. Please check the name and try again.`],
        shows: [shown('reach', target, 'no-name')],
        status: 'failed',
      };
    return answer(target, echoes, options);
  },
};
