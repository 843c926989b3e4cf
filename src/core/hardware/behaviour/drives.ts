import type { Machine } from '../machines/catalogue.ts';
import { findMachine } from '../machines/find-machine.ts';
import { isFromStock } from '../machines/from-stock.ts';
import { type Hardware, type MachineState, partIn } from '../model/state.ts';
import { hasContact, working } from './contacts.ts';
import { memoizeByHardware } from './memoize-by-hardware.ts';
import { endIn, endSpec, hostPart, isUnscrewed, plugIn } from './wiring.ts';

/** The SMART counters that decide (A.7): raw values. */
export const SMART_IDS = ['5', '187', '188', '197', '198', '199'] as const;
export type SmartCounts = Readonly<Record<(typeof SMART_IDS)[number], number>>;

/** A hard disk's or SATA drive's counters; only 199 of the machine's own disk starts above zero. */
export function smartOf(machine: MachineState, drive: string): SmartCounts {
  const own = drive === 'hdd' ? findMachine(machine.model).baseline.oldCrcErrors : 0;
  const zero = { '5': 0, '187': 0, '188': 0, '197': 0, '198': 0, '199': own };
  return { ...zero, ...machine.traits[drive]?.smart };
}

/** NVMe health, as its log page gives it (A.7, corrections 4). */
export function nvmeHealth(machine: MachineState, drive: string) {
  const worn = machine.traits[drive]?.readOnly === true;
  const own = isFromStock(machine.model, drive) ? 0 : findMachine(machine.model).baseline.nvmeUsedPercent;
  return worn
    ? { critical: '0x0D', sparePercent: 2, usedPercent: 118, mediaErrors: 240 }
    : { critical: '0x00', sparePercent: 100, usedPercent: own, mediaErrors: 0 };
}

/** An M.2 module in SATA mode shares its lanes with ports 3 and 4 (HW-22). */
export function portDisabled(machine: Hardware, port: string): boolean {
  const spec = findMachine(machine.model);
  const module = partIn(machine, 'slot-m2-2');
  const shares =
    module !== null && spec.parts[module]?.form === 'sata-bm' && hasContact(spec, machine, module);
  return shares && (port === 'sata-3' || port === 'sata-4');
}

/** The drive that holds the system: the first M.2, or on a machine without one the first disk. Null: it does not answer. */
export function systemDrive(spec: Machine, machine: Hardware): string | null {
  if (spec.sockets['slot-m2-1'] !== undefined) return working(spec, machine, 'slot-m2-1');
  const disk = working(spec, machine, 'bay-hdd');
  return hasDrivePower(machine, 'hdd') && dataPort(machine, 'hdd') !== null ? disk : null;
}

/** What is changed of the system goes with the drive that it is on. */
export function onSystemDrive(machine: MachineState, change: (drive: string) => MachineState): MachineState {
  const drive = systemDrive(findMachine(machine.model), machine);
  return drive === null ? machine : change(drive);
}

/** A new drive, or one that was wiped, holds no system until one is put on it. */
export function isBlank({ model, traits }: Hardware, drive: string): boolean {
  return traits[drive]?.blank ?? isFromStock(model, drive);
}

/** The customer's data are on it: nobody wiped it, or a copy was brought back. */
export function holdsData({ model, traits }: Hardware, drive: string): boolean {
  return traits[drive]?.holdsData ?? !isFromStock(model, drive);
}

/** How the board speaks to its drives. */
export function sataMode({ settings }: MachineState): string {
  return settings['sata-mode'] ?? 'ahci';
}

export function hasDrivePower(machine: Hardware, host: 'hdd' | 'ssd-sata'): boolean {
  return plugIn(machine, `${host}-power`) === 'latched';
}

/** The board's port that a SATA drive's data lead ends in; null when it does not. */
function dataPort(machine: Hardware, host: 'hdd' | 'ssd-sata'): string | null {
  const end = endIn(machine, `${host}-data`);
  if (end === null || machine.plugs[end] !== 'latched') return null;
  const cable = endSpec(machine.model, end)?.cable;
  if (cable === undefined || machine.traits[cable.id]?.wires === 'open') return null;
  const other = cable.ends.find(({ id }) => id !== end)?.id;
  // A machine of the demo knows the lead by its one end.
  if (other === undefined || machine.plugs[other] === undefined) return 'sata-1';
  return machine.plugs[other] === 'latched' ? (machine.connectorByEnd[other] ?? null) : null;
}

interface AnsweringDrive {
  readonly drive: string;
  /** The slot or port that it answers from. */
  readonly at: string;
}

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

/** The data lead of a drive, by its cable id; null while none is in. */
export function dataCable(machine: Hardware, host: 'hdd' | 'ssd-sata'): string | null {
  const end = endIn(machine, `${host}-data`);
  return end === null ? null : (endSpec(machine.model, end)?.cable.id ?? null);
}

/** A disk or its lead makes the machine stumble over its data. */
export function linkErrors(machine: Hardware): boolean {
  return (['hdd', 'ssd-sata'] as const).some((host) => {
    const cable = dataCable(machine, host);
    return cable !== null && machine.traits[cable]?.wires === 'folded';
  });
}

/** The system on its drive came with, or was given, a graphics driver that does not suit its card. */
export function hasBrokenDriver(machine: Hardware): boolean {
  const drive = systemDrive(findMachine(machine.model), machine);
  return drive !== null && machine.traits[drive]?.driver === 'broken';
}

/** A hard disk whose own counters say that it fails. */
export function isFailing(machine: MachineState, drive: string): boolean {
  const counts = machine.traits[drive]?.smart;
  return counts !== undefined && SMART_IDS.some((id) => id !== '199' && (counts[id] ?? 0) > 0);
}

/** A disk that turns in its bay without its screws: it is heard, and its heads miss their tracks (2.2). */
export function diskVibrates(machine: MachineState): boolean {
  const disk = hostPart(machine, 'hdd');
  return machine.running && disk !== null && hasDrivePower(machine, 'hdd') && isUnscrewed(machine, disk);
}
