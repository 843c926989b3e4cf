import type { Machine } from '../machines/catalogue.ts';
import { findMachine } from '../machines/find-machine.ts';
import { isFromStock } from '../machines/from-stock.ts';
import { type Hardware, type MachineState, partIn } from '../model/state.ts';
import { hasContact, working } from './contacts.ts';
import { memoizeByHardware } from './memoize-by-hardware.ts';
import { endIn, endSpec, hostPart, isUnscrewed, plugIn } from './wiring.ts';

/** The SMART attributes that matter for a diagnosis (A.7). Counts are raw values. */
export const SMART_IDS = ['5', '187', '188', '197', '198', '199'] as const;
export type SmartCounts = Readonly<Record<(typeof SMART_IDS)[number], number>>;

/** SMART counts of a hard disk or SATA drive. Without traits only attribute 199 of the machine's own disk is above zero. */
export function smartOf(machine: MachineState, drive: string): SmartCounts {
  const own = drive === 'hdd' ? findMachine(machine.model).baseline.oldCrcErrors : 0;
  const zero = { '5': 0, '187': 0, '188': 0, '197': 0, '198': 0, '199': own };
  return { ...zero, ...machine.traits[drive]?.smart };
}

/** NVMe health as in the drive's SMART/Health log page (A.7, corrections 4). */
export function nvmeHealth(machine: MachineState, drive: string) {
  const worn = machine.traits[drive]?.readOnly === true;
  const own = isFromStock(machine.model, drive) ? 0 : findMachine(machine.model).baseline.nvmeUsedPercent;
  return worn
    ? { critical: '0x0D', sparePercent: 2, usedPercent: 118, mediaErrors: 240 }
    : { critical: '0x00', sparePercent: 100, usedPercent: own, mediaErrors: 0 };
}

/** Whether a SATA port is disabled: a SATA M.2 module in the second slot uses the lanes of ports 3 and 4 (HW-22). */
export function portDisabled(machine: Hardware, port: string): boolean {
  const spec = findMachine(machine.model);
  const module = partIn(machine, 'slot-m2-2');
  const shares =
    module !== null && spec.parts[module]?.form === 'sata-bm' && hasContact(spec, machine, module);
  return shares && (port === 'sata-3' || port === 'sata-4');
}

/** The system drive: the first M.2 drive, or the hard disk of a machine without M.2. Null when it is not detected. */
export function systemDrive(spec: Machine, machine: Hardware): string | null {
  if (spec.sockets['slot-m2-1'] !== undefined) return working(spec, machine, 'slot-m2-1');
  const disk = working(spec, machine, 'bay-hdd');
  return hasDrivePower(machine, 'hdd') && dataPort(machine, 'hdd') !== null ? disk : null;
}

/** Applies a change to the system drive; the machine is unchanged when there is none. */
export function onSystemDrive(machine: MachineState, change: (drive: string) => MachineState): MachineState {
  const drive = systemDrive(findMachine(machine.model), machine);
  return drive === null ? machine : change(drive);
}

/** Whether a drive holds no system: a stock drive, or a wiped one, until a system is installed or restored. */
export function isBlank({ model, traits }: Hardware, drive: string): boolean {
  return traits[drive]?.blank ?? isFromStock(model, drive);
}

/** Whether the customer's data are on a drive: it is the machine's own and not wiped, or a copy was restored. */
export function holdsData({ model, traits }: Hardware, drive: string): boolean {
  return traits[drive]?.holdsData ?? !isFromStock(model, drive);
}

/** The firmware's SATA mode. */
export function sataMode({ settings }: MachineState): string {
  return settings['sata-mode'] ?? 'ahci';
}

export function hasDrivePower(machine: Hardware, host: 'hdd' | 'ssd-sata'): boolean {
  return plugIn(machine, `${host}-power`) === 'latched';
}

/** The board's port that a SATA drive's data cable connects to; null without a connection. */
function dataPort(machine: Hardware, host: 'hdd' | 'ssd-sata'): string | null {
  const end = endIn(machine, `${host}-data`);
  if (end === null || machine.plugs[end] !== 'latched') return null;
  const cable = endSpec(machine.model, end)?.cable;
  if (cable === undefined || machine.traits[cable.id]?.wires === 'open') return null;
  const other = cable.ends.find(({ id }) => id !== end)?.id;
  // The demo's machine models only one end of the cable.
  if (other === undefined || machine.plugs[other] === undefined) return 'sata-1';
  return machine.plugs[other] === 'latched' ? (machine.connectorByEnd[other] ?? null) : null;
}

interface AnsweringDrive {
  readonly drive: string;
  /** The slot or port at which it was detected. */
  readonly at: string;
}

/** The drives that the firmware detects. */
export const answeringDrives = memoizeByHardware((hardware): readonly AnsweringDrive[] => {
  const spec = findMachine(hardware.model);
  const found: AnsweringDrive[] = [];
  for (const slot of ['slot-m2-1', 'slot-m2-2']) {
    const drive = working(spec, hardware, slot);
    if (drive !== null) found.push({ drive, at: slot });
  }
  for (const host of ['ssd-sata', 'hdd'] as const) {
    const drive = spec.parts[host] === undefined ? null : hostPart(hardware, host);
    if (drive === null || hardware.parts[drive]?.condition !== 'sound') continue;
    const port = hasDrivePower(hardware, host) ? dataPort(hardware, host) : null;
    if (port !== null && !portDisabled(hardware, port)) found.push({ drive, at: port });
  }
  return found;
});

/** Cable id of the data cable in a drive's connector; null for none. */
export function dataCable(machine: Hardware, host: 'hdd' | 'ssd-sata'): string | null {
  const end = endIn(machine, `${host}-data`);
  return end === null ? null : (endSpec(machine.model, end)?.cable.id ?? null);
}

/** Whether a folded data cable causes link errors. */
export function linkErrors(machine: Hardware): boolean {
  return (['hdd', 'ssd-sata'] as const).some((host) => {
    const cable = dataCable(machine, host);
    return cable !== null && machine.traits[cable]?.wires === 'folded';
  });
}

/** Whether the installed system has a broken graphics driver. */
export function hasBrokenDriver(machine: Hardware): boolean {
  const drive = systemDrive(findMachine(machine.model), machine);
  return drive !== null && machine.traits[drive]?.driver === 'broken';
}

/** Whether a drive's SMART counts, other than link errors (199), show that it is failing. */
export function isFailing(machine: MachineState, drive: string): boolean {
  const counts = machine.traits[drive]?.smart;
  return counts !== undefined && SMART_IDS.some((id) => id !== '199' && (counts[id] ?? 0) > 0);
}

/** Whether a running hard disk vibrates because it is not screwed down: it is audible and has read errors (2.2). */
export function diskVibrates(machine: MachineState): boolean {
  const disk = hostPart(machine, 'hdd');
  return machine.running && disk !== null && hasDrivePower(machine, 'hdd') && isUnscrewed(machine, disk);
}
