import { SECONDS_PER_MINUTE } from '../../kernel/time.ts';
import { actOn } from '../handlers/acts.ts';
import { type Outcome, refuse } from '../handlers/change.ts';
import type { CommandOf } from '../model/commands.ts';
import type { DeskState } from '../model/state.ts';
import { OFFICE_LICENCE } from '../world/accounts.ts';
import { licencePool } from '../world/licences.ts';
import { findAccount } from '../world/world.ts';
import type { CommandRows } from './command-row.ts';
import { id } from './fields.ts';

type LicenceKind = 'assign-licence' | 'remove-licence';

function onLicence(state: DeskState, { kind, login }: CommandOf<LicenceKind>): Outcome {
  const account = findAccount(state.world, login);
  if (account === null) return refuse('no-such-record', login);
  const pool = licencePool(state.world, OFFICE_LICENCE);
  const isNew = kind === 'assign-licence' && !account.licences.includes(OFFICE_LICENCE);
  if (isNew && pool !== null && pool.assigned >= pool.bought) return refuse('no-free-licence', login);
  return actOn(state, kind, login, [{ do: kind, login, licence: OFFICE_LICENCE }]);
}

/** Licences of the cloud. */
export const LICENCES: CommandRows<LicenceKind> = {
  'assign-licence': {
    fields: { login: id },
    seconds: SECONDS_PER_MINUTE,
    identity: null,
    handle: onLicence,
  },
  'remove-licence': {
    fields: { login: id },
    seconds: SECONDS_PER_MINUTE,
    identity: null,
    handle: onLicence,
  },
};
