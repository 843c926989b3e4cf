import { clockText, dateText } from '../../world/calendar.ts';
import type { Host } from '../../world/host.ts';
import { hasLink, ipv4Of } from '../../world/host-network.ts';
import { liveProcesses } from '../../world/services.ts';
import { type Command, shown, switchOf, usageOf } from '../command.ts';
import { atColumns, linkLocal, thousands } from '../layout.ts';

/** `systeminfo` and `tasklist`. Values of `systeminfo` begin in column 27. */
const VALUE_COLUMN = 27;

const row = (label: string, value: string): string => `${`${label}:`.padEnd(VALUE_COLUMN)}${value}`.trimEnd();
const below = (value: string, more = 0): string => `${' '.repeat(VALUE_COLUMN + more)}${value}`;

const numbered = (items: readonly string[]): readonly string[] =>
  items.map((item, index) => below(`[${String(index + 1).padStart(2, '0')}]: ${item}`));

function networkCards(host: Host): readonly string[] {
  const cards = host.adapters.filter(({ enabled }) => enabled);
  return [
    row('Network Card(s)', `${cards.length} NIC(s) Installed.`),
    ...cards.flatMap((adapter, index) => {
      const setting = ipv4Of(adapter);
      const detail = (label: string, value: string): string => below(`${`${label}:`.padEnd(17)}${value}`, 6);
      return [
        below(`[${String(index + 1).padStart(2, '0')}]: ${adapter.description}`),
        detail('Connection Name', adapter.name),
        ...(hasLink(adapter)
          ? [
              detail('DHCP Enabled', adapter.dhcp ? 'Yes' : 'No'),
              ...(adapter.dhcp ? [detail('DHCP Server', adapter.lease?.server ?? '255.255.255.255')] : []),
              below('IP address(es)', 6),
              ...(setting === null ? [] : [below(`[01]: ${setting.ip}`, 6)]),
              below(`[${setting === null ? '01' : '02'}]: ${linkLocal(adapter.mac)}`, 6),
            ]
          : [detail('Status', 'Media disconnected')]),
      ];
    }),
  ];
}

/** `AS-DC-01` of a full name. */
const firstLabel = (name: string): string => (name.split('.')[0] ?? name).toUpperCase();

const stamp = (moment: number): string => `${dateText(moment)}, ${clockText(moment)}`;
const megabytes = (value: number): string => `${thousands(value)} MB`;

const usage = [
  '',
  'SYSTEMINFO',
  '',
  'Description:',
  '    This tool displays operating system configuration information.',
  '',
] as const;

