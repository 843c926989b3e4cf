import type { Machine } from '../machines/catalogue.ts';
import { findMachine } from '../machines/find-machine.ts';
import { type Hardware, isHome, partIn } from '../model/state.ts';
import { boardInUse, isUnscrewed } from './wiring.ts';

/** Whether a part is pushed home and makes contact: the socket's lever, if any, is closed and its contacts are sound. */
export function hasContact(spec: Machine, machine: Hardware, partId: string): boolean {
  const part = machine.parts[partId];
  if (part === undefined || part.socket === null || !isHome(part)) return false;
  if (springsUp(machine, partId)) return false;
  if (contactsLost(machine, part.socket)) return false;
  for (const id of spec.sockets[part.socket]?.latches ?? [])
    if (spec.latches[id]?.action === 'lever' && machine.latches[id] !== 'closed') return false;
  return true;
}

/** Whether an M.2 module has sprung up: without its screw an inserted module stands at an angle and loses contact (2.2). */
export function springsUp(machine: Hardware, part: string): boolean {
  const kind = findMachine(machine.model).parts[part]?.kind;
  return (
    (kind === 'ssd-m2' || kind === 'wifi-card') && isHome(machine.parts[part]) && isUnscrewed(machine, part)
  );
}

/** Whether a socket's contacts are defective. The defect belongs to the original board; a replacement board has sound sockets. */
export function contactsLost(machine: Hardware, socket: string): boolean {
  if (channelLost(machine, socket)) return true;
  return machine.traits[socket]?.contacts !== undefined && isOwnBoard(machine);
}

function isOwnBoard(machine: Hardware): boolean {
  return boardInUse(machine) === 'motherboard';
}

/** Whether a memory slot belongs to a channel that is not connected to the processor. */
export function channelLost(machine: Hardware, socket: string): boolean {
  const { sockets } = findMachine(machine.model);
  const channel = sockets[socket]?.channel;
  if (channel === undefined) return false;
  for (const id in machine.traits) {
    if (machine.traits[id]?.lostChannel !== channel) continue;
    // A tilted cooler or a smeared processor matters while it is fitted, a socket's contacts while its board is in use.
    if (sockets[id] === undefined ? machine.parts[id]?.socket != null : isOwnBoard(machine)) return true;
  }
  return false;
}

/** The part in a socket if it is sound and makes contact; otherwise null. */
export function working(spec: Machine, machine: Hardware, socket: string): string | null {
  const id = partIn(machine, socket);
  if (id === null || machine.parts[id]?.condition !== 'sound') return null;
  return hasContact(spec, machine, id) ? id : null;
}
