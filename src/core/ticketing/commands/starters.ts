import { z } from '../../contracts/zod.ts';
import { actOn } from '../handlers/acts.ts';
import { refuse } from '../handlers/change.ts';
import { laptopsInStock } from '../world/starter-effects.ts';
import { RIGHTS_TEMPLATES } from '../world/starters.ts';
import { findAccount } from '../world/world.ts';
import type { CommandRows } from './command-row.ts';
import { id } from './fields.ts';

/** What people have when they begin. */
export const STARTERS: CommandRows<'create-account' | 'reserve-laptop'> = {
  'reserve-laptop': {
    fields: { starter: id, asset: id },
    identity: null,
    handle(state, { kind, starter, asset }) {
      if (state.world.starters[starter] === undefined) return refuse('no-such-record', starter);
      const isInStock = laptopsInStock(state.world).some((laptop) => laptop.asset === asset);
      if (!isInStock) return refuse('no-such-record', asset);
      return actOn(state, kind, starter, [{ do: kind, starter, asset }]);
    },
  },
  'create-account': {
    fields: { starter: id, template: z.enum(RIGHTS_TEMPLATES) },
    identity: null,
    handle(state, { kind, starter, template }) {
      const found = state.world.starters[starter];
      if (found === undefined) return refuse('no-such-record', starter);
      // A sign-in name is given once: whoever comes back gets their old account.
      if (findAccount(state.world, found.login) !== null) return refuse('account-exists', found.login);
      return actOn(state, kind, starter, [{ do: kind, starter, template }]);
    },
  },
};
