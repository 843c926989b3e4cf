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

/** Where a start ends after the self-test when nobody presses a key. */
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

/** Whether the start waits at a message until somebody presses F1. */
export function waitsForF1(reached: SystemStart): reached is (typeof HELD_BY_F1)[number] {
  return HELD_BY_F1.some((one) => one === reached);
}

/** Whether VBUS is shorted to ground at the front USB socket: its tongue is bent, its lead is pinched, or the stick in it is broken (HW-39). */
export function frontShorted(machine: Hardware): boolean {
  const shorts = (id: string | null): boolean => id !== null && machine.traits[id]?.shorted === true;
  const ports = partIn(machine, 'bay-front-io');
  // The lead is part of the front ports: another set brings its own.
  return (
    shorts(ports) ||
    (ports === 'front-io' && shorts('cable-front-usb')) ||
    shorts(partIn(machine, 'usb-front-1'))
  );
}

/** Whether the board detects an over-current: a short in the header itself, or at a front port connected to it. */
export const overCurrent = memoizeByHardware((hardware): boolean => {
  if (hardware.traits['conn-usb2']?.shorted === true) return true;
  const ports = partIn(hardware, 'bay-front-io');
  return ports !== null && frontShorted(hardware) && plugIn(hardware, 'conn-usb2') !== 'none';
});

/** Whether the SATA mode set in the firmware is the one that the system's storage driver expects. */
function modeFits(machine: MachineState, drive: string): boolean {
  return (
    sataMode(machine) === (machine.traits[drive]?.sataMode ?? findMachine(machine.model).baseline.sataMode)
  );
}

function isUsbFirst({ settings }: MachineState): boolean {
  return settings['boot-order'] === 'usb-first';
}

/** Whether the start ends at the customer's stick: it is first in the boot order and holds no system. */
function endsAtStick(machine: MachineState): boolean {
  return partIn(machine, 'usb-front-1') !== null && isUsbFirst(machine);
}

/** Whether the operating system has started; plugging in a stick no longer changes what starts. */
export function isSystemUp({ page }: MachineState): boolean {
  return page !== 'summary' && !isFirmwarePage(page);
}

/** Where a start ends when no message holds it up. */
function endOfStart(machine: MachineState): SystemStart {
  const isUp = isSystemUp(machine);
  const drive = systemDrive(findMachine(machine.model), machine);
  const isBare = drive === null || isBlank(machine, drive);
  if (hasBootStick(machine) && !isUp && (isBare || isUsbFirst(machine))) return 'stick-menu';
  if (isBare || endsAtStick(machine)) return 'no-boot-device';
  if (!isUp && isLocked(machine, drive)) return 'recovery-key';
  return modeFits(machine, drive) ? 'desktop' : 'stop-screen';
}

/** Where a running machine's start ends, or `nothing` while its self-test has not passed. */
export function systemStart(machine: MachineState): SystemStart {
  if (!machine.running) return 'nothing';
  if (overCurrent(machine)) return 'over-current';
  const post = readPost(machine);
  if (post.stage !== 'handed-over' && post.cause !== 'storage') return 'nothing';
  const end = endOfStart(machine);
  // The recovery key comes before the messages that F1 dismisses: F1 cannot get past it.
  if (end === 'recovery-key') return end;
  if (profileUnstable(machine)) return 'press-f1-profile';
  if (machine.settings['fan-warning'] !== 'off' && missesFan(machine)) return 'press-f1-fan';
  if (machine.clock === 'lost') return 'press-f1-clock';
  return end;
}

/** Where the machine's start would end if it were switched on and left alone. */
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

/** Whether the machine would reach its desktop; used by the predicates of cases. */
export function startsSystem(machine: MachineState): boolean {
  return endLeftAlone(machine) === 'desktop';
}

/** Whether the hardware starts the system, even if the system then waits for its recovery key. */
export function findsSystem(machine: MachineState): boolean {
  return ['desktop', 'recovery-key'].includes(endLeftAlone(machine));
}
