import { actOn } from '../handlers/acts.ts';
import { refuse } from '../handlers/change.ts';
import { findFolder } from '../world/folders.ts';
import { findAccount } from '../world/world.ts';
import type { CommandRows } from './command-row.ts';
import { id } from './fields.ts';

/** Rights on folders, besides those of groups. */
export const FOLDER_RIGHTS: CommandRows<'grant-folder'> = {
  'grant-folder': {
    fields: { folder: id, login: id },
    identity: null,
    handle(state, { kind, folder, login }) {
      if (findFolder(folder) === null) return refuse('no-such-record', folder);
      if (findAccount(state.world, login) === null) return refuse('no-such-record', login);
      return actOn(state, kind, login, [{ do: kind, folder, login }]);
    },
  },
};
