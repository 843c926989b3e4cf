import { findMachine } from '../machines/find-machine.ts';
import type { ScreenView } from '../model/bench-view.ts';
import { type LogEntry, type MachineState, partIn } from '../model/state.ts';
import { systemStart } from './boot.ts';
import { hasBootStick, STICK_MODEL } from './boot-stick.ts';
import { diskLetter, diskStatus, gibibytes } from './disk-management.ts';
import { answeringDrives, nvmeHealth, portDisabled, SMART_IDS, smartOf, systemDrive } from './drives.ts';
import { encryptionOf } from './encryption.ts';
import { firmwareVersion } from './firmware.ts';
import { headerRpm, isThrottled, pumpRpm } from './heat.ts';
import { memoryMiB, usableMemory } from './memory.ts';
import { adaptersOf, pingedGateway, pingOutcome } from './network.ts';
import { cardWorks, type PostReading } from './post.ts';
import { railVolts } from './rails.ts';
import { isPrinted, PRINTED, type PrintedWord } from './screen-words.ts';

type Row = ScreenView['rows'][number];

function row(label: string, value: string | number): Row {
  return { label, value: String(value) };
}

/** A row whose value is translatable words. */
function wordRow(label: string, word: PrintedWord): Row {
  return { label, value: PRINTED[word], word };
}

/** The rows of a page, computed from the machine: the firmware lists only detected hardware. */
export function rowsOf(machine: MachineState, page: ScreenView['page'], post: PostReading): readonly Row[] {
  switch (page) {
    case 'summary':
      return [row('processor', processorName(machine)), row('memory', `${memoryMiB(machine)} MB`)];
    case 'firmware-main':
      return mainRows(machine);
    case 'firmware-memory':
      return memoryRows(machine);
    case 'firmware-storage':
      return storageRows(machine);
    case 'firmware-boot':
      return bootRows(machine);
    case 'firmware-sensors':
      return sensorRows(machine);
    case 'firmware-power':
    case 'desktop':
    case 'files':
      return [];
    case 'event-log':
      return machine.log.map((entry) => row(entry.fresh ? 'event-new' : 'event', eventLine(entry)));
    case 'drive-health':
      return healthRows(machine);
    case 'sensor-log':
      return [
        row('cpu', `${Math.round(machine.heat.cpuC)} °C`),
        row('clock', isThrottled(machine) ? '0.8 GHz' : '3.8 GHz'),
        ...(cardWorks(machine) ? [row('gpu', `${Math.round(machine.heat.gpuC)} °C`)] : []),
      ];
    case 'device-info':
      return [
        row('processor', processorName(machine)),
        row('cores', findMachine(machine.model).baseline.cores),
        row('memory', `${memoryMiB(machine)} MB`),
        ...answeringDrives(machine).flatMap(({ drive }) => [
          row('drive', modelOf(machine, drive)),
          wordRow('encryption', `encryption-${encryptionOf(machine, drive)}`),
        ]),
      ];
    case 'network':
      return networkRows(machine);
    case 'disk-management':
      return diskRows(machine);
    case 'ipconfig':
      return adapterRows(machine);
    case 'ping-loopback':
      return [row('command', 'ping 127.0.0.1'), row('reply', '127.0.0.1: bytes=32 time<1ms TTL=128')];
    case 'ping-gateway':
      return pingRows(machine);
    case 'display':
      return [row('resolution', '1920 x 1080'), row('refresh', '60 Hz')];
    case 'no-boot-device':
      return [wordRow('message', 'no-boot-device'), ...(post.code === null ? [] : [row('code', post.code)])];
    case 'stick-menu':
      return [wordRow('message', 'stick-menu')];
    case 'stop-screen':
      return [row('message', 'INACCESSIBLE_BOOT_DEVICE'), row('stop-code', '0x7B')];
    case 'recovery-key':
      return [
        wordRow('message', 'recovery-key'),
        row('drive', modelOf(machine, systemDrive(findMachine(machine.model), machine) ?? '')),
      ];
    case 'press-f1':
      return promptRows(machine);
    case 'over-current':
      return [wordRow('message', 'over-current')];
    default:
      return [];
  }
}

