import { SECONDS_PER_DAY, SECONDS_PER_HOUR, SECONDS_PER_MINUTE } from '../../../../kernel/time.ts';
import type { Device } from '../../../world/devices.ts';
import { fileAt, withFile } from '../../../world/files.ts';
import type { FileEntry, Host, Service } from '../../../world/host.ts';
import { hostOf } from '../../../world/hosts.ts';
import { KIOSK_LOG, KIOSK_SERVICE } from '../../../world/kiosks.ts';
import { LINUX_FAILURE } from '../../../world/services.ts';
import { withDevice } from '../../../world/world.ts';
import type { Scene } from '../../desk-case.ts';
import { drawn, laptop } from '../shared/scene.ts';
import { kioskOf } from './tk-50-story.ts';

export type Truth = 'log-grew' | 'copies-piled-up' | 'full-in-the-night' | 'log-of-root';

/** The log that grows, by the place that was drawn, and the file that says how it is rotated. */
const LOGS = [
  { path: KIOSK_LOG, config: '/etc/logrotate.d/kiosk' },
  { path: '/var/log/nginx/access.log', config: '/etc/logrotate.d/nginx' },
] as const;
export const logOf = (scene: Scene) => drawn(scene, LOGS);

/** More than the volume holds: it grows until there is no room. */
const ENDLESS_MB = 60_000;
const COPY_MB = 1_280;
const COPIES = 30;

export function device(scene: Scene): Device {
  return {
    ...laptop(scene),
    ...kioskOf(scene),
    kind: 'kiosk',
    model: 'Halden Kiosk 2',
    assignedTo: null,
    os: 'linux',
    isEncrypted: false,
    recoveryKeyId: null,
    lastSeenAt: scene.at - 2 * SECONDS_PER_MINUTE,
  };
}

function healthy(scene: Scene): Host {
  const host = hostOf(withDevice(scene.world, device(scene)), device(scene).asset);
  if (host === null) throw new Error('A kiosk has no console.');
  return host;
}

function changedFile(host: Host, path: string, change: Partial<FileEntry>): Host {
  const file = fileAt(host, path);
  if (file === null) throw new Error(`The kiosk has no ${path}.`);
  return withFile(host, { ...file, ...change });
}

/** Copies of the visitors' list, one a night, that nobody has ever cleared away. */
function withCopies(host: Host, at: number): Host {
  return Array.from({ length: COPIES }).reduce<Host>((left, _, index) => {
    const name = `visitors-${String(COPIES - index).padStart(3, '0')}.sql`;
    return withFile(left, {
      path: `/var/backups/kiosk/${name}`,
      kind: 'file',
      sizeMb: COPY_MB,
      owner: 'kiosk kiosk',
      mode: '-rw-r-----',
      changed: at - index * SECONDS_PER_DAY,
      lines: [],
    });
  }, host);
}

/** What was rotated in the night. */
function withPackedLog(host: Host, at: number): Host {
  const packed: FileEntry = {
    path: `${KIOSK_LOG}.1.gz`,
    kind: 'file',
    sizeMb: 1_790,
    owner: 'kiosk kiosk',
    mode: '-rw-r-----',
    changed: at,
    lines: [],
  };
  return withFile(changedFile(host, KIOSK_LOG, { sizeMb: 1, changed: at }), packed);
}

const DISKS: Readonly<Record<Truth, (host: Host, scene: Scene) => Host>> = {
  'log-grew': (host, scene) =>
    changedFile(host, logOf(scene).path, {
      sizeMb: ENDLESS_MB,
      changed: scene.at - SECONDS_PER_HOUR,
      lines: Array.from({ length: 6 }, (_, index) => `DEBUG frame ${48_120 + index} of camera 0, 640x480`),
    }),
  'copies-piled-up': (host, scene) => {
    const copied = withCopies(host, scene.at - 6 * SECONDS_PER_HOUR);
    return withFile(copied, {
      path: '/var/backups/kiosk/visitors-000.sql',
      kind: 'file',
      sizeMb: ENDLESS_MB,
      owner: 'kiosk kiosk',
      mode: '-rw-r-----',
      changed: scene.at - 5 * SECONDS_PER_HOUR,
      lines: [],
    });
  },
  'full-in-the-night': (host, scene) => withPackedLog(host, scene.at - 3 * SECONDS_PER_HOUR),
  'log-of-root': (host, scene) =>
    changedFile(withPackedLog(host, scene.at - 3 * SECONDS_PER_HOUR), KIOSK_LOG, {
      owner: 'root root',
      mode: '-rw-------',
    }),
};

/** The kiosk with its disk and its service as they are. */
export function broken(scene: Scene, truth: Truth): Partial<Host> {
  const host = DISKS[truth](healthy(scene), scene);
  const failure = truth === 'log-of-root' ? 'no-permission' : 'no-space';
  const stopped = (service: Service): Service =>
    service.name === KIOSK_SERVICE ? { ...service, state: 'stopped', failure } : service;
  return {
    files: host.files,
    volumes: host.volumes,
    services: host.services.map(stopped),
    events: [
      // It was switched on before: what failed in the night comes after its start.
      ...host.events.map((event) => ({ ...event, at: event.at - SECONDS_PER_DAY })),
      {
        at: scene.at - (truth === 'log-grew' || truth === 'copies-piled-up' ? 50 : 160) * SECONDS_PER_MINUTE,
        log: 'System',
        level: 'error',
        source: KIOSK_SERVICE,
        id: 0,
        message: `${KIOSK_SERVICE}: ${LINUX_FAILURE[failure]}`,
      },
    ],
  };
}