export const systeminfo: Command = {
  usage,
  run: (host, seen, args) => {
    if (args.length > 0)
      return usageOf(
        { usage },
        ...(switchOf(args[0] ?? '') === '?'
          ? []
          : [`ERROR: Invalid argument/option - '${args[0]}'.`, 'Type "SYSTEMINFO /?" for usage.']),
      );
    const build = host.version.build.split('.')[0] ?? '';
    const free = Math.trunc(host.memoryMb * 0.46);
    const page = Math.trunc(host.memoryMb * 1.19);
    return {
      lines: [
        '',
        row('Host Name', host.name),
        row('OS Name', host.version.name),
        row('OS Version', `10.0.${build} N/A Build ${build}`),
        row('OS Manufacturer', 'Microsoft Corporation'),
        row('OS Configuration', host.domain === null ? 'Standalone Workstation' : 'Member Workstation'),
        row('OS Build Type', 'Multiprocessor Free'),
        row('Registered Owner', 'Larkfield IT'),
        row('Registered Organization', 'Larkfield Home & Garden'),
        row('Product ID', '00330-80000-00000-AA441'),
        row('Original Install Date', stamp(host.installedAt)),
        row('System Boot Time', stamp(host.bootedAt)),
        row('System Manufacturer', host.model.maker),
        row('System Model', host.model.name),
        row('System Type', 'x64-based PC'),
        row('Processor(s)', '1 Processor(s) Installed.'),
        ...numbered([host.processor]),
        row('BIOS Version', `${host.model.maker} 1.18.0, 04/11/2025`),
        row('Windows Directory', 'C:\\WINDOWS'),
        row('System Directory', 'C:\\WINDOWS\\system32'),
        row('Boot Device', '\\Device\\HarddiskVolume1'),
        row('System Locale', 'en-gb;English (United Kingdom)'),
        row('Input Locale', 'en-gb;English (United Kingdom)'),
        row('Time Zone', '(UTC+00:00) Dublin, Edinburgh, Lisbon, London'),
        row('Total Physical Memory', megabytes(host.memoryMb)),
        row('Available Physical Memory', megabytes(free)),
        row('Virtual Memory: Max Size', megabytes(page)),
        row('Virtual Memory: Available', megabytes(Math.trunc(page * 0.41))),
        row('Virtual Memory: In Use', megabytes(page - Math.trunc(page * 0.41))),
        row('Page File Location(s)', 'C:\\pagefile.sys'),
        row('Domain', host.domain ?? 'WORKGROUP'),
        row(
          'Logon Server',
          host.domain === null ? `\\\\${host.name}` : `\\\\${firstLabel(seen.controller.name)}`,
        ),
        row('Hotfix(s)', `${host.hotfixes.length} Hotfix(s) Installed.`),
        ...numbered(host.hotfixes),
        ...networkCards(host),
        row(
          'Hyper-V Requirements',
          'A hypervisor has been detected. Features required for Hyper-V will not be displayed.',
        ),
      ],
      shows: [
        shown('host.name', '', host.name),
        shown('host.version', '', `${host.version.release} ${host.version.build}`),
        shown('host.model', '', host.model.name),
        shown('host.booted', '', stamp(host.bootedAt)),
        shown('host.domain', '', host.domain ?? ''),
        ...host.adapters.flatMap((adapter) => {
          const setting = ipv4Of(adapter);
          return setting === null ? [] : [shown('adapter.address', adapter.name, setting.ip)];
        }),
      ],
      seconds: 45,
    };
  },
};

const tasklistUsage = [
  '',
  'TASKLIST [/SVC | /V]',
  '',
  'Description:',
  '    This tool displays a list of currently running processes.',
  '',
] as const;

export const tasklist: Command = {
  usage: tasklistUsage,
  run: (host, _seen, args) => {
    const option = switchOf(args[0] ?? '');
    if (args.length > 1 || (args.length === 1 && option !== 'svc'))
      return usageOf(
        { usage: tasklistUsage },
        ...(option === '?'
          ? []
          : [`ERROR: Invalid argument/option - '${args[0]}'.`, 'Type "TASKLIST /?" for usage.']),
      );
    const processes = liveProcesses(host);
    const shows = processes.map(({ image, pid }) => shown('process', image, String(pid)));
    if (option === 'svc') {
      const servicesOf = (pid: number): string =>
        host.services
          .filter((service) => service.pid === pid && service.state === 'running' && pid !== 0)
          .map(({ name }) => name)
          .join(', ') || 'N/A';
      return {
        lines: [
          '',
          atColumns([0, 'Image Name'], [26, '     PID'], [35, 'Services']),
          `${'='.repeat(25)} ${'='.repeat(8)} ${'='.repeat(44)}`,
          ...processes.map(({ image, pid }) =>
            atColumns([0, image], [26, String(pid).padStart(8)], [35, servicesOf(pid)]),
          ),
        ],
        shows,
      };
    }
    return {
      lines: [
        '',
        `${'Image Name'.padEnd(25)} ${'PID'.padStart(8)} ${'Session Name'.padEnd(16)} ${'Session#'.padStart(11)} ${'Mem Usage'.padStart(12)}`,
        `${'='.repeat(25)} ${'='.repeat(8)} ${'='.repeat(16)} ${'='.repeat(11)} ${'='.repeat(12)}`,
        ...processes.map(({ image, pid, session, memoryKb }) =>
          [
            image.slice(0, 25).padEnd(25),
            String(pid).padStart(8),
            session.padEnd(16),
            (session === 'Console' ? '1' : '0').padStart(11),
            `${thousands(memoryKb)} K`.padStart(12),
          ].join(' '),
        ),
      ],
      shows,
    };
  },
};
