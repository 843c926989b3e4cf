import { actOn } from '../handlers/acts.ts';
import { type Outcome, refuse } from '../handlers/change.ts';
import type { CommandOf } from '../model/commands.ts';
import type { DeskState } from '../model/state.ts';
import { OFFICE_LICENCE, PDF_LICENCE } from '../world/accounts.ts';
import { licencePool } from '../world/licences.ts';
import { findAccount } from '../world/world.ts';
import type { CommandRows } from './command-row.ts';
import { id } from './fields.ts';

type LicenceKind = 'assign-licence' | 'assign-pdf-licence' | 'remove-licence';

function onLicence(state: DeskState, { kind, login }: CommandOf<LicenceKind>): Outcome {
  const account = findAccount(state.world, login);
  if (account === null) return refuse('no-such-record', login);
  const licence = kind === 'assign-pdf-licence' ? PDF_LICENCE : OFFICE_LICENCE;
  if (kind === 'remove-licence') return actOn(state, kind, login, [{ do: kind, login, licence }]);
  const pool = licencePool(state.world, licence);
  const isNew = !account.licences.includes(licence);
  if (isNew && pool !== null && pool.assigned >= pool.bought) return refuse('no-free-licence', login);
  return actOn(state, kind, login, [{ do: 'assign-licence', login, licence }]);
}

/** Licences of the cloud. */
export const LICENCES: CommandRows<LicenceKind> = {
  'assign-licence': {
    fields: { login: id },
    identity: null,
    handle: onLicence,
  },
  'assign-pdf-licence': {
    fields: { login: id },
    identity: null,
    handle: onLicence,
  },
  'remove-licence': {
    fields: { login: id },
    identity: null,
    handle: onLicence,
  },
};
