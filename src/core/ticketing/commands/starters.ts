import { z } from '../../contracts/zod.ts';
import { actOn } from '../handlers/acts.ts';
import { refuse } from '../handlers/change.ts';
import { RIGHTS_TEMPLATES } from '../world/starters.ts';
import { findAccount } from '../world/world.ts';
import type { CommandRows } from './command-row.ts';
import { id } from './fields.ts';

/** Accounts of people who begin. */
export const STARTERS: CommandRows<'create-account'> = {
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
