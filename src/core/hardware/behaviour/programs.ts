import { findMachine } from '../machines/find-machine.ts';
import { withTraits } from '../model/changed.ts';
import type { LogEntry, MachineState } from '../model/state.ts';
import type { Program } from '../model/vocabulary.ts';
import { cardFault } from './artefacts.ts';
import { diskLetter } from './disk-management.ts';
import {
  dataCable,
  diskVibrates,
  holdsData,
  isFailing,
  linkErrors,
  onSystemDrive,
  sataMode,
  smartOf,
} from './drives.ts';
import { NO_SEAL, withOpenKey, withSeal } from './encryption.ts';
import { withFirmware } from './firmware.ts';
import { isThrottled } from './heat.ts';
import { usableMemory } from './memory.ts';
import { halfFed, hasFaultyCore, isUndervolted } from './processor.ts';
import { cardPlugWorn, hasWornCapacitors, isLoad, sagsUnderLoad } from './rails.ts';
import { logged, POWER_LOSS } from './system-log.ts';

/** Duration of each program in simulated seconds; programs over a minute run in the background (2.5). */
export const PROGRAM_S: Readonly<Record<Program, number>> = {
  memtest: 1200,
  'load-test': 600,
  'soak-test': 1800,
  'core-test': 3600,
  'copy-test': 1800,
  'save-test': 30,
  'image-drive': 1800,
  'restore-data': 900,
  'check-disk-repair': 900,
  'format-drive': 60,
  'bring-online': 15,
  'assign-letter': 15,
  'reinstall-system': 1800,
  'malware-scan': 900,
  'driver-reinstall': 300,
  'safe-start': 120,
  'suspend-encryption': 30,
  'enter-recovery-key': 60,
  'update-firmware': 180,
};

/** Seconds of full load before a fault shows, so that there is time to measure a rail. */
const STRESS_SHOWS_S = 200;

/** The outcome of a program and the machine after it. */
interface ProgramEnd {
  readonly outcome: string;
  readonly machine: MachineState;
  readonly after: AfterProgram;
}

/**
 * What becomes of the machine. One rule for each cause: a rail that sags takes PWR_OK away, so that the board resets and starts
 * again, and so does a bug check; a board whose voltage ripples hangs with its picture; a card whose plug fails goes black.
 */
type AfterProgram = 'goes-on' | 'resets' | 'freezes' | 'goes-black';

function entry(source: string, id: number, code = 0): LogEntry {
  return { source, id, code, fresh: true };
}

/** The early end of a load program because of a fault; null while it goes on. */
export function stressEnd(machine: MachineState, program: Program, elapsed: number): ProgramEnd | null {
  if (!isLoad(program) || elapsed < STRESS_SHOWS_S) return null;
  if (sagsUnderLoad(machine) || halfFed(machine))
    return { outcome: 'power-cut', machine: logged(machine, ...POWER_LOSS), after: 'resets' };
  if (cardPlugWorn(machine))
    return { outcome: 'black-screen', machine: logged(machine, ...POWER_LOSS), after: 'goes-black' };
  // A hard hang leaves the same log entries as a loss of power (2.6).
  if (hasWornCapacitors(machine))
    return { outcome: 'froze', machine: logged(machine, ...POWER_LOSS), after: 'freezes' };
  const fault = cardFault(machine);
  if (fault !== null) {
    // A broken driver only resets; failing video memory also ends in a bug check.
    const stop = fault === 'memory' ? [entry('BugCheck', 1001, 0x116)] : [];
    const log = [entry('Display', 4101), ...stop];
    return { outcome: 'artefacts', machine: logged(machine, ...log), after: 'goes-on' };
  }
  if (program === 'core-test' && (hasFaultyCore(machine) || isUndervolted(machine))) {
    const log = [entry('WHEA-Logger', 18), entry('BugCheck', 1001, 0x124)];
    // An undervolted processor may fail even if it is sound, so the outcome is not evidence against it (HW-32).
    const outcome = isUndervolted(machine) ? 'machine-check-tuned' : 'machine-check';
    return { outcome, machine: logged(machine, ...log), after: 'resets' };
  }
  return null;
}

