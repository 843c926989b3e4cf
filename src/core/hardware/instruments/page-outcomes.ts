import { showsArtefacts } from '../behaviour/artefacts.ts';
import { overCurrent } from '../behaviour/boot.ts';
import { diskStatus } from '../behaviour/disk-management.ts';
import { answeringDrives, isFailing, portDisabled, sataMode, smartOf } from '../behaviour/drives.ts';
import { firmwareVersion } from '../behaviour/firmware.ts';
import { fanRpm, headerRpm, isThrottled, pumpRpm } from '../behaviour/heat.ts';
import { findMemory } from '../behaviour/memory.ts';
import { linkMbps, pingOutcome, usedAdapter } from '../behaviour/network.ts';
import { isUndervolted } from '../behaviour/processor.ts';
import { findMachine } from '../machines/find-machine.ts';
import type { MachineState } from '../model/state.ts';
import { isFirmwarePage, type Page } from '../model/vocabulary.ts';

/** The outcome of the test `page:<page>`: the content of a page in one id. */
export function pageOutcome(machine: MachineState, page: Page): string {
  // Artefacts before the operating system runs are the most important finding on a firmware page.
  if (isFirmwarePage(page) && showsArtefacts(machine)) return 'artefacts';
  switch (page) {
    case 'firmware-main':
      return machine.clock === 'lost'
        ? 'clock-lost'
        : `firmware-${firmwareVersion(machine).replace('.', '-')}`;
    case 'firmware-memory':
      return memoryOutcome(machine);
    case 'firmware-storage':
      return storageOutcome(machine);
    case 'firmware-boot':
      return machine.settings['boot-order'] ?? 'drive-first';
    case 'firmware-power':
      return isUndervolted(machine) ? 'undervolted' : 'untuned';
    case 'firmware-sensors':
      return sensorOutcome(machine);
    case 'event-log':
      return logOutcome(machine);
    case 'drive-health':
      return healthOutcome(machine);
    case 'sensor-log':
      return sensorLogOutcome(machine);
    case 'network':
      if (usedAdapter(machine) === null) return 'adapter-off';
      return linkMbps(machine) === 0 ? 'no-link' : `link-${linkMbps(machine)}`;
    case 'disk-management':
      return diskOutcome(machine);
    case 'ipconfig':
      return usedAdapter(machine)?.addressing ?? 'no-adapter';
    case 'ping-loopback':
      // The address never leaves the machine: it only proves that the protocol is installed.
      return 'replies';
    case 'ping-gateway':
      return pingOutcome(machine);
    case 'display':
      return showsArtefacts(machine) ? 'artefacts' : 'normal';
    default:
      return 'read';
  }
}

/** Degrees C, above the load temperature of every healthy machine. */
const HOT_C = 85;

function sensorLogOutcome(machine: MachineState): string {
  if (isThrottled(machine)) return 'throttled';
  if (machine.heat.cpuC >= HOT_C) return 'hot';
  return machine.heat.gpuC >= HOT_C ? 'card-hot' : 'normal';
}

function memoryOutcome(machine: MachineState): string {
  const spec = findMachine(machine.model);
  const { present, usable } = findMemory(machine);
  if (usable.length < present.length) return 'part';
  const channels = new Set(usable.map((id) => spec.sockets[machine.parts[id]?.socket ?? '']?.channel));
  return channels.size > 1 ? 'full' : 'single-channel';
}

/** The drives in the machine, detected or not. */
function fittedDrives({ model, parts }: MachineState): readonly string[] {
  const spec = findMachine(model);
  return Object.keys(parts).filter((id) => {
    const kind = spec.parts[id]?.kind;
    return parts[id]?.socket != null && (kind === 'ssd-m2' || kind === 'ssd-sata' || kind === 'hdd');
  });
}

/** What stands out in the list of disks: one that is missing in it, one without a volume, one that Windows left offline. */
function diskOutcome(machine: MachineState): string {
  const listed = answeringDrives(machine).map(({ drive }) => diskStatus(machine, drive));
  if (listed.length < fittedDrives(machine).length) return 'disk-missing';
  return listed.find((status) => status !== 'online') ?? 'all-online';
}

function storageOutcome(machine: MachineState): string {
  const listed = answeringDrives(machine);
  const present = fittedDrives(machine);
  if (sataMode(machine) !== findMachine(machine.model).baseline.sataMode) return 'mode-changed';
  if (listed.length === present.length) return 'all-listed';
  return portDisabled(machine, 'sata-4') ? 'ports-disabled' : 'drive-missing';
}

function sensorOutcome(machine: MachineState): string {
  const isLiquid = pumpRpm(machine) !== null;
  if (isLiquid && headerRpm(machine, 'conn-pump') === 0) return 'no-pump';
  if (!isLiquid && headerRpm(machine, 'conn-cpu-fan') === 0) return 'no-cpu-fan';
  return machine.heat.cpuC >= HOT_C ? 'hot' : fanRpm(machine) > 0 && overCurrent(machine) ? 'usb' : 'normal';
}

/** The most significant entry of the log; harmless entries are ignored. */
function logOutcome(machine: MachineState): string {
  const has = (source: string, id: number): boolean =>
    machine.log.some((entry) => entry.source === source && entry.id === id);
  if (has('WHEA-Logger', 18)) return 'whea-18';
  if (has('Display', 4101)) return 'display-4101';
  if (has('disk', 52)) return 'read-only';
  if (has('disk', 7)) return 'disk-errors';
  if (has('storahci', 129)) return 'link-resets';
  if (has('Kernel-Processor-Power', 37)) return 'heat-37';
  if (has('BugCheck', 1001)) return 'stops-mixed';
  return has('Kernel-Power', 41) ? 'power-41' : 'quiet';
}

function healthOutcome(machine: MachineState): string {
  const drives = answeringDrives(machine).map(({ drive }) => drive);
  if (drives.some((drive) => machine.traits[drive]?.readOnly === true)) return 'read-only';
  const failing = drives.find((drive) => isFailing(machine, drive));
  if (failing !== undefined)
    return findMachine(machine.model).parts[failing]?.kind === 'ssd-sata' ? 'ssd-failing' : 'failing';
  const counts = drives.map((drive) => smartOf(machine, drive));
  return counts.some((smart) => smart['199'] > FEW_CRC_ERRORS) ? 'crc' : 'clean';
}

/** Link errors up to this count are old and harmless. */
const FEW_CRC_ERRORS = 10;
