import type { Machine } from '../machines/catalogue.ts';
import { findMachine } from '../machines/find-machine.ts';
import { type Hardware, isHome, partIn } from '../model/state.ts';
import { boardInUse, isUnscrewed } from './wiring.ts';

/** Pushed home and making contact: a lever, where there is one, is closed, and the board's contacts are sound. */
export function hasContact(spec: Machine, machine: Hardware, partId: string): boolean {
  const part = machine.parts[partId];
  if (part === undefined || part.socket === null || !isHome(part)) return false;
  if (springsUp(machine, partId)) return false;
  if (contactsLost(machine, part.socket)) return false;
  for (const id of spec.sockets[part.socket]?.latches ?? [])
    if (spec.latches[id]?.action === 'lever' && machine.latches[id] !== 'closed') return false;
  return true;
}

/** An M.2 module that was pushed in and that no screw holds down stands up at an angle, out of its contacts (2.2). */
export function springsUp(machine: Hardware, part: string): boolean {
  return (
    findMachine(machine.model).parts[part]?.kind === 'ssd-m2' &&
    isHome(machine.parts[part]) &&
    isUnscrewed(machine, part)
  );
}

/** A socket belongs to the board that came with the machine: another board has its own. */
export function contactsLost(machine: Hardware, socket: string): boolean {
  if (channelLost(machine, socket)) return true;
  return machine.traits[socket]?.contacts !== undefined && isOwnBoard(machine);
}

function isOwnBoard(machine: Hardware): boolean {
  return boardInUse(machine) === 'motherboard';
}

/** A memory slot whose whole channel does not reach the processor. */
export function channelLost(machine: Hardware, socket: string): boolean {
  const { sockets } = findMachine(machine.model);
  const channel = sockets[socket]?.channel;
  if (channel === undefined) return false;
  for (const id in machine.traits) {
    if (machine.traits[id]?.lostChannel !== channel) continue;
    // A cooler's tilt counts while it is on, a socket's own contacts while its board is in use.
    if (sockets[id] === undefined ? partIn(machine, 'mount-cooler') === id : isOwnBoard(machine)) return true;
  }
  return false;
}

/** The part of a socket, if it is sound and makes contact. */
export function working(spec: Machine, machine: Hardware, socket: string): string | null {
  const id = partIn(machine, socket);
  if (id === null || machine.parts[id]?.condition !== 'sound') return null;
  return hasContact(spec, machine, id) ? id : null;
}
