import { findMachine } from '../machines/find-machine.ts';
import { memorySlots } from '../machines/places.ts';
import { type Hardware, isHome, type MachineState, partIn } from '../model/state.ts';
import { channelLost, contactsLost } from './contacts.ts';
import { memoizeByHardware } from './memoize-by-hardware.ts';

interface MemoryFound {
  /** Part ids of the fitted modules, in slot order. */
  readonly present: readonly string[];
  /** Part ids of the working modules, in slot order. */
  readonly usable: readonly string[];
  /** A registered module is among the fitted ones. */
  readonly registered: boolean;
  /** A module does not work although its channel is connected to the processor. */
  readonly unread: boolean;
}

/** The firmware's detection of memory modules. */
export const findMemory = memoizeByHardware((hardware): MemoryFound => {
  const { parts } = findMachine(hardware.model);
  const present: string[] = [];
  const usable: string[] = [];
  let registered = false;
  let unread = false;
  for (const slot of memorySlots(hardware.model)) {
    const id = partIn(hardware, slot);
    if (id === null) continue;
    present.push(id);
    registered ||= parts[id]?.registered === true;
    const module = hardware.parts[id];
    if (module?.condition === 'sound' && isHome(module) && !contactsLost(hardware, slot)) usable.push(id);
    else unread ||= !channelLost(hardware, slot);
  }
  return { present, usable, registered, unread };
});

/** Part ids of the working modules, in slot order. */
export function usableMemory(hardware: Hardware): readonly string[] {
  return findMemory(hardware).usable;
}

/** The memory layout: which module works in which slot. The firmware trains again when it changes. */
export const memoryLayout = memoizeByHardware((hardware): string =>
  usableMemory(hardware)
    .map((id) => `${hardware.parts[id]?.socket ?? ''}=${id}`)
    .join(' '),
);

/** Seconds during which the firmware tries an unstable memory profile before it falls back to the defaults (HW-30). */
export const PROFILE_LOOPS_S = 135;

/** Whether the memory profile is unstable: the board supports it with two modules at most. */
export function profileUnstable(machine: MachineState): boolean {
  return machine.settings['memory-profile'] === 'profile' && usableMemory(machine).length > 2;
}

/** Whether the firmware is still trying the unstable profile. */
export function profileLoops(machine: MachineState): boolean {
  return machine.running && machine.bootSeconds < PROFILE_LOOPS_S && profileUnstable(machine);
}

/** Capacity of the working memory in MiB. */
export function memoryMiB(hardware: Hardware): number {
  const { parts } = findMachine(hardware.model);
  return usableMemory(hardware).reduce((sum, id) => sum + (parts[id]?.capacity ?? 0), 0);
}
