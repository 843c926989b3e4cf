import type { SharedFolder } from './shared-folders.ts';
import { type World, withWorld } from './world.ts';

/** What happens to folders that somebody has shared. */
export type SharedFolderEffect =
  | { readonly do: 'put-shared-folder'; readonly login: string; readonly folder: SharedFolder }
  | { readonly do: 'remove-link' | 'remove-guest' | 'delete-shared-folder'; readonly login: string };

function withShared(world: World, login: string, change: Partial<SharedFolder>): World {
  const folder = world.sharedFolders[login];
  return folder === undefined
    ? world
    : withWorld(world, { sharedFolders: { ...world.sharedFolders, [login]: { ...folder, ...change } } });
}

export const SHARED_FOLDER_APPLIERS: {
  readonly [Do in SharedFolderEffect['do']]: (
    world: World,
    effect: Extract<SharedFolderEffect, { readonly do: Do }>,
  ) => World;
} = {
  'put-shared-folder': (world, { login, folder }) =>
    withWorld(world, { sharedFolders: { ...world.sharedFolders, [login]: folder } }),
  'remove-link': (world, { login }) => withShared(world, login, { link: 'removed' }),
  'remove-guest': (world, { login }) => withShared(world, login, { guest: null }),
  'delete-shared-folder': (world, { login }) =>
    withShared(world, login, { isDeleted: true, link: 'removed', guest: null, opens: [] }),
};

function ofFolder<Outcome extends string>(read: (folder: SharedFolder) => Outcome) {
  return ({ sharedFolders }: World, login: string): Outcome | null => {
    const folder = sharedFolders[login];
    return folder === undefined ? null : read(folder);
  };
}

/** Readings of a folder that somebody has shared; subject: their sign-in name. */
export const SHARED_FOLDER_READ = {
  'shared-link': ofFolder(({ link }) => link),
  'shared-label': ofFolder(({ label }) => label),
  /** Who opened it from outside the company. */
  'shared-opens': ofFolder(({ opens, isDeleted }) => {
    if (isDeleted) return 'lost';
    if (opens.some(({ who }) => who === 'unknown')) return 'unknown-outside';
    return opens.some(({ who }) => who === 'guest') ? 'guest-outside' : 'company-only';
  }),
  'shared-guest': ofFolder(({ guest }) => (guest === null ? 'none' : 'outside')),
} as const;
