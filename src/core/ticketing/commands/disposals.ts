import { z } from '../../contracts/zod.ts';
import { actOn } from '../handlers/acts.ts';
import { type Outcome, refuse } from '../handlers/change.ts';
import type { CommandOf } from '../model/commands.ts';
import type { DeskState } from '../model/state.ts';
import { DISPOSAL_ROUTES, ERASE_METHODS } from '../world/disposals.ts';
import type { CommandRows } from './command-row.ts';
import { id } from './fields.ts';

type DisposalKind = 'erase-devices' | 'route-devices';

/** What is done to several laptops of a batch at once: one that is not in it stops it all. */
function onBatch(state: DeskState, command: CommandOf<DisposalKind>): Outcome {
  const { batch: number, assets } = command;
  const batch = state.world.disposals[number];
  if (batch === undefined) return refuse('no-such-record', number);
  const missing = assets.find((asset) => batch.laptops.every((one) => one.asset !== asset));
  if (missing !== undefined) return refuse('no-such-record', missing);
  const { kind, ...what } = command;
  const act = command.kind === 'erase-devices' ? `erase-${command.method}` : `route-${command.route}`;
  return actOn(state, act, number, [{ do: kind, ...what } as Parameters<typeof actOn>[3][number]]);
}

const assets = z.array(id).min(1).max(40);

/** What becomes of laptops that are out of use. */
export const DISPOSALS: CommandRows<DisposalKind> = {
  'erase-devices': {
    fields: { batch: id, assets, method: z.enum(ERASE_METHODS) },
    identity: null,
    handle: onBatch,
  },
  'route-devices': {
    fields: { batch: id, assets, route: z.enum(DISPOSAL_ROUTES) },
    identity: null,
    handle: onBatch,
  },
};
