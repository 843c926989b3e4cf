import type { AppGrant } from '../world/app-grants.ts';
import { findAccount } from '../world/world.ts';
import type { PageRow } from './page-row.ts';

/** The apps that may act in somebody's name; subject: a sign-in name. */
export interface AppPageContents {
  readonly 'cloud.grants': { readonly login: string; readonly grants: readonly AppGrant[] };
}

export const APP_PAGES: { readonly [Id in keyof AppPageContents]: PageRow<AppPageContents[Id]> } = {
  'cloud.grants': {
    show(world, login) {
      const account = findAccount(world, login);
      return account === null ? null : { login, grants: account.grants };
    },
    readings: ({ login }) => [[['app-grants'], login]],
  },
};
