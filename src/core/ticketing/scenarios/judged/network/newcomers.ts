import { SECONDS_PER_MINUTE } from '../../../../kernel/time.ts';
import { ordinaryDevices } from '../../../world/devices.ts';
import type { WorldEffect } from '../../../world/effects.ts';
import { company } from '../../../world/world.ts';
import type { Scene } from '../../desk-case.ts';
import { person } from '../shared/scene.ts';

/** Laptops that were unpacked at Brill this morning and have had no address so far. */
export const NEWCOMERS = ['LK-7041', 'LK-7042'] as const;

/** They are plugged in on a piece of network, and ask for an address at once. */
export function pluggedIn(segment: string): readonly WorldEffect[] {
  return NEWCOMERS.map((asset) => ({
    do: 'change-adapter',
    asset,
    adapter: 'Ethernet',
    change: { segment, ipv4: null, lease: null, suffixes: [], dns: { servers: [], origin: 'dhcp' } },
  }));
}

/** The new laptops themselves. */
export function unpacked(scene: Scene): readonly WorldEffect[] {
  const model = company(scene.world)
    .people.flatMap(ordinaryDevices)
    .find(({ kind }) => kind === 'laptop');
  if (model === undefined) throw new Error('The company has no laptop.');
  return NEWCOMERS.map((asset) => ({
    do: 'put-device',
    device: {
      ...model,
      asset,
      host: `BR-LT-${asset.slice('LK-'.length)}`,
      assignedTo: null,
      lastSeenAt: scene.at - 20 * SECONDS_PER_MINUTE,
    },
  }));
}

/** Tickets about the network that colleagues of the desk have got from Brill since the morning. */
export function wave(scene: Scene): readonly WorldEffect[] {
  const first = 4_800 + person(scene).index;
  return [165, 110, 74, 41, 12].map((minutes, count) => ({
    do: 'record-open-ticket',
    ticket: {
      number: `SD-${first + 3 * count}`,
      building: 'brill',
      openedAt: scene.at - minutes * SECONDS_PER_MINUTE,
      subcategory: count % 2 === 0 ? 'no-connection' : 'addressing',
    },
  }));
}
