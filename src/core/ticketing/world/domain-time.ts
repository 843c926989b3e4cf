import type { Host } from './host.ts';
import { addressedAdapters, resolve, segmentTowards } from './host-network.ts';
import type { NetworkSeen } from './network-seen.ts';

/** Kerberos refuses a clock that differs by more than this. */
const TOLERATED_SECONDS = 300;

/** The segment by which the domain is reached: null when its name is not found or nobody answers there. */
export function segmentToDomain(host: Host, seen: NetworkSeen): string | null {
  if (host.domain === null) return null;
  const address = resolve(host, seen, seen.controller.name)?.address;
  return address === undefined ? null : segmentTowards(host, seen, address);
}

/** How far a source is ahead of the host's own clock; null when it cannot be asked. */
export function offsetOf(host: Host, seen: NetworkSeen, source: string): number | null {
  const address = resolve(host, seen, source)?.address;
  const segment = address === undefined ? null : segmentTowards(host, seen, address);
  const error = segment === null ? null : seen.timeOffset(segment, source);
  return error === null ? null : error - host.clock.skewSeconds;
}

/** Whether the domain's controllers accept tickets of this host's clock. */
export function isTrusted(host: Host, seen: NetworkSeen): boolean {
  const offset = offsetOf(host, seen, seen.controller.name);
  return offset !== null && Math.abs(offset) <= TOLERATED_SECONDS;
}

/** The source that the host asks: the controller of its domain, or the one that somebody wrote down; null for none. */
function sourceOf(host: Host, seen: NetworkSeen): string | null {
  switch (host.clock.type) {
    case 'domain':
      return seen.controller.name;
    case 'manual':
      return host.clock.source;
    case 'none':
      return null;
  }
}

export const timeServiceRuns = (host: Host): boolean =>
  host.services.some(({ name, state }) => name === 'W32Time' && state === 'running');

/** The computer takes the time from its domain again, whoever it asked before. */
export function followsDomain(host: Host, seen: NetworkSeen): Host {
  return { ...host, clock: { ...host.clock, type: 'domain', source: seen.controller.name } };
}

/** The clock set by its source; null when there is none to ask. */
export function resynced(host: Host, seen: NetworkSeen): Host | null {
  const source = sourceOf(host, seen);
  const offset = source === null ? null : offsetOf(host, seen, source);
  if (source === null || offset === null || addressedAdapters(host).length === 0) return null;
  const skewSeconds = host.clock.skewSeconds + offset;
  return { ...host, clock: { ...host.clock, source, skewSeconds, lastSync: seen.now + skewSeconds } };
}
