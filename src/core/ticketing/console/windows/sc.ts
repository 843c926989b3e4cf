import type { Host, Service } from '../../world/host.ts';
import type { NetworkSeen } from '../../world/network-seen.ts';
import { serviceNamed } from '../../world/services.ts';
import { type Command, type Result, shown, usageOf } from '../command.ts';
import { netStart, netStop } from './net-services.ts';

const usage = [
  'DESCRIPTION:',
  '        SC is a command line program used for communicating with the',
  '        Service Control Manager and services.',
  'USAGE:',
  '        sc <server> [command] [service name] <option1> <option2>...',
  '',
  '        Commands:',
  '          query-----------Queries the status for a service.',
  '          qc--------------Queries the configuration information for a service.',
  '          start-----------Starts a service.',
  '          stop------------Sends a STOP request to a service.',
  '',
] as const;

const STATES = { running: '4  RUNNING', stopped: '1  STOPPED' } as const;
const STARTS = { automatic: '2   AUTO_START', manual: '3   DEMAND_START', disabled: '4   DISABLED' } as const;

const field = (label: string, value: string): string => `        ${label.padEnd(19)}: ${value}`;

function block(service: Service, withDisplay: boolean): readonly string[] {
  return [
    '',
    `SERVICE_NAME: ${service.name}`,
    ...(withDisplay ? [`DISPLAY_NAME: ${service.display}`] : []),
    field('TYPE', '10  WIN32_OWN_PROCESS  '),
    field('STATE', STATES[service.state]),
    ...(service.state === 'running'
      ? ['                                (STOPPABLE, NOT_PAUSABLE, ACCEPTS_SHUTDOWN)']
      : []),
    field('WIN32_EXIT_CODE', '0  (0x0)'),
    field('SERVICE_EXIT_CODE', '0  (0x0)'),
    field('CHECKPOINT', '0x0'),
    field('WAIT_HINT', '0x0'),
  ].map((line) => line.trimEnd());
}

const stateFact = ({ name, state }: Service) => shown('service.state', name, state);

function missing(call: string): Result {
  return {
    lines: [
      `[SC] ${call} FAILED 1060:`,
      '',
      'The specified service does not exist as an installed service.',
      '',
    ],
    status: 'failed',
  };
}

function query(host: Host, typed: string | undefined): Result {
  if (typed === undefined) {
    const running = host.services.filter(({ state }) => state === 'running');
    return { lines: running.flatMap((service) => block(service, true)), shows: running.map(stateFact) };
  }
  const service = serviceNamed(host, typed);
  return service === null
    ? missing('EnumQueryServicesStatus:OpenService')
    : { lines: [...block(service, false), ''], shows: [stateFact(service)] };
}

function configuration(host: Host, typed: string): Result {
  const service = serviceNamed(host, typed);
  if (service === null) return missing('OpenService');
  return {
    lines: [
      '[SC] QueryServiceConfig SUCCESS',
      '',
      `SERVICE_NAME: ${service.name}`,
      field('TYPE', '10  WIN32_OWN_PROCESS'),
      field('START_TYPE', STARTS[service.start]),
      field('ERROR_CONTROL', '1   NORMAL'),
      field('DISPLAY_NAME', service.display),
      '',
    ],
    shows: [shown('service.start', service.name, service.start)],
  };
}

/** `sc start` and `sc stop` do what `net` does and print the state that follows. */
function act(host: Host, seen: NetworkSeen, typed: string, verb: typeof netStart): Result {
  const service = serviceNamed(host, typed);
  if (service === null) return missing('OpenService');
  const done = verb(host, seen, [service.name]);
  const after = done.host === undefined ? null : serviceNamed(done.host, service.name);
  return after === null || done.status === 'failed' ? done : { ...done, lines: [...block(after, false), ''] };
}

export const sc: Command = {
  usage,
  run: (host, seen, [verb = '', ...args]) => {
    const [name, ...more] = args;
    if (more.length > 0) return usageOf({ usage });
    switch (verb.toLowerCase()) {
      case 'query':
      case 'queryex':
        return query(host, name);
      case 'qc':
        return name === undefined ? usageOf({ usage }) : configuration(host, name);
      case 'start':
        return name === undefined ? usageOf({ usage }) : act(host, seen, name, netStart);
      case 'stop':
        return name === undefined ? usageOf({ usage }) : act(host, seen, name, netStop);
      default:
        return usageOf({ usage }, ...(verb === '' ? [] : ['', '*** Unrecognized Command ***']));
    }
  },
};
