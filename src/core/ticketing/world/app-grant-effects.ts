import type { DeskTime } from '../clocks/business-time.ts';
import { type AppGrant, isHeldByStranger, isStrangers } from './app-grants.ts';
import { findAccount, type World, withAccount } from './world.ts';

/** What happens to the apps of an account. */
export type AppGrantEffect =
  | { readonly do: 'allow-app'; readonly login: string; readonly grant: AppGrant }
  | { readonly do: 'revoke-grant'; readonly login: string; readonly app: string };

function withGrants(
  world: World,
  login: string,
  change: (grants: readonly AppGrant[]) => readonly AppGrant[],
): World {
  const account = findAccount(world, login);
  return account === null ? world : withAccount(world, { ...account, grants: change(account.grants) });
}

export const APP_GRANT_APPLIERS: {
  readonly [Do in AppGrantEffect['do']]: (
    world: World,
    effect: Extract<AppGrantEffect, { readonly do: Do }>,
    now: DeskTime,
  ) => World;
} = {
  'allow-app': (world, { login, grant }) => withGrants(world, login, (grants) => [...grants, grant]),
  'revoke-grant': (world, { login, app }, now) =>
    withGrants(world, login, (grants) =>
      grants.map((grant) => (grant.app === app ? { ...grant, revokedAt: grant.revokedAt ?? now } : grant)),
    ),
};

/** Readings of the apps of an account; subject: its sign-in name. */
export const APP_GRANT_READ = {
  'app-grants': (world: World, login: string) => {
    const account = findAccount(world, login);
    if (account === null) return null;
    if (isHeldByStranger(account.grants)) return 'stranger' as const;
    if (account.grants.some(isStrangers)) return 'revoked' as const;
    return account.grants.length === 0 ? ('none' as const) : ('known' as const);
  },
} as const;
