import { SECONDS_PER_DAY, SECONDS_PER_HOUR } from '../../kernel/time.ts';
import type { Adapter, Host, PolicyResult, Volume } from './host.ts';
import { digitsOf, type HostPlan, IMAGED, leased, macOf, SOUND, signedIn, UNPLUGGED } from './host-plan.ts';
import { HOME_DRIVE } from './shares.ts';
import { DOMAIN } from './sites.ts';
import {
  WINDOWS_HOTFIXES,
  windowsAccounts,
  windowsDrivers,
  windowsProcesses,
  windowsPrograms,
  windowsServices,
} from './windows-image.ts';

function windowsAdapters(plan: HostPlan): readonly Adapter[] {
  const isLaptop = plan.form !== 'desktop';
  const byCable = plan.by !== 'radio';
  const common = { enabled: true, dhcp: true, routes: [] } as const;
  const ethernet: Adapter = {
    ...common,
    ...(byCable ? leased(plan) : UNPLUGGED),
    name: 'Ethernet',
    medium: 'ethernet',
    description: 'Intel(R) Ethernet Connection (23) I219-LM',
    mac: macOf(plan.name, 'ethernet'),
    index: 12,
  };
  const wireless: Adapter = {
    ...common,
    ...(byCable ? UNPLUGGED : leased(plan)),
    name: 'Wi-Fi',
    medium: 'wireless',
    description: 'Intel(R) Wi-Fi 6E AX211 160MHz',
    mac: macOf(plan.name, 'wireless'),
    index: 9,
  };
  const tunnel: Adapter = {
    ...common,
    ...UNPLUGGED,
    dhcp: false,
    name: 'Larkfield VPN',
    medium: 'vpn',
    description: 'Larkfield VPN Tunnel',
    mac: macOf(plan.name, 'vpn'),
    index: 6,
  };
  return isLaptop ? [ethernet, tunnel, wireless] : [ethernet];
}

export const OFFICE_POLICY: Pick<PolicyResult, 'computer' | 'user' | 'denied'> = {
  computer: ['GPO-Workstations', 'GPO-BitLocker', 'GPO-Update', 'Default Domain Policy'],
  user: ['GPO-Drives', 'GPO-Brand', 'Default Domain Policy'],
  denied: [{ name: 'Local Group Policy', reason: 'Not Applied (Empty)' }],
};

function systemVolume(plan: HostPlan): Volume {
  return {
    mount: 'C:',
    label: 'Windows',
    fileSystem: 'NTFS',
    device: 'Disk 0 partition 3',
    sizeMb: 486_400,
    freeMb: 311_808,
    errors: 'none',
    encryption: {
      state: 'encrypted',
      percent: 100,
      protection: 'on',
      keyId: plan.recoveryKeyId ?? digitsOf(plan.name),
    },
  };
}

/** A managed Windows 11 computer on which nothing is wrong. */
export function healthyHost(plan: HostPlan): Host {
  const at = signedIn(plan);
  const isLaptop = plan.form !== 'desktop';
  return {
    ...SOUND,
    name: plan.name,
    os: 'windows-11',
    version: { name: 'Microsoft Windows 11 Enterprise', release: '24H2', build: '26100.3476' },
    model: {
      maker: 'Harrow',
      name: plan.model ?? (isLaptop ? 'Tarn 14 G3' : 'Harrow 5000 MT'),
      serial: plan.serial ?? `HD${digitsOf(plan.name)}`,
    },
    processor: 'Intel64 Family 6 Model 186 Stepping 3 GenuineIntel ~1900 Mhz',
    memoryMb: 16_088,
    domain: DOMAIN,
    installedAt: IMAGED,
    bootedAt: at - 70,
    session: {
      user: plan.user.login,
      fullName: plan.user.fullName,
      signedInAt: at,
      groups: plan.groups ?? ['Domain Users'],
      elevated: true,
      tickets: [
        { server: `krbtgt/${DOMAIN.toUpperCase()}`, start: at, end: at + 10 * SECONDS_PER_HOUR },
        { server: `cifs/files.${DOMAIN}`, start: at + 6, end: at + 10 * SECONDS_PER_HOUR },
      ],
    },
    adapters: windowsAdapters(plan),
    services: windowsServices(),
    events: [
      {
        at: at - 70,
        log: 'System',
        level: 'information',
        source: 'EventLog',
        id: 6005,
        message: 'The Event log service was started.',
      },
    ],
    processes: windowsProcesses(),
    disks: [
      { model: 'NVMe HX512', kind: 'ssd', sizeMb: 488_386, health: 'good', pendingSectors: 0, crcErrors: 0 },
    ],
    volumes: [systemVolume(plan)],
    drives: [{ ...HOME_DRIVE, connectedAs: plan.user.login }],
    clock: {
      skewSeconds: 0,
      source: `as-dc-01.${DOMAIN}`,
      type: 'domain',
      lastSync: at - 30,
      pollSeconds: 1024,
    },
    programs: windowsPrograms(IMAGED),
    drivers: windowsDrivers(IMAGED),
    hotfixes: WINDOWS_HOTFIXES,
    policy: { ...OFFICE_POLICY, appliedAt: at + 4, from: `as-dc-01.${DOMAIN}` },
    certificates: [
      {
        store: 'computer',
        subject: `CN=${plan.name}.${DOMAIN}`,
        issuer: 'CN=Larkfield Issuing CA 2',
        from: IMAGED,
        to: IMAGED + 365 * SECONDS_PER_DAY,
      },
    ],
    accounts: windowsAccounts(IMAGED),
  };
}
