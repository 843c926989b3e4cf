import { z } from '../../contracts/zod.ts';
import { SECONDS_PER_MINUTE } from '../../kernel/time.ts';
import { actOn } from '../handlers/acts.ts';
import { refuse } from '../handlers/change.ts';
import { upgradeOf } from '../world/upgrade-effects.ts';
import { UPGRADE_WORKS, type UpgradeWork } from '../world/upgrade-reports.ts';
import type { CommandRows } from './command-row.ts';
import { id } from './fields.ts';

/** Minutes that each takes at the desk; what runs by itself afterwards costs nothing. */
export const UPGRADE_MINUTES: Readonly<Record<UpgradeWork, number>> = {
  'back-up': 4,
  'suspend-encryption': 1,
  'tpm-on': 3,
  'convert-disk': 5,
  'company-edition': 3,
  'plan-replacement': 2,
  'bypass-check': 2,
};

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
