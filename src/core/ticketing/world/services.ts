import type { DeskTime } from '../clocks/business-time.ts';
import { isBelow } from './files.ts';
import type { Host, LogEvent, Service } from './host.ts';

/** Starting and stopping services: console, Services window and ticket tools do it here, so that all agree. */
export function serviceNamed(host: Host, typed: string): Service | null {
  const wanted = typed.toLowerCase();
  return (
    host.services.find(
      ({ name, display }) => name.toLowerCase() === wanted || display.toLowerCase() === wanted,
    ) ?? null
  );
}

/** Running services that stop with this one. */
export function runningDependents(host: Host, service: Service): readonly Service[] {
  return host.services.filter(({ name, state }) => state === 'running' && service.dependents.includes(name));
}

function withStates(host: Host, names: readonly string[], state: Service['state']): Host {
  return {
    ...host,
    services: host.services.map((service) =>
      names.includes(service.name) ? { ...service, state } : service,
    ),
  };
}

function withEvent(host: Host, event: LogEvent): Host {
  return { ...host, events: [...host.events, event] };
}

/** A service and what depends on it, stopped. */
export function stopped(host: Host, service: Service): Host {
  return withStates(
    host,
    [service.name, ...runningDependents(host, service).map(({ name }) => name)],
    'stopped',
  );
}

/** Whether a log that a service of Linux writes belongs to root, so that the service may not. */
function isLogLocked(host: Host, { name }: Service): boolean {
  const folder = `/var/log/${name.split('-')[0]}`;
  return host.files.some(({ path, owner }) => isBelow(path, folder) && owner.startsWith('root'));
}

/**
 * What a start meets, or null when it succeeds. `no-space`: a volume that it writes to is full. `no-permission`: its log
 * belongs to somebody else.
 */
export function startFailure(host: Host, service: Service): Service['failure'] {
  if (service.failure === 'no-permission') return isLogLocked(host, service) ? 'no-permission' : null;
  if (service.failure !== 'no-space') return service.failure;
  const isFull = host.volumes.some(({ freeMb }) => freeMb <= 0);
  return isFull ? 'no-space' : null;
}

/** A start that was tried: the service runs, or the log holds another failure. */
export function started(host: Host, service: Service, at: DeskTime): Host {
  const failure = startFailure(host, service);
  if (failure === null) return withStates(host, [service.name], 'running');
  return withEvent(withStates(host, [service.name], 'stopped'), {
    at,
    log: 'System',
    level: 'error',
    source: host.os === 'linux' ? service.name : 'Service Control Manager',
    id: host.os === 'linux' ? 0 : failure === 'cannot-log-on' ? 7038 : 7034,
    message: failureMessage(host, service, failure),
  });
}

/** What a service of Linux writes into the journal before it ends. */
export const LINUX_FAILURE = {
  'no-space': 'cannot write log: No space left on device',
  'no-permission': 'cannot open log: Permission denied',
} as const;

function failureMessage(
  host: Host,
  { name, display }: Service,
  failure: NonNullable<Service['failure']>,
): string {
  if (host.os === 'linux')
    return failure === 'no-space' || failure === 'no-permission'
      ? `${name}: ${LINUX_FAILURE[failure]}`
      : `${name}.service: Failed with result 'exit-code'.`;
  return failure === 'cannot-log-on'
    ? `The ${name} service was unable to log on with the currently configured password.`
    : `The ${display} service terminated unexpectedly.  It has done this 1 time(s).`;
}

/** Processes that are there now: those of a stopped service are gone. */
export function liveProcesses(host: Host): Host['processes'] {
  const pidsOf = (state: Service['state']): ReadonlySet<number> =>
    new Set(host.services.filter((service) => service.state === state).map(({ pid }) => pid));
  const [running, idle] = [pidsOf('running'), pidsOf('stopped')];
  return host.processes.filter(({ pid }) => running.has(pid) || !idle.has(pid) || pid === 0);
}
