import { memoize } from '../../kernel/memoize.ts';
import { OFFICE_LICENCE, ordinaryAccount, PDF_LICENCE } from './accounts.ts';
import type { Company } from './company.ts';
import { company, findAccount, type World } from './world.ts';

/** Licences that the company has bought and who holds them. */
export interface LicencePool {
  readonly licence: string;
  readonly bought: number;
  readonly assigned: number;
  /** Accounts that are disabled and still hold one. */
  readonly unused: readonly { readonly login: string; readonly lastSignInAt: number }[];
}

/** Licence -> how many are left on an ordinary day. */
const SPARE: Readonly<Record<string, number>> = { [OFFICE_LICENCE]: 8, [PDF_LICENCE]: 11 };

/** Names of the licences that the company buys. */
export const LICENCES = Object.keys(SPARE);

function holders(world: World, licence: string): readonly string[] {
  const logins = new Set([...company(world).byLogin.keys(), ...Object.keys(world.accounts)]);
  return [...logins].filter((login) => findAccount(world, login)?.licences.includes(licence) === true);
}

/** Licence -> how many hold it on an ordinary day. */
const ordinaryHolders = memoize(({ people }: Company): ReadonlyMap<string, number> => {
  const held = people.flatMap((person) => ordinaryAccount(person).licences);
  return new Map(LICENCES.map((licence) => [licence, held.filter((one) => one === licence).length]));
});

/** The pool of a licence; null for one that the company does not have. */
export function licencePool(world: World, licence: string): LicencePool | null {
  const spare = SPARE[licence];
  if (spare === undefined) return null;
  const held = holders(world, licence);
  const ordinary = ordinaryHolders(company(world)).get(licence) ?? 0;
  return {
    licence,
    bought: world.licencesBought[licence] ?? ordinary + spare,
    assigned: held.length,
    unused: held.flatMap((login) => {
      const account = findAccount(world, login);
      return account === null || account.isEnabled ? [] : [{ login, lastSignInAt: account.lastSignInAt }];
    }),
  };
}
