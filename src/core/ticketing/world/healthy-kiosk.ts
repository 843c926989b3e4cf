import { healthyHost } from './healthy-host.ts';
import type { Host, Volume } from './host.ts';
import { digitsOf, type HostPlan, signedIn } from './host-plan.ts';

const KIOSK_UNITS = [
  ['cron', 'Regular background program processing daemon', 712],
  ['kiosk-signin', 'Larkfield visitor sign-in', 1184],
  ['nginx', 'A high performance web server and a reverse proxy server', 948],
  ['rsyslog', 'System Logging Service', 731],
  ['ssh', 'OpenBSD Secure Shell server', 902],
] as const;

/** A Debian kiosk at a reception desk. `user` is the account that the analyst uses. */
export function healthyKiosk(plan: HostPlan): Host {
  const at = signedIn(plan);
  const windows = healthyHost({ ...plan, form: 'desktop' });
  const ethernet = windows.adapters.map((adapter) => ({
    ...adapter,
    name: 'eth0',
    description: 'eth0',
    index: 2,
  }));
  const volume = (mount: string, device: string, sizeMb: number, freeMb: number): Volume => ({
    mount,
    label: '',
    fileSystem: 'ext4',
    device,
    sizeMb,
    freeMb,
    errors: 'none',
    encryption: null,
  });
  const log = (path: string, sizeMb: number) =>
    ({
      path,
      kind: 'file',
      sizeMb,
      owner: 'root adm',
      mode: '-rw-r-----',
      changed: at - 600,
      lines: [],
    }) as const;
  return {
    ...windows,
    os: 'linux',
    version: { name: 'Debian GNU/Linux', release: '12', build: 'bookworm' },
    model: { maker: 'Halden', name: 'Halden Kiosk 2', serial: plan.serial ?? `HK${digitsOf(plan.name)}` },
    processor: 'Intel(R) N100',
    memoryMb: 7_840,
    domain: null,
    session: { ...windows.session, groups: ['adm', 'sudo'], elevated: false, tickets: [] },
    adapters: ethernet,
    services: KIOSK_UNITS.map(([name, display, pid]) => ({
      name,
      display,
      pid,
      state: 'running',
      start: 'automatic',
      dependents: [],
      failure: null,
    })),
    events: KIOSK_UNITS.map(([name, display], index) => ({
      at: at - 70 + index,
      log: 'System',
      level: 'information',
      source: name,
      id: 0,
      message: `Started ${name}.service - ${display}.`,
    })),
    processes: [],
    disks: [
      { model: 'SATA SSD 64G', kind: 'ssd', sizeMb: 61_057, health: 'good', pendingSectors: 0, crcErrors: 0 },
    ],
    volumes: [
      volume('/', '/dev/sda2', 17_920, 11_264),
      volume('/var', '/dev/sda3', 40_960, 36_352),
      volume('/boot/efi', '/dev/sda1', 511, 505),
    ],
    files: [
      log('/var/log/syslog', 4),
      log('/var/log/nginx/access.log', 9),
      log('/var/log/nginx/error.log', 1),
      { ...log('/var/log/kiosk/signin.log', 12), owner: 'kiosk kiosk' },
      { ...log('/var/lib/kiosk/visitors.db', 38), owner: 'kiosk kiosk' },
    ],
    drives: [],
    clock: { ...windows.clock, source: 'ntp.larkfield.example', type: 'manual' },
    programs: [],
    drivers: [],
    hotfixes: [],
    policy: null,
    certificates: [],
    accounts: [],
  };
}