/** A Kernel-Power entry has its code in decimal, including 0; a bug check has it in hexadecimal (2.6). */
function eventLine({ source, id, code }: LogEntry): string {
  if (source === 'Kernel-Power') return `${source} ${id} BugcheckCode ${code}`;
  return code === 0 ? `${source} ${id}` : `${source} ${id} 0x${code.toString(16).toUpperCase()}`;
}

function promptRows(machine: MachineState): readonly Row[] {
  const reached = systemStart(machine);
  return isPrinted(reached) ? [wordRow('message', reached)] : [];
}

function modelOf(machine: MachineState, part: string): string {
  return findMachine(machine.model).parts[part]?.model ?? '-';
}

function processorName(machine: MachineState): string {
  const cpu = partIn(machine, 'socket-cpu');
  return cpu === null ? '-' : modelOf(machine, cpu);
}

function mainRows(machine: MachineState): readonly Row[] {
  return [
    row('firmware', `${findMachine(machine.model).firmware} ${firmwareVersion(machine)}`),
    row('processor', processorName(machine)),
    row('memory', `${memoryMiB(machine)} MB`),
    // A firmware without its clock restarts at its release date.
    machine.clock === 'lost' ? row('date', '2019-01-01') : wordRow('date', 'today'),
  ];
}

function memoryRows(machine: MachineState): readonly Row[] {
  const spec = findMachine(machine.model);
  const usable = usableMemory(machine);
  const slots = Object.values(spec.sockets).filter((socket) => socket.accepts === 'dimm');
  const channels = new Set(usable.map((id) => spec.sockets[machine.parts[id]?.socket ?? '']?.channel));
  return [
    ...slots.map(({ id }) => {
      const module = usable.find((part) => machine.parts[part]?.socket === id);
      const capacity = module === undefined ? 0 : (spec.parts[module]?.capacity ?? 0);
      return module === undefined ? wordRow(id, 'empty') : row(id, `${capacity} MB`);
    }),
    row('memory', `${memoryMiB(machine)} MB`),
    wordRow('channels', channels.size > 1 ? 'dual' : 'single'),
  ];
}

function storageRows(machine: MachineState): readonly Row[] {
  const { connectors } = findMachine(machine.model);
  const ports = Object.values(connectors).filter(
    ({ family, host }) => family === 'sata-data' && host === 'motherboard',
  );
  return [
    ...answeringDrives(machine).map(({ drive, at }) => row(at, modelOf(machine, drive))),
    ...ports.filter(({ id }) => portDisabled(machine, id)).map(({ id }) => wordRow(id, 'disabled')),
  ];
}

function bootRows(machine: MachineState): readonly Row[] {
  const stick = partIn(machine, 'usb-front-1');
  return [
    ...answeringDrives(machine).map(({ drive }) => row('boot-drive', modelOf(machine, drive))),
    ...(stick === null ? [] : [row('boot-usb', modelOf(machine, stick))]),
    ...(hasBootStick(machine) ? [row('boot-usb', STICK_MODEL)] : []),
  ];
}

function sensorRows(machine: MachineState): readonly Row[] {
  const { connectors } = findMachine(machine.model);
  const headers = Object.keys(connectors).filter(
    (id) => connectors[id]?.family === 'fan4' && id !== 'conn-pump',
  );
  return [
    row('cpu', `${Math.round(machine.heat.cpuC)} °C`),
    ...headers.map((id) => row(id, `${headerRpm(machine, id)} rpm`)),
    ...(pumpRpm(machine) === null ? [] : [row('conn-pump', `${headerRpm(machine, 'conn-pump')} rpm`)]),
    ...(['12', '5', '3.3'] as const).map((rail) =>
      row(`rail-${rail.replace('.', '-')}`, `${railVolts(machine, rail).toFixed(2)} V`),
    ),
  ];
}

