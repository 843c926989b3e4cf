import { memoize } from '../../kernel/memoize.ts';
import { OFFICE_LICENCE, ordinaryAccount, PDF_LICENCE } from './accounts.ts';
import type { Company } from './company.ts';
import { company, type World } from './world.ts';

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

/** Licence -> sign-in names of those who hold it on an ordinary day. */
const ordinaryHolders = memoize(({ people }: Company): ReadonlyMap<string, ReadonlySet<string>> => {
  const holding = (licence: string): readonly string[] =>
    people.filter((person) => ordinaryAccount(person).licences.includes(licence)).map(({ login }) => login);
  return new Map(LICENCES.map((licence) => [licence, new Set(holding(licence))]));
});

/** The pool of a licence; null for one that the company does not have. Accounts that nobody changed are enabled. */
export function licencePool(world: World, licence: string): LicencePool | null {
  const spare = SPARE[licence];
  if (spare === undefined) return null;
  const { byLogin } = company(world);
  const ordinary = ordinaryHolders(company(world)).get(licence) ?? new Set();
  const changed = Object.values(world.accounts);
  const held = changed.filter(({ licences }) => licences.includes(licence));
  const placeOf = (login: string): number => byLogin.get(login)?.index ?? byLogin.size;
  return {
    licence,
    bought: world.licencesBought[licence] ?? ordinary.size + spare,
    assigned: ordinary.size - changed.filter(({ login }) => ordinary.has(login)).length + held.length,
    unused: held
      .filter(({ isEnabled }) => !isEnabled)
      .map(({ login, lastSignInAt }) => ({ login, lastSignInAt }))
      .sort((left, right) => placeOf(left.login) - placeOf(right.login)),
  };
}
