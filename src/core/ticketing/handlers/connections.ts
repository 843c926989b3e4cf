import type { RemoteSession } from '../model/remote.ts';
import type { DeskState } from '../model/state.ts';
import { take } from '../world/readings.ts';

/** The session on a computer that was allowed for the work on a ticket. */
export function sessionOn({ remote }: DeskState, asset: string, ticket: string | null): RemoteSession | null {
  return remote.find((one) => one.asset === asset && one.ticket === ticket) ?? null;
}

/** The session on a computer for the open ticket, or why there is none. */
export function connected(state: DeskState, asset: string): RemoteSession | 'no-consent' | 'not-reachable' {
  const session = sessionOn(state, asset, state.open);
  if (session === null) return 'no-consent';
  return take(state.world, 'remote-reach', asset, state.now) === 'yes' ? session : 'not-reachable';
}
