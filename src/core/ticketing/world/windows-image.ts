import type { DeskTime } from '../clocks/business-time.ts';
import type { Driver, LocalAccount, Process, Program, Service } from './host.ts';

/** What the company's Windows image brings: the same on every managed computer. */
type ServiceRow = readonly [
  name: string,
  display: string,
  start: Service['start'],
  pid: number,
  dependents?: readonly string[],
];

const SERVICES: readonly ServiceRow[] = [
  ['Audiosrv', 'Windows Audio', 'automatic', 2764],
  ['BITS', 'Background Intelligent Transfer Service', 'automatic', 5412],
  ['Dhcp', 'DHCP Client', 'automatic', 1764],
  ['Dnscache', 'DNS Client', 'automatic', 1988],
  ['EventLog', 'Windows Event Log', 'automatic', 1692, ['Schedule']],
  ['LanmanWorkstation', 'Workstation', 'automatic', 2312, ['Netlogon']],
  ['mpssvc', 'Windows Defender Firewall', 'automatic', 2536],
  ['Netlogon', 'Netlogon', 'automatic', 956],
  ['Schedule', 'Task Scheduler', 'automatic', 1716],
  ['Spooler', 'Print Spooler', 'automatic', 3208, ['Fax']],
  ['Fax', 'Fax', 'manual', 0],
  ['Themes', 'Themes', 'automatic', 1844],
  ['W32Time', 'Windows Time', 'automatic', 1480],
  ['WinDefend', 'Microsoft Defender Antivirus Service', 'automatic', 4068],
  ['WlanSvc', 'WLAN AutoConfig', 'automatic', 2288],
  ['wuauserv', 'Windows Update', 'manual', 0],
];

export function windowsServices(): readonly Service[] {
  return SERVICES.map(([name, display, start, pid, dependents = []]) => ({
    name,
    display,
    start,
    pid,
    dependents,
    state: pid === 0 ? 'stopped' : 'running',
    failure: null,
  }));
}

type ProcessRow = readonly [image: string, pid: number, session: Process['session'], memoryKb: number];

const PROCESSES: readonly ProcessRow[] = [
  ['System Idle Process', 0, 'Services', 8],
  ['System', 4, 'Services', 144],
  ['Registry', 148, 'Services', 41_308],
  ['smss.exe', 604, 'Services', 1_224],
  ['csrss.exe', 832, 'Services', 5_696],
  ['wininit.exe', 920, 'Services', 6_884],
  ['services.exe', 1012, 'Services', 11_480],
  ['lsass.exe', 956, 'Services', 26_412],
  ['spoolsv.exe', 3208, 'Services', 17_536],
  ['MsMpEng.exe', 4068, 'Services', 241_804],
  ['winlogon.exe', 1128, 'Console', 10_436],
  ['dwm.exe', 1520, 'Console', 98_512],
  ['explorer.exe', 7336, 'Console', 178_240],
  ['OUTLOOK.EXE', 9164, 'Console', 231_916],
  ['ms-teams.exe', 9828, 'Console', 412_360],
  ['msedge.exe', 10_404, 'Console', 186_772],
];

/** In the order of their ids; a service without a program of its own runs in a `svchost.exe`. */
export function windowsProcesses(): readonly Process[] {
  const shared = SERVICES.filter(([, , , pid]) => pid !== 0 && !PROCESSES.some((row) => row[1] === pid));
  const rows: readonly ProcessRow[] = [
    ...PROCESSES,
    ...shared.map(([, , , pid]): ProcessRow => ['svchost.exe', pid, 'Services', 9_000 + pid]),
  ];
  return rows
    .map(([image, pid, session, memoryKb]) => ({
      image,
      pid,
      session,
      memoryKb,
      cpu: image === 'System Idle Process' ? 94 : 0,
    }))
    .sort((left, right) => left.pid - right.pid);
}

export function windowsPrograms(installed: DeskTime): readonly Program[] {
  return [
    { name: 'Larkfield VPN Client', version: '5.1.8', publisher: 'Larkfield IT', installed },
    { name: 'Larkfield WMS Client', version: '9.4.2', publisher: 'Larkfield IT', installed },
    {
      name: 'Microsoft 365 Apps for enterprise - en-us',
      version: '16.0.18526.20286',
      publisher: 'Microsoft Corporation',
      installed,
    },
    { name: 'Microsoft Edge', version: '134.0.3124.51', publisher: 'Microsoft Corporation', installed },
  ];
}

export function windowsDrivers(installed: DeskTime): readonly Driver[] {
  const driver = (device: string, kind: string, version: string): Driver => ({
    device,
    kind,
    version,
    installed,
    state: 'working',
    code: 0,
  });
  return [
    driver('Intel(R) Iris(R) Xe Graphics', 'Display adapters', '32.0.101.6557'),
    driver('Intel(R) Wi-Fi 6E AX211 160MHz', 'Network adapters', '23.110.0.5'),
    driver('Intel(R) Ethernet Connection (23) I219-LM', 'Network adapters', '12.19.2.56'),
    driver('Realtek Audio', 'Sound, video and game controllers', '6.0.9710.1'),
    driver('Integrated Camera', 'Cameras', '10.0.26100.1'),
  ];
}

export const WINDOWS_HOTFIXES = ['KB5049622', 'KB5052093', 'KB5052915'] as const;

export function windowsAccounts(installed: DeskTime): readonly LocalAccount[] {
  const account = (
    name: string,
    comment: string,
    active: boolean,
    groups: readonly string[],
  ): LocalAccount => ({ name, fullName: '', comment, active, groups, passwordSet: installed });
  return [
    account('Administrator', 'Built-in account for administering the computer/domain', false, [
      'Administrators',
    ]),
    account('DefaultAccount', 'A user account managed by the system.', false, [
      'System Managed Accounts Group',
    ]),
    account('Guest', 'Built-in account for guest access to the computer/domain', false, ['Guests']),
    account('lkadmin', 'Managed local administrator', true, ['Administrators']),
    account(
      'WDAGUtilityAccount',
      'A user account managed and used by the system for Windows Defender Application Guard scenarios.',
      false,
      [],
    ),
  ];
}
