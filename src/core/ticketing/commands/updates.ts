import { z } from '../../contracts/zod.ts';
import { actOn } from '../handlers/acts.ts';
import { type Outcome, refuse } from '../handlers/change.ts';
import type { CommandOf } from '../model/commands.ts';
import type { DeskState } from '../model/state.ts';
import { isComputer } from '../world/devices.ts';
import { ROLLOUTS } from '../world/upkeep.ts';
import { findDevice } from '../world/world.ts';
import type { CommandRows } from './command-row.ts';
import { id } from './fields.ts';

type RemovingKind = 'roll-back-driver' | 'remove-update';

const REMOVED = { 'roll-back-driver': 'graphics-driver', 'remove-update': 'security-update' } as const;

function takeOff(state: DeskState, { kind, asset }: CommandOf<RemovingKind>): Outcome {
  const device = findDevice(state.world, asset);
  if (device === null) return refuse('no-such-record', asset);
  if (!isComputer(device)) return refuse('not-a-computer', asset);
  return actOn(state, kind, asset, [{ do: 'remove-install', asset, what: REMOVED[kind] }]);
}

/** Updates of computers: taken off one, or brought to no further one. */
export const UPDATES: CommandRows<RemovingKind | 'pause-rollout'> = {
  'roll-back-driver': {
    fields: { asset: id },
    identity: null,
    handle: takeOff,
  },
  'remove-update': {
    fields: { asset: id },
    identity: null,
    handle: takeOff,
  },
  'pause-rollout': {
    fields: { rollout: z.enum(ROLLOUTS) },
    identity: null,
    handle: (state, { kind, rollout }) => actOn(state, kind, rollout, [{ do: kind, rollout }]),
  },
};
