import type { Condition } from '../../../model/condition.ts';
import type { WorldEffect } from '../../../world/effects.ts';
import type { Adapter } from '../../../world/host.ts';
import { mainAdapter } from '../../../world/hosts.ts';
import type { Scene } from '../../desk-case.ts';
import { computer } from '../shared/scene.ts';

/** What tickets about the connection of one computer have in common. */

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
