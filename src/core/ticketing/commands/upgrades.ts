import { z } from '../../contracts/zod.ts';
import { SECONDS_PER_MINUTE } from '../../kernel/time.ts';
import { actOn } from '../handlers/acts.ts';
import { refuse } from '../handlers/change.ts';
import { upgradeOf } from '../world/upgrade-effects.ts';
import { UPGRADE_WORKS } from '../world/upgrade-reports.ts';
import type { CommandRows } from './command-row.ts';
import { UPGRADE_MINUTES } from './command-seconds.ts';
import { id } from './fields.ts';

/** Making a computer ready for the next version of Windows. */
export const UPGRADES: CommandRows<'upgrade-work'> = {
  'upgrade-work': {
    fields: { asset: id, work: z.enum(UPGRADE_WORKS) },
    seconds: ({ work }) => UPGRADE_MINUTES[work] * SECONDS_PER_MINUTE,
    identity: null,
    handle: (state, { kind, asset, work }) =>
      upgradeOf(state.world, asset) === null
        ? refuse('not-a-computer', asset)
        : actOn(state, work, asset, [{ do: kind, asset, work }]),
  },
};
