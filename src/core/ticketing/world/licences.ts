import { OFFICE_LICENCE } from './accounts.ts';
import { company, findAccount, type World } from './world.ts';

/** Licences that the company has bought and who holds them. */
export interface LicencePool {
  readonly licence: string;
  readonly bought: number;
  readonly assigned: number;
  /** Accounts that are disabled and still hold one. */
  readonly unused: readonly { readonly login: string; readonly lastSignInAt: number }[];
}

/** On an ordinary day so many are left. */
const SPARE = 8;

function holders(world: World, licence: string): readonly string[] {
  const logins = new Set([...company(world).byLogin.keys(), ...Object.keys(world.accounts)]);
  return [...logins].filter((login) => findAccount(world, login)?.licences.includes(licence) === true);
}

/** The pool of a licence; null for one that the company does not have. */
export function licencePool(world: World, licence: string): LicencePool | null {
  if (licence !== OFFICE_LICENCE) return null;
  const held = holders(world, licence);
  const ordinary = holders({ ...world, accounts: {} }, licence).length;
  return {
    licence,
    bought: world.licencesBought[licence] ?? ordinary + SPARE,
    assigned: held.length,
    unused: held.flatMap((login) => {
      const account = findAccount(world, login);
      return account === null || account.isEnabled ? [] : [{ login, lastSignInAt: account.lastSignInAt }];
    }),
  };
}
