import { healthyHost } from './healthy-host.ts';
import type { Host } from './host.ts';
import { digitsOf, type HostPlan, leased, macOf, signedIn } from './host-plan.ts';

/** What the programs of a Mac keep in the keychain that opens at login. */
const KEPT_PASSWORDS = ['Exchange mail', 'Wi-Fi Larkfield-Staff', 'Larkfield intranet'] as const;

/** A MacBook of the company: its account follows the directory, but it is no member of the domain. */
export function healthyMac(plan: HostPlan): Host {
  const at = signedIn(plan);
  const windows = healthyHost(plan);
  return {
    ...windows,
    os: 'macos',
    version: { name: 'macOS', release: '15.3.1', build: '24D70' },
    model: { maker: 'Apple', name: 'MacBook Air', serial: plan.serial ?? `C0${digitsOf(plan.name)}` },
    processor: 'Apple M3',
    memoryMb: 16_384,
    domain: null,
    session: { ...windows.session, elevated: false, tickets: [] },
    adapters: [
      {
        ...leased(plan),
        name: 'en0',
        medium: 'wireless',
        description: 'Wi-Fi',
        mac: macOf(plan.name, 'wireless'),
        index: 6,
        enabled: true,
        dhcp: true,
        routes: [],
      },
    ],
    services: [],
    events: [],
    processes: [],
    disks: [
      {
        model: 'APPLE SSD AP0512Z',
        kind: 'ssd',
        sizeMb: 477_102,
        health: 'good',
        pendingSectors: 0,
        crcErrors: 0,
      },
    ],
    volumes: [
      {
        mount: '/',
        label: 'Macintosh HD',
        fileSystem: 'APFS',
        device: 'disk3s1',
        sizeMb: 471_482,
        freeMb: 287_310,
        errors: 'none',
        encryption: { state: 'encrypted', percent: 100, protection: 'on', keyId: null },
      },
    ],
    drives: [],
    clock: { ...windows.clock, source: 'time.apple.com', type: 'manual', lastSync: at - 30 },
    programs: [],
    drivers: [],
    hotfixes: [],
    policy: null,
    certificates: [],
    accounts: [],
    keychains: [
      {
        name: 'login',
        opensAtLogin: true,
        oldPasswordKnown: true,
        locksAfterSeconds: null,
        items: KEPT_PASSWORDS.map((name) => ({ name, savedAt: at })),
      },
    ],
  };
}
