import { SECONDS_PER_DAY } from '../../../kernel/time.ts';
import { clockText, logStampText, wallTime } from '../../world/calendar.ts';
import type { Host, LogEvent, Service } from '../../world/host.ts';
import type { NetworkSeen } from '../../world/network-seen.ts';
import { serviceNamed, started, startFailure, stopped } from '../../world/services.ts';
import { type Command, type Result, shown, usageOf } from '../command.ts';

/** `systemctl` and `journalctl`. */
const unitName = (typed: string): string => typed.replace(/\.service$/, '');

const logLine = (host: Host, { at, source, message }: LogEvent, pid: number): string => {
  const who =
    message.startsWith('Started ') || message.startsWith('Stopped ') ? 'systemd[1]' : `${source}[${pid}]`;
  return `${logStampText(at)} ${host.name} ${who}: ${message}`;
};

const eventsOf = (host: Host, unit: string): readonly LogEvent[] =>
  host.events.filter(({ source }) => source === unit);

function ago(seconds: number): string {
  const [days, hours, minutes] = [
    Math.floor(seconds / SECONDS_PER_DAY),
    Math.floor(seconds / 3600) % 24,
    Math.floor(seconds / 60) % 60,
  ];
  if (days > 0) return `${days} day${days === 1 ? '' : 's'} ago`;
  return hours > 0 ? `${hours}h ${minutes}min ago` : `${minutes}min ago`;
}

function since(moment: number, now: number): string {
  const { weekday, year, month, day } = wallTime(moment);
  const two = (value: number): string => String(value).padStart(2, '0');
  return `${weekday.slice(0, 3)} ${year}-${two(month)}-${two(day)} ${clockText(moment)} UTC; ${ago(Math.max(0, now - moment))}`;
}

/** A unit that stopped by an error of its own has failed; one that somebody stopped is inactive. */
const stateOf = (service: Service): 'running' | 'failed' | 'stopped' =>
  service.state === 'running' ? 'running' : service.failure === null ? 'stopped' : 'failed';

const ACTIVE = {
  running: 'active (running)',
  failed: 'failed (Result: exit-code)',
  stopped: 'inactive (dead)',
} as const;
const MARK = { running: '●', failed: '×', stopped: '○' } as const;
const LOG_LINES = 10;

function status(host: Host, seen: NetworkSeen, service: Service): Result {
  const state = stateOf(service);
  const log = eventsOf(host, service.name).slice(-LOG_LINES);
  const now = seen.now + host.clock.skewSeconds;
  const changed = log.at(-1)?.at ?? host.bootedAt;
  const enabled = service.start === 'automatic' ? 'enabled' : 'disabled';
  return {
    lines: [
      `${MARK[state]} ${service.name}.service - ${service.display}`,
      `     Loaded: loaded (/lib/systemd/system/${service.name}.service; ${enabled}; preset: enabled)`,
      `     Active: ${ACTIVE[state]} since ${since(changed, now)}`,
      ...(state === 'stopped'
        ? []
        : [
            `   Main PID: ${service.pid} (${state === 'failed' ? 'code=exited, status=1/FAILURE' : service.name})`,
          ]),
      '',
      ...log.map((event) => logLine(host, event, service.pid)),
    ],
    shows: [
      shown('service.state', service.name, state),
      ...log.slice(-1).map(({ message }) => shown('log', service.name, message)),
    ],
    status: state === 'running' ? 'ok' : 'failed',
  };
}

const ACTS = ['start', 'stop', 'restart', 'reload'] as const;
type Act = (typeof ACTS)[number];
const isAct = (verb: string): verb is Act => ACTS.some((act) => act === verb);

function act(host: Host, seen: NetworkSeen, service: Service, verb: Act): Result {
  const unit = `${service.name}.service`;
  if (!host.session.elevated)
    return {
      lines: [
        `Failed to ${verb} ${unit}: Access denied`,
        `See system logs and 'systemctl status ${unit}' for details.`,
      ],
      status: 'failed',
    };
  if (verb === 'stop') return { lines: [], seconds: 60, host: stopped(host, service) };
  const at = seen.now + host.clock.skewSeconds;
  const after = started(host, service, at);
  if (startFailure(host, service) === null) {
    const message = `Started ${unit} - ${service.display}.`;
    const event: LogEvent = { at, log: 'System', level: 'information', source: service.name, id: 0, message };
    const healed = after.services.map((one) => (one.name === service.name ? { ...one, failure: null } : one));
    return { lines: [], seconds: 60, host: { ...after, services: healed, events: [...after.events, event] } };
  }
  return {
    lines: [
      `Job for ${unit} failed because the control process exited with error code.`,
      `See "systemctl status ${unit}" and "journalctl -xeu ${unit}" for details.`,
    ],
    shows: [shown('service.state', service.name, 'failed')],
    seconds: 60,
    host: after,
    status: 'failed',
  };
}

