import type { Machine } from './catalogue.ts';
import { channelLost, contactsLost } from './contacts.ts';
import { findMachine } from './machines/find-machine.ts';
import { isHome, type MachineState, partIn } from './state.ts';

interface MemoryFound {
  readonly present: number;
  /** Part ids of the modules that answer, in slot order. */
  readonly usable: readonly string[];
  /** A module with a register chip is among them. */
  readonly registered: boolean;
  /** Which module answers from which slot. */
  readonly layout: string;
}

/** What was found for these very parts and traits: most commands leave both as they are. */
const FOUND = new WeakMap<
  MachineState['parts'],
  { readonly traits: MachineState['traits']; readonly found: MemoryFound }
>();

export function findMemory(spec: Machine, machine: MachineState): MemoryFound {
  const known = FOUND.get(machine.parts);
  if (known !== undefined && known.traits === machine.traits) return known.found;
  const found = searchMemory(spec, machine);
  FOUND.set(machine.parts, { traits: machine.traits, found });
  return found;
}

function searchMemory(spec: Machine, machine: MachineState): MemoryFound {
  let present = 0;
  let registered = false;
  const usable: string[] = [];
  for (const id in spec.sockets) {
    const socket = spec.sockets[id];
    if (socket?.accepts !== 'dimm') continue;
    const found = partIn(machine, id);
    if (found === null) continue;
    present += 1;
    if (spec.parts[found]?.registered === true) registered = true;
    const part = machine.parts[found];
    if (part?.condition === 'sound' && isHome(part) && !contactsLost(machine, id)) usable.push(found);
  }
  const layout = usable.map((id) => `${machine.parts[id]?.socket ?? ''}=${id}`).join(' ');
  return { present, usable, registered, layout };
}

/** The modules that answer, as the firmware lists them: ids in slot order. */
export function usableMemory(machine: MachineState): readonly string[] {
  return findMemory(findMachine(machine.model), machine).usable;
}

/** What the firmware compares with the layout it has trained for: which module answers from which slot. */
export function memoryLayout(machine: MachineState): string {
  return findMemory(findMachine(machine.model), machine).layout;
}

/** Every module that does not answer sits on a channel that does not reach the processor. */
export function deadChannel(spec: Machine, machine: MachineState): boolean {
  for (const id in machine.parts) {
    const part = machine.parts[id];
    const socket = part?.socket ?? null;
    if (socket === null || spec.sockets[socket]?.accepts !== 'dimm') continue;
    const answers = part?.condition === 'sound' && isHome(part) && !contactsLost(machine, socket);
    if (!answers && !channelLost(machine, socket)) return false;
  }
  return true;
}
