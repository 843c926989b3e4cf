import { findMachine } from '../machines/find-machine.ts';
import { withMachine } from '../model/changed.ts';
import { type Hardware, type MachineState, partIn } from '../model/state.ts';
import { isFirmwarePage } from '../model/vocabulary.ts';
import { hasBootStick } from './boot-stick.ts';
import { isBlank, sataMode, systemDrive } from './drives.ts';
import { isLocked } from './encryption.ts';
import { missesFan } from './heat.ts';
import { memoizeByHardware } from './memoize-by-hardware.ts';
import { memoryLayout, profileUnstable } from './memory.ts';
import { postEnd, readPost } from './post.ts';
import { plugIn } from './wiring.ts';

/** What comes after the self-test when the machine is left alone. */
export type SystemStart =
  | 'nothing'
  | 'desktop'
  | 'no-boot-device'
  | 'stick-menu'
  | 'stop-screen'
  | 'recovery-key'
  | 'press-f1-fan'
  | 'press-f1-clock'
  | 'press-f1-profile'
  | 'over-current';

const HELD_BY_F1 = ['press-f1-fan', 'press-f1-clock', 'press-f1-profile'] as const;

/** A message holds the start up until somebody presses F1. */
export function waitsForF1(reached: SystemStart): reached is (typeof HELD_BY_F1)[number] {
  return HELD_BY_F1.some((one) => one === reached);
}

/** The tongue of the front USB socket is bent, or the stick in it is broken: VBUS meets ground (HW-39). */
export function frontShorted(machine: Hardware): boolean {
  const shorts = (id: string | null): boolean => id !== null && machine.traits[id]?.shorted === true;
  return shorts(partIn(machine, 'bay-front-io')) || shorts(partIn(machine, 'usb-front-1'));
}

/** The board sees the short through the header of the front ports, or has it in the header itself. */
export const overCurrent = memoizeByHardware((hardware): boolean => {
  if (hardware.traits['conn-usb2']?.shorted === true) return true;
  const ports = partIn(hardware, 'bay-front-io');
  return ports !== null && frontShorted(hardware) && plugIn(hardware, 'conn-usb2') !== 'none';
});

/** The mode that the system's storage driver expects is the one that is set. */
function modeFits(machine: MachineState, drive: string): boolean {
  return (
    sataMode(machine) === (machine.traits[drive]?.sataMode ?? findMachine(machine.model).baseline.sataMode)
  );
}

function isUsbFirst({ settings }: MachineState): boolean {
  return settings['boot-order'] === 'usb-first';
}

/** The customer's stick, which has no system on it, comes first, and there it ends. */
function endsAtStick(machine: MachineState): boolean {
  return partIn(machine, 'usb-front-1') !== null && isUsbFirst(machine);
}

/** Past the firmware: what is plugged in now does not change what was started. */
export function isSystemUp({ page }: MachineState): boolean {
  return page !== 'summary' && !isFirmwarePage(page);
}

/** Where a start ends that no message holds up. */
function endOfStart(machine: MachineState): SystemStart {
  const isUp = isSystemUp(machine);
  const drive = systemDrive(findMachine(machine.model), machine);
  const isBare = drive === null || isBlank(machine, drive);
  if (hasBootStick(machine) && !isUp && (isBare || isUsbFirst(machine))) return 'stick-menu';
  if (isBare || endsAtStick(machine)) return 'no-boot-device';
  if (!isUp && isLocked(machine, drive)) return 'recovery-key';
  return modeFits(machine, drive) ? 'desktop' : 'stop-screen';
}

/** Where a running machine ends up once its self-test is through. */
export function systemStart(machine: MachineState): SystemStart {
  if (!machine.running) return 'nothing';
  if (overCurrent(machine)) return 'over-current';
  const post = readPost(machine);
  if (post.stage !== 'handed-over' && post.cause !== 'storage') return 'nothing';
  const end = endOfStart(machine);
  // Before the messages that F1 passes: nobody gets past this one.
  if (end === 'recovery-key') return end;
  if (profileUnstable(machine)) return 'press-f1-profile';
  if (machine.settings['fan-warning'] !== 'off' && missesFan(machine)) return 'press-f1-fan';
  if (machine.clock === 'lost') return 'press-f1-clock';
  return end;
}

/** Where the machine ends up, switched on and left alone. */
function endLeftAlone(machine: MachineState): SystemStart {
  if (postEnd(machine).kind !== 'passed') return 'nothing';
  const later = withMachine(machine, {
    running: true,
    page: 'summary',
    bootSeconds: 1_000_000,
    trainedLayout: memoryLayout(machine),
  });
  return systemStart(later);
}

/** It would reach its desktop: for predicates of a repaired machine. */
export function startsSystem(machine: MachineState): boolean {
  return endLeftAlone(machine) === 'desktop';
}

/** Its hardware does all that it should: it starts its system, or only waits for a key. */
export function findsSystem(machine: MachineState): boolean {
  return ['desktop', 'recovery-key'].includes(endLeftAlone(machine));
}
