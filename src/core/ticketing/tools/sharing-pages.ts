import type { SharedFolder } from '../world/shared-folders.ts';
import { findAccount } from '../world/world.ts';
import type { PageRow } from './page-row.ts';

/** The report of what somebody has shared from the cloud; subject: a sign-in name. */
export interface SharingPageContents {
  /** Null for nothing shared, and for a folder that was deleted. */
  readonly 'cloud.sharing': { readonly login: string; readonly folder: SharedFolder | null };
}

export const SHARING_PAGES: {
  readonly [Id in keyof SharingPageContents]: PageRow<SharingPageContents[Id]>;
} = {
  'cloud.sharing': {
    show: (world, login) => {
      if (findAccount(world, login) === null) return null;
      const folder = world.sharedFolders[login];
      return { login, folder: folder === undefined || folder.isDeleted ? null : folder };
    },
    readings: ({ login }) => [[['shared-link', 'shared-label', 'shared-opens', 'shared-guest'], login]],
  },
};
