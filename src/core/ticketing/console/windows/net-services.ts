import type { Host, Service } from '../../world/host.ts';
import type { NetworkSeen } from '../../world/network-seen.ts';
import { runningDependents, serviceNamed, started, startFailure, stopped } from '../../world/services.ts';
import { ACCESS_DENIED_5, type Result, shown } from '../command.ts';
import { COMPLETED, netHelp, netUsage } from './net-errors.ts';

const ACT_SECONDS = 60;

/** Services without which the computer loses its network, its policy or its log. */
const VITAL = new Set(['Dhcp', 'Dnscache', 'EventLog', 'LanmanWorkstation', 'mpssvc', 'WinDefend']);

const denied: Result = { lines: ACCESS_DENIED_5, status: 'failed' };

const stateOf = (host: Host, service: Service) =>
  shown('service.state', service.name, serviceNamed(host, service.name)?.state ?? service.state);

function list(host: Host): Result {
  const running = host.services.filter(({ state }) => state === 'running');
  return {
    lines: [
      'These Windows services are started:',
      '',
      ...running.map(({ display }) => `   ${display}`).sort(),
      '',
      COMPLETED,
      '',
    ],
    shows: running.map((service) => stateOf(host, service)),
  };
}

export function netStart(host: Host, seen: NetworkSeen, args: readonly string[]): Result {
  if (args.length === 0) return list(host);
  const typed = args.join(' ');
  if (typed.startsWith('/')) return netUsage('NET START', '[service]');
  const service = serviceNamed(host, typed);
  if (service === null) return netHelp(2185, 'The service name is invalid.');
  if (!host.session.elevated) return denied;
  const { display } = service;
  if (service.state === 'running') return netHelp(2182, 'The requested service has already been started.');
  if (service.start === 'disabled')
    return {
      lines: [
        'System error 1058 has occurred.',
        '',
        'The service cannot be started, either because it is disabled or because it has no enabled devices associated with it.',
        '',
      ],
      shows: [shown('service.state', service.name, 'disabled')],
      status: 'failed',
    };
  const after = started(host, service, seen.now + host.clock.skewSeconds);
  const shows = [stateOf(after, service)];
  if (startFailure(host, service) !== null)
    return {
      ...netHelp(
        3534,
        `The ${display} service is starting.`,
        `The ${display} service could not be started.`,
        '',
        'The service did not report an error.',
      ),
      shows,
      seconds: ACT_SECONDS,
      host: after,
    };
  return {
    lines: [`The ${display} service is starting.`, `The ${display} service was started successfully.`, ''],
    shows,
    seconds: ACT_SECONDS,
    host: after,
  };
}

export function netStop(host: Host, _seen: NetworkSeen, args: readonly string[]): Result {
  const words = args.filter((argument) => !/^\/(y|yes)$/i.test(argument));
  const typed = words.join(' ');
  if (words.length === 0 || typed.startsWith('/')) return netUsage('NET STOP', 'service');
  const service = serviceNamed(host, typed);
  if (service === null) return netHelp(2185, 'The service name is invalid.');
  if (!host.session.elevated) return denied;
  const { display } = service;
  if (service.state === 'stopped') return netHelp(3521, `The ${display} service is not started.`);
  const dependents = runningDependents(host, service);
  const after = stopped(host, service);
  return {
    lines: [
      ...(dependents.length === 0
        ? []
        : [
            `The following services are dependent on the ${display} service.`,
            `Stopping the ${display} service will also stop these services.`,
            '',
            ...dependents.map((one) => `   ${one.display}`),
            '',
          ]),
      ...[...dependents, service].flatMap((one) => [
        `The ${one.display} service is stopping.`,
        `The ${one.display} service was stopped successfully.`,
        '',
      ]),
    ],
    shows: [...dependents, service].map((one) => stateOf(after, one)),
    seconds: ACT_SECONDS,
    host: after,
    effects: VITAL.has(service.name) ? [{ code: 'service-disrupted', of: service.name }] : [],
  };
}