/** The end of a program that ran to completion. */
export function programEnd(machine: MachineState, program: Program, target: string | null): ProgramEnd {
  const end = (outcome: string, after: MachineState = machine): ProgramEnd => ({
    outcome,
    machine: after,
    after: 'goes-on',
  });
  switch (program) {
    case 'memtest':
      return end(usableMemory(machine).some((id) => machine.traits[id]?.marginal) ? 'errors' : 'clean');
    case 'load-test':
    case 'soak-test':
    case 'core-test':
      return end(isThrottled(machine) ? 'throttled' : 'pass');
    case 'copy-test':
      if (linkErrors(machine)) return end('crc-rises', moreLinkErrors(machine));
      return diskVibrates(machine) ? end('retries', logged(machine, entry('disk', 153))) : end('pass');
    case 'save-test':
      return end(target !== null && takesFiles(machine, target) ? 'pass' : 'refused');
    case 'driver-reinstall':
      return end(
        'done',
        onSystemDrive(machine, (drive) => withTraits(machine, drive, { driver: 'fresh' })),
      );
    case 'safe-start':
      // Safe mode loads all storage drivers and keeps the one for the present SATA mode (corrections 10).
      return end(
        'done',
        onSystemDrive(machine, (drive) => withTraits(machine, drive, { sataMode: sataMode(machine) })),
      );
    case 'suspend-encryption':
      return end(
        'suspended',
        onSystemDrive(machine, (drive) => withOpenKey(machine, drive)),
      );
    case 'enter-recovery-key':
      return end(
        'unlocked',
        onSystemDrive(machine, (drive) => withSeal(machine, drive)),
      );
    case 'update-firmware':
      return end('done', withFirmware(machine, findMachine(machine.model).baseline.firmware));
    default:
      return target === null ? end('done') : onDrive(machine, program, target);
  }
}

/** Whether files can be saved to a drive: its volume has a letter, and it is not read-only. */
function takesFiles(machine: MachineState, drive: string): boolean {
  return machine.traits[drive]?.readOnly !== true && diskLetter(machine, drive) !== null;
}

/** Raises SMART attribute 199 (link errors), which never falls (2.6). */
function moreLinkErrors(machine: MachineState): MachineState {
  const folded = (['hdd', 'ssd-sata'] as const).find((host) => {
    const cable = dataCable(machine, host);
    return cable !== null && machine.traits[cable]?.wires === 'folded';
  });
  const drive = folded ?? 'hdd';
  const smart = machine.traits[drive]?.smart;
  const count = smartOf(machine, drive)['199'] + ERRORS_PER_COPY;
  const more = withTraits(machine, drive, { smart: { ...smart, '199': count } });
  return logged(more, entry('storahci', 129));
}

const ERRORS_PER_COPY = 37;

/** The end of a program that writes to a drive or reads all of it. */
function onDrive(machine: MachineState, program: Program, target: string): ProgramEnd {
  const end = (outcome: string, after: MachineState): ProgramEnd => ({
    outcome,
    machine: after,
    after: 'goes-on',
  });
  // A read-only drive refuses every write and keeps its data (HW-23).
  if (program !== 'image-drive' && machine.traits[target]?.readOnly === true) return end('refused', machine);
  switch (program) {
    case 'image-drive':
      if (machine.traits[target]?.dataLost === true) return end('lost', machine);
      return holdsData(machine, target)
        ? end('copied', withTraits(machine, target, { copied: true }))
        : end('nothing-to-copy', machine);
    case 'restore-data':
      return Object.values(machine.traits).some((traits) => traits.copied === true)
        ? end('restored', restored(machine, target))
        : end('nothing-to-restore', machine);
    case 'check-disk-repair':
      return isFailing(machine, target) ? end('worse', worse(machine, target)) : end('clean', machine);
    case 'bring-online':
      return end('done', withDiskUp(machine, target, 'offline'));
    case 'assign-letter':
      return end('done', withDiskUp(machine, target, 'no-letter'));
    case 'format-drive':
      return end('done', wiped(machine, target));
    case 'reinstall-system':
      return end('done', reinstalled(machine, target));
    default:
      return end('done', machine);
  }
}

/** Puts right how the system left a disk, if that is what is wrong with it. */
function withDiskUp(machine: MachineState, target: string, left: 'offline' | 'no-letter'): MachineState {
  return machine.traits[target]?.disk === left ? withTraits(machine, target, { disk: 'online' }) : machine;
}

/** Erases a drive. The customer's data are lost if they were on it and not copied. */
function wiped(machine: MachineState, target: string): MachineState {
  const isLost = holdsData(machine, target) && machine.traits[target]?.copied !== true;
  const empty = { blank: true, holdsData: false, seal: NO_SEAL } as const;
  return withTraits(machine, target, isLost ? { ...empty, dataLost: true } : empty);
}

/** Installs a system, with working drivers for the present SATA mode, on an erased drive. */
function reinstalled(machine: MachineState, target: string): MachineState {
  const fresh = { blank: false, driver: 'fresh', sataMode: sataMode(machine) } as const;
  return withTraits(wiped(machine, target), target, fresh);
}

/** Restores the image to a drive, erasing it first. The image of an encrypted drive stays encrypted. */
function restored(machine: MachineState, target: string): MachineState {
  const copies = [machine.traits[target], ...Object.values(machine.traits)];
  const seal = copies.find((traits) => traits?.copied === true)?.seal ?? NO_SEAL;
  return withTraits(wiped(machine, target), target, { blank: false, copied: true, holdsData: true, seal });
}

/** A file-system repair stresses a failing disk: its data are erased and its SMART counts rise. */
function worse(machine: MachineState, target: string): MachineState {
  const smart = smartOf(machine, target);
  return withTraits(wiped(machine, target), target, {
    smart: { ...smart, '197': smart['197'] + 140, '198': smart['198'] + 120 },
  });
}
