import { type Draw, drawFrom, type RngState } from '../../kernel/rng.ts';
import type { Person } from '../world/company.ts';
import { DEPARTMENTS } from '../world/departments.ts';
import { company, type World } from '../world/world.ts';

/** Whom a role of a ticket can be played by. */
export interface Casting {
  readonly suits: (person: Person) => boolean;
}

/** Somebody with a computer of their own who is no VIP, does not work in IT and leads nobody. */
export function isOrdinary({ department, title, isVip }: Person): boolean {
  const { workplace, single } = DEPARTMENTS[department];
  return department !== 'it' && workplace !== 'shared-scanner' && !isVip && !single.includes(title);
}

/** Whether somebody works on a laptop of their own. */
export function hasLaptop({ department }: Person): boolean {
  return DEPARTMENTS[department].workplace === 'laptop';
}

/** Somebody at a desk of a site, on a cable. */
export function worksAtDesk(one: Person): boolean {
  return isOrdinary(one) && one.desk !== null;
}

/** Somebody at home with a laptop of the company. */
export function worksFromHome(one: Person): boolean {
  return isOrdinary(one) && hasLaptop(one) && one.department !== 'finance' && one.site === 'remote';
}

/** How many people suit the role that fewest do. */
export function rarestRole(world: World, roles: Readonly<Record<string, Casting>>): number {
  const { people } = company(world);
  return Math.min(...Object.values(roles).map(({ suits }) => people.filter(suits).length));
}

/**
 * One person for each role, nobody twice, and nobody who is busy in another ticket while anybody else suits. Throws when the
 * company has nobody for a role: a case that cannot be cast is a mistake of its author.
 */
export function castRoles<Role extends string>(
  world: World,
  roles: Readonly<Record<Role, Casting>>,
  busy: ReadonlySet<string>,
  rng: RngState,
): Draw<Readonly<Record<Role, Person>>> {
  const cast: Partial<Record<Role, Person>> = {};
  let next = rng;
  for (const role of Object.keys(roles) as Role[]) {
    const suited = company(world)
      .people.filter(({ id }) => !Object.values<Person | undefined>(cast).some((one) => one?.id === id))
      .filter(roles[role].suits);
    const idle = suited.filter(({ id }) => !busy.has(id));
    const [first, ...others] = idle.length > 0 ? idle : suited;
    if (first === undefined) throw new Error(`Nobody suits the role ${role}.`);
    const drawn = drawFrom(next, [first, ...others]);
    cast[role] = drawn.value;
    next = drawn.rng;
  }
  return { value: cast as Readonly<Record<Role, Person>>, rng: next };
}