function listUnits(host: Host, onlyFailed: boolean): Result {
  const units = host.services.filter((service) => !onlyFailed || stateOf(service) === 'failed');
  return {
    lines: [
      '  UNIT                     LOAD   ACTIVE   SUB     DESCRIPTION',
      ...units.map((service) => {
        const state = stateOf(service);
        const [active, sub] =
          state === 'running'
            ? ['active', 'running']
            : state === 'failed'
              ? ['failed', 'failed']
              : ['inactive', 'dead'];
        return `${state === 'failed' ? '●' : ' '} ${`${service.name}.service`.padEnd(24)} loaded ${active.padEnd(8)} ${sub.padEnd(7)} ${service.display}`;
      }),
      '',
      `${units.length} loaded units listed.`,
    ],
    shows: units.map((service) => shown('service.state', service.name, stateOf(service))),
  };
}

const systemctlUsage = [
  'systemctl [OPTIONS...] COMMAND ...',
  '',
  '  status, start, stop, restart, reload UNIT',
  '  is-active UNIT',
  '  list-units [--failed]',
  '',
] as const;

export const systemctl: Command = {
  usage: systemctlUsage,
  run: (host, seen, args) => {
    const [verb = '', typed, ...more] = args.filter(
      (argument) => argument !== '--no-pager' && argument !== '--failed',
    );
    if (verb === 'list-units' || (verb === '' && args.includes('--failed')))
      return listUnits(host, args.includes('--failed'));
    const isKnown = isAct(verb) || verb === 'status' || verb === 'is-active';
    if (!isKnown)
      return usageOf({ usage: systemctlUsage }, ...(verb === '' ? [] : [`Unknown command verb ${verb}.`]));
    if (typed === undefined || more.length > 0)
      return usageOf({ usage: systemctlUsage }, 'Too few arguments.');
    const service = serviceNamed(host, unitName(typed));
    if (service === null)
      return {
        lines: [
          isAct(verb)
            ? `Failed to ${verb} ${unitName(typed)}.service: Unit ${unitName(typed)}.service not found.`
            : `Unit ${unitName(typed)}.service could not be found.`,
        ],
        status: 'failed',
      };
    if (isAct(verb)) return act(host, seen, service, verb);
    if (verb === 'status') return status(host, seen, service);
    const state = stateOf(service);
    return {
      lines: [state === 'running' ? 'active' : state === 'failed' ? 'failed' : 'inactive'],
      shows: [shown('service.state', service.name, state)],
      status: state === 'running' ? 'ok' : 'failed',
    };
  },
};

const journalUsage = [
  'journalctl [OPTIONS...]',
  '',
  '  -u --unit=UNIT   Show logs from the specified unit',
  '  -n --lines=N     Number of journal entries to show',
  '  -e -x --no-pager',
  '',
] as const;

export const journalctl: Command = {
  usage: journalUsage,
  run: (host, _seen, args) => {
    let unit: string | null = null;
    let most = 100;
    for (let at = 0; at < args.length; at += 1) {
      const argument = args[at] ?? '';
      const long = /^--(unit|lines)=(.+)$/.exec(argument);
      const takesUnit = /^-[xe]*u$/.test(argument);
      const value = long?.[2] ?? args[at + 1];
      if ((takesUnit || long?.[1] === 'unit') && value !== undefined) unit = unitName(value);
      else if ((argument === '-n' || long?.[1] === 'lines') && /^\d+$/.test(value ?? ''))
        most = Number(value);
      else if (/^(-[xe]+|--no-pager)$/.test(argument)) continue;
      else return usageOf({ usage: journalUsage });
      if (long === null) at += 1;
    }
    const events = (unit === null ? host.events : eventsOf(host, unit)).slice(-most);
    const pidOf = (source: string): number => serviceNamed(host, source)?.pid ?? 1;
    return {
      lines:
        events.length === 0
          ? ['-- No entries --']
          : events.map((event) => logLine(host, event, pidOf(event.source))),
      shows: events.slice(-LOG_LINES).map(({ source, message }) => shown('log', source, message)),
    };
  },
};
