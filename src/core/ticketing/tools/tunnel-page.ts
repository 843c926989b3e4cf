import type { TunnelEnd } from '../world/home-networks.ts';
import { findAccount } from '../world/world.ts';
import type { PageRow } from './page-row.ts';

export interface TunnelPageContents {
  /** When somebody's tunnel ended, as the gateway of the VPN has logged it; subject: a sign-in name. */
  readonly 'network.tunnel': { readonly login: string; readonly ends: readonly TunnelEnd[] };
}

export const TUNNEL_PAGES: { readonly [Id in keyof TunnelPageContents]: PageRow<TunnelPageContents[Id]> } = {
  'network.tunnel': {
    show: (world, login) =>
      findAccount(world, login) === null ? null : { login, ends: world.tunnelEnds[login] ?? [] },
    readings: ({ login }) => [[['tunnel-ends'], login]],
  },
};