function healthRows(machine: MachineState): readonly Row[] {
  return answeringDrives(machine).flatMap(({ drive }) => {
    const name = row('drive', modelOf(machine, drive));
    if (findMachine(machine.model).parts[drive]?.form === 'nvme-m') {
      const health = nvmeHealth(machine, drive);
      return [
        name,
        row('critical', health.critical),
        row('spare', `${health.sparePercent}%`),
        row('used', `${health.usedPercent}%`),
        row('media-errors', health.mediaErrors),
      ];
    }
    const smart = smartOf(machine, drive);
    return [name, ...SMART_IDS.map((id) => row(`smart-${id}`, smart[id]))];
  });
}

function networkRows(machine: MachineState): readonly Row[] {
  const adapters = adaptersOf(machine);
  if (adapters.length === 0) return [wordRow('adapter', 'disabled')];
  return adapters.flatMap(({ port, mbps, address, gateway }) =>
    mbps === 0
      ? [row('adapter', adapterName(machine, port)), wordRow('link', 'media-disconnected')]
      : [
          row('adapter', adapterName(machine, port)),
          row('link', `${mbps} Mb/s`),
          row('address', address ?? '-'),
          row('gateway', gateway ?? '-'),
        ],
  );
}

/** The adapter's name as the system lists it: its part's model. */
function adapterName(machine: MachineState, port: string): string {
  const { connectors, parts } = findMachine(machine.model);
  const host = connectors[port]?.host ?? '';
  return parts[host]?.kind === 'motherboard' ? ONBOARD_ADAPTER : modelOf(machine, host);
}

/** The motherboard's own adapter, which has no name of its own. */
const ONBOARD_ADAPTER = 'Onboard Gigabit Ethernet';

/** The disks as Disk Management lists them: number, model and size, then status and letter. */
function diskRows(machine: MachineState): readonly Row[] {
  const spec = findMachine(machine.model);
  return answeringDrives(machine).flatMap(({ drive }, number) => {
    const letter = diskLetter(machine, drive);
    return [
      row(`disk-${number}`, `${modelOf(machine, drive)}  ${gibibytes(spec.parts[drive]?.capacity ?? 0)} GB`),
      wordRow('status', `disk-${diskStatus(machine, drive)}`),
      ...(letter === null ? [] : [row('volume', `${letter}:`)]),
    ];
  });
}

/** What `ipconfig /all` prints of each adapter. */
function adapterRows(machine: MachineState): readonly Row[] {
  const adapters = adaptersOf(machine);
  if (adapters.length === 0) return [row('command', 'ipconfig /all'), wordRow('message', 'no-adapter')];
  return [
    row('command', 'ipconfig /all'),
    ...adapters.flatMap(({ port, addressing, address, mask, gateway }): readonly Row[] => {
      const name = row('adapter', adapterName(machine, port));
      if (addressing === 'media-disconnected') return [name, wordRow('media-state', 'media-disconnected')];
      return [
        name,
        wordRow('dhcp-enabled', addressing === 'static' ? 'no' : 'yes'),
        row(addressing === 'apipa' ? 'autoconfiguration' : 'address', address ?? ''),
        row('mask', mask ?? ''),
        row('gateway', gateway ?? ''),
        ...(addressing === 'lease' ? [row('dhcp-server', gateway ?? '')] : []),
      ];
    }),
  ];
}

function pingRows(machine: MachineState): readonly Row[] {
  const gateway = pingedGateway(machine);
  const command = row('command', `ping ${gateway}`);
  const outcome = pingOutcome(machine);
  return outcome === 'replies'
    ? [command, row('reply', `${gateway}: bytes=32 time<1ms TTL=64`)]
    : [command, wordRow('message', `ping-${outcome}`)];
}
