import type { Check } from '../../../../assessment/run-record.ts';
import type { Condition } from '../../../model/condition.ts';
import type { DeskState } from '../../../model/state.ts';
import { type Device, isComputer } from '../../../world/devices.ts';
import type { WorldEffect } from '../../../world/effects.ts';
import type { Adapter } from '../../../world/host.ts';
import { mainAdapter } from '../../../world/hosts.ts';
import { devicesOf } from '../../../world/world.ts';
import { isOrdinary } from '../../cast.ts';
import type { Scene } from '../../desk-case.ts';
import { person } from '../accounts/lockout-scene.ts';

/** What tickets about the connection of one computer have in common. */

/** Somebody who works at a desk of a site, by cable. */
export function worksAtDesk(one: Parameters<typeof isOrdinary>[0]): boolean {
  return isOrdinary(one) && one.desk !== null;
}

/** The computer of a role, the requester's where nothing is said. */
export function computer(scene: Scene, role = 'requester'): Device {
  const found = devicesOf(scene.world, person(scene, role)).find(isComputer);
  if (found === undefined) throw new Error(`${person(scene, role).id} has no computer.`);
  return found;
}

/** Changes the adapter that the cable of the desk leads to. */
export function onCable(scene: Scene, change: Partial<Adapter>, role = 'requester'): WorldEffect {
  return { do: 'change-adapter', asset: computer(scene, role).asset, adapter: 'Ethernet', change };
}

/** The address that a role's computer has on an ordinary day. */
export function addressOf(scene: Scene, role = 'requester'): string {
  const { asset } = computer(scene, role);
  const ip = mainAdapter(scene.world, asset)?.ipv4?.ip;
  if (ip === undefined) throw new Error(`${asset} has no address.`);
  return ip;
}

/** Whether the intranet opens on the requester's computer. */
export function opensIntranet(scene: Scene): Condition {
  return { reading: 'intranet', subject: computer(scene).asset, is: ['opens'] };
}

export function failsIntranet(scene: Scene): Condition {
  return { reading: 'intranet', subject: computer(scene).asset, is: ['fails'] };
}

/** The piece of network that the requester's desk is on. */
export function cabled(scene: Scene): string {
  const { asset } = computer(scene);
  const segment = mainAdapter(scene.world, asset)?.segment;
  if (segment === undefined || segment === null) throw new Error(`${asset} has no cable.`);
  return segment;
}

/** The number of a ticket that came in because of this one, counted from 0. */
export function relatedNumber({ number }: Scene, index: number): string {
  return number.replace(/\d+$/, (digits) => String(Number(digits) + 1 + index));
}

/** Every ticket of the same trouble that has come in is a child of this one. */
export function linkedGoal(scene: Scene, state: DeskState, count: number): Check {
  const numbers = Array.from({ length: count }, (_, index) => relatedNumber(scene, index));
  const arrived = state.tickets.filter(({ record }) => numbers.includes(record.number));
  return {
    id: 'linked',
    met: arrived.every(({ record }) =>
      record.links.some(({ kind, number }) => kind === 'parent' && number === scene.number),
    ),
  };
}
