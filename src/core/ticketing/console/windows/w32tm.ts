import { clockText, dateText, stampText } from '../../world/calendar.ts';
import { followsDomain, offsetOf, resynced, timeServiceRuns } from '../../world/domain-time.ts';
import type { Host } from '../../world/host.ts';
import { resolve } from '../../world/host-network.ts';
import { parseIpv4 } from '../../world/ipv4.ts';
import type { NetworkSeen } from '../../world/network-seen.ts';
import { type Command, type Result, shown, usageOf } from '../command.ts';

const usage = [
  'w32tm [/? | /query /status [/verbose] | /query /source | /resync [/rediscover] |',
  '       /config /syncfromflags:domhier [/update] |',
  '       /stripchart /computer:<target> [/samples:<count>] [/dataonly]]',
  '',
] as const;

const CMOS = 'Local CMOS Clock';

const stoppedService: Result = {
  lines: ['The following error occurred: The service has not been started. (0x80070426)'],
  shows: [shown('service.state', 'W32Time', 'stopped')],
  status: 'failed',
};

/** What the service says that it follows. */
const followed = (host: Host): string =>
  host.clock.lastSync === null || host.clock.type === 'none' ? CMOS : host.clock.source;

/** The address of the source as a reference id: its octets in hexadecimal. */
function referenceOf(host: Host, seen: NetworkSeen): string {
  const address = resolve(host, seen, followed(host))?.address;
  const value = address === undefined ? null : parseIpv4(address);
  return value === null
    ? '0x00000000 (unspecified)'
    : `0x${value.toString(16).padStart(8, '0').toUpperCase()} (source IP:  ${address})`;
}

function status(host: Host, seen: NetworkSeen, verbose: boolean): Result {
  const { lastSync, pollSeconds } = host.clock;
  const isSynced = followed(host) !== CMOS;
  const power = Math.round(Math.log2(pollSeconds));
  return {
    lines: [
      isSynced ? 'Leap Indicator: 0(no warning)' : 'Leap Indicator: 3(not synchronized)',
      isSynced ? 'Stratum: 4 (secondary reference - syncd by (S)NTP)' : 'Stratum: 0 (unspecified)',
      'Precision: -23 (119.209ns per tick)',
      `Root Delay: ${isSynced ? '0.0312817' : '0.0000000'}s`,
      `Root Dispersion: ${isSynced ? '0.0467211' : '0.0000000'}s`,
      `ReferenceId: ${isSynced ? referenceOf(host, seen) : '0x00000000 (unspecified)'}`,
      `Last Successful Sync Time: ${lastSync === null ? 'unspecified' : stampText(lastSync)}`,
      `Source: ${followed(host)}`,
      `Poll Interval: ${power} (${pollSeconds}s)`,
      '',
      ...(verbose
        ? [
            'Phase Offset: 0.0000000s',
            'ClockRate: 0.0156250s',
            `State Machine: ${isSynced ? '2 (Sync)' : '0 (Unset)'}`,
            'Time Source Flags: 0 (None)',
            'Server Role: 0 (None)',
            `Last Sync Error: ${isSynced ? '0 (The command completed successfully.)' : '1 (The computer did not resync because no time data was available.)'}`,
            '',
          ]
        : []),
    ],
    shows: [
      shown('clock.source', '', followed(host)),
      shown('clock.time', 'last-sync', lastSync === null ? 'unspecified' : stampText(lastSync)),
    ],
  };
}

function resync(host: Host, seen: NetworkSeen): Result {
  const sending = 'Sending resync command to local computer';
  const after = resynced(host, seen);
  if (after === null)
    return {
      lines: [sending, 'The computer did not resync because no time data was available.'],
      seconds: 60,
      status: 'failed',
    };
  return {
    lines: [sending, 'The command completed successfully.'],
    seconds: 60,
    host: after,
  };
}

const signed = (value: number): string =>
  `${value < 0 ? '-' : '+'}${String(Math.abs(value)).padStart(2, '0')}.0000000s`;

function stripchart(host: Host, seen: NetworkSeen, computer: string, samples: number): Result {
  const now = seen.now + host.clock.skewSeconds;
  const offset = offsetOf(host, seen, computer);
  if (offset === null)
    return {
      lines: [
        `Tracking ${computer}.`,
        `The current time is ${stampText(now)}.`,
        `${clockText(now)}, error: 0x800705B4`,
      ],
      shows: [shown('clock.offset', computer, 'timed-out')],
      status: 'failed',
    };
  return {
    lines: [
      `Tracking ${computer}.`,
      `Collecting ${samples} samples.`,
      `The current time is ${stampText(now)}.`,
      ...Array.from({ length: samples }, (_, index) => `${clockText(now + 2 * index)}, ${signed(offset)}`),
    ],
    shows: [shown('clock.offset', computer, String(offset))],
    seconds: 30 + 2 * samples,
  };
}

const MOST_SAMPLES = 10;

export const w32tm: Command = {
  usage,
  run: (host, seen, args) => {
    const words = args.map((argument) => argument.toLowerCase());
    const valueBehind = (name: string): string | undefined =>
      words.find((word) => word.startsWith(`/${name}:`))?.slice(name.length + 2);
    const [verb] = words;
    if (verb === '/query' && words[1] === '/status')
      return timeServiceRuns(host) ? status(host, seen, words.includes('/verbose')) : stoppedService;
    if (verb === '/query' && words[1] === '/source')
      return timeServiceRuns(host)
        ? { lines: [followed(host)], shows: [shown('clock.source', '', followed(host))] }
        : stoppedService;
    if (verb === '/config' && valueBehind('syncfromflags') === 'domhier')
      return timeServiceRuns(host)
        ? { lines: ['The command completed successfully.'], host: followsDomain(host, seen) }
        : stoppedService;
    if (verb === '/resync') return timeServiceRuns(host) ? resync(host, seen) : stoppedService;
    const computer = valueBehind('computer');
    if (verb === '/stripchart' && computer !== undefined)
      return stripchart(
        host,
        seen,
        computer,
        Math.min(MOST_SAMPLES, Number(valueBehind('samples') ?? 5) || 1),
      );
    return usageOf(
      { usage },
      ...(verb === undefined || verb === '/?' ? [] : [`The command ${args.join(' ')} is unknown.`]),
    );
  },
};

/** `date /t` and `time /t`: what the clock of the host says. */
const wallClock = (print: (moment: number) => string, prompt: string): Command => ({
  usage: [`The current ${prompt} can be displayed with ${prompt.toUpperCase()} /T.`],
  run: (host, seen, args) => {
    const now = seen.now + host.clock.skewSeconds;
    const line = print(now);
    if (args.length > 0 && args[0]?.toLowerCase() !== '/t')
      return { lines: ['A required privilege is not held by the client.'], status: 'failed' };
    return {
      lines: [args.length === 0 ? `The current ${prompt} is: ${line}` : line],
      shows: [shown('clock.time', prompt, line)],
    };
  },
});

export const date = wallClock(dateText, 'date');
export const time = wallClock((moment) => clockText(moment).slice(0, 5), 'time');
