import { actOn } from '../handlers/acts.ts';
import { type Outcome, refuse } from '../handlers/change.ts';
import type { CommandOf } from '../model/commands.ts';
import type { DeskState } from '../model/state.ts';
import type { CommandRows } from './command-row.ts';
import { id } from './fields.ts';

type SharingKind = 'remove-link' | 'remove-guest';

function onFolder(state: DeskState, { kind, login }: CommandOf<SharingKind>): Outcome {
  const folder = state.world.sharedFolders[login];
  const isThere = kind === 'remove-link' ? folder?.link !== 'removed' : folder?.guest !== null;
  return folder === undefined || !isThere
    ? refuse('no-such-record', login)
    : actOn(state, kind, login, [{ do: kind, login }]);
}

/** What takes a shared folder back; neither takes the place of the other. */
export const SHARING: CommandRows<SharingKind> = {
  'remove-link': { fields: { login: id }, identity: null, handle: onFolder },
  'remove-guest': { fields: { login: id }, identity: null, handle: onFolder },
};
