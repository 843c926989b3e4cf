import { findMachine } from '../machines/find-machine.ts';
import { memorySlots } from '../machines/places.ts';
import { type Hardware, isHome, type MachineState, partIn } from '../model/state.ts';
import { channelLost, contactsLost } from './contacts.ts';
import { memoizeByHardware } from './memoize-by-hardware.ts';

interface MemoryFound {
  /** Part ids of the modules that are in, in slot order. */
  readonly present: readonly string[];
  /** Those of them that answer. */
  readonly usable: readonly string[];
  /** A module with a register chip is among them. */
  readonly registered: boolean;
  /** A module is silent although its channel reaches the processor. */
  readonly unread: boolean;
}

/** What the firmware finds in the memory slots. */
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

/** The modules that answer, as the firmware lists them: ids in slot order. */
export function usableMemory(hardware: Hardware): readonly string[] {
  return findMemory(hardware).usable;
}

/** What the firmware compares with the layout it has trained for: which module answers from which slot. */
export const memoryLayout = memoizeByHardware((hardware): string =>
  usableMemory(hardware)
    .map((id) => `${hardware.parts[id]?.socket ?? ''}=${id}`)
    .join(' '),
);

/** Seconds in which the firmware tries a profile that does not hold, before it gives up on it (HW-30). */
export const PROFILE_LOOPS_S = 135;

/** A profile that this many modules do not hold: the board's list supports it for two only. */
export function profileUnstable(machine: MachineState): boolean {
  return machine.settings['memory-profile'] === 'profile' && usableMemory(machine).length > 2;
}

/** While the firmware still tries the profile. */
export function profileLoops(machine: MachineState): boolean {
  return machine.running && machine.bootSeconds < PROFILE_LOOPS_S && profileUnstable(machine);
}

/** Memory that answers, in MiB. */
export function memoryMiB(hardware: Hardware): number {
  const { parts } = findMachine(hardware.model);
  return usableMemory(hardware).reduce((sum, id) => sum + (parts[id]?.capacity ?? 0), 0);
}
