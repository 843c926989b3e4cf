import { isBelow, sizeMbOf } from './files.ts';
import type { Host } from './host.ts';
import { hostOf } from './hosts.ts';
import { LINUX_FAILURE, serviceNamed } from './services.ts';
import type { World } from './world.ts';

/** The service that shows the sign-in page of a kiosk, and its log. */
export const KIOSK_SERVICE = 'kiosk-signin';
const LOGS = '/var/log/kiosk';
// Not one literal: the deployment's CLI takes an exported path for an import.
export const KIOSK_LOG = `${LOGS}/signin.log`;
const VISITORS = '/var/lib/kiosk/visitors.db';
/** What is larger than this has no business on a kiosk. */
const HUGE_MB = 10_240;

function ofKiosk<Outcome extends string>(
  read: (host: Host) => Outcome,
): (world: World, asset: string) => Outcome | null {
  return (world, asset) => {
    const host = hostOf(world, asset);
    return host?.os === 'linux' ? read(host) : null;
  };
}

/** What its journal said last of the service. */
function lastFailure(host: Host): 'none' | 'no-space' | 'no-permission' {
  const last = host.events.findLast(({ source }) => source === KIOSK_SERVICE);
  if (last?.message.endsWith(LINUX_FAILURE['no-space']) === true) return 'no-space';
  return last?.message.endsWith(LINUX_FAILURE['no-permission']) === true ? 'no-permission' : 'none';
}

const isRunning = (host: Host): boolean => serviceNamed(host, KIOSK_SERVICE)?.state === 'running';

/** Readings of a kiosk; subject: its asset number. Null for what is none. */
export const KIOSK_READ = {
  'full-volume': ofKiosk(({ volumes }) => (volumes.some(({ freeMb }) => freeMb <= 0) ? 'full' : 'room')),
  /** What takes the most room on it. */
  'space-taken-by': ofKiosk((host) => {
    if (sizeMbOf(host, '/var/log') > HUGE_MB) return 'log';
    return sizeMbOf(host, '/var/backups') > HUGE_MB ? 'copies' : 'nothing';
  }),
  'kiosk-service': ofKiosk((host) => (isRunning(host) ? 'running' : 'stopped')),
  'service-failure': ofKiosk(lastFailure),
  'log-owner': ofKiosk(({ files }) =>
    files.some(({ path, owner }) => isBelow(path, '/var/log/kiosk') && owner.startsWith('root'))
      ? 'root'
      : 'service',
  ),
  /** What visitors see. */
  'kiosk-page': ofKiosk((host) => (isRunning(host) ? 'shows' : 'blank')),
  'kiosk-data': ofKiosk(({ files }) => (files.some(({ path }) => path === VISITORS) ? 'kept' : 'gone')),
} as const;
