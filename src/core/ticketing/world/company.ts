import { drawBelow, drawFrom, type RngState, seedRng, shuffle } from '../../kernel/rng.ts';
import { DEPARTMENT_IDS, DEPARTMENTS, type DepartmentId } from './departments.ts';
import { FAMILY_NAMES, GIVEN_NAMES } from './names.ts';
import { BUILDINGS, type Building, type Site } from './sites.ts';

/** Somebody who works for Larkfield Home & Garden. What is written here is on record and does not change during a shift. */
export interface Person {
  /** Such as `nadia-ferrant`; unique. */
  readonly id: string;
  /** Sign-in name, such as `n.ferrant`; unique. */
  readonly login: string;
  readonly given: string;
  readonly family: string;
  readonly department: DepartmentId;
  /** Code of the title. */
  readonly title: string;
  /** The building that the person belongs to. */
  readonly building: Building;
  /** Where the person works today. */
  readonly site: Site;
  /** Label of the desk, such as `A1-04`; null for somebody who works from home or has no desk. */
  readonly desk: string | null;
  /** Id of the manager; null for the managing director. */
  readonly manager: string | null;
  /** Mobile number in the directory. */
  readonly phone: string;
  /** Employee number: known to many, proves nothing. */
  readonly employeeNumber: number;
  /** Counted from 0 through the company: what else is derived from the person is derived from this. */
  readonly index: number;
  readonly isVip: boolean;
}

/** All people of a company, with the ways to find them. */
export interface Company {
  readonly people: readonly Person[];
  readonly byId: ReadonlyMap<string, Person>;
  readonly byLogin: ReadonlyMap<string, Person>;
  readonly byPhone: ReadonlyMap<string, Person>;
}

const FIRST_EMPLOYEE_NUMBER = 20_001;
const DESKS_PER_FLOOR = 60;
/** 555-0100 to 555-0199 are kept for fiction in every area. */
const AREAS = ['207', '318', '406', '512', '603'] as const;
const NUMBERS_PER_AREA = 100;

const VIP_TITLES = new Set([
  'managing-director',
  'operations-director',
  'finance-director',
  'it-director',
  'marketing-director',
  'buying-director',
]);

/** Names are dealt in steps of this, which divides the number of them not: with 7 of 168 only 24 were ever dealt. */
const FAMILY_STEP = 5;

/** A fictional phone number, different for each of the first 500. */
function phoneOf(index: number): string {
  const area = AREAS[Math.floor(index / NUMBERS_PER_AREA) % AREAS.length];
  return `${area}-555-01${String(index % NUMBERS_PER_AREA).padStart(2, '0')}`;
}

/** The wanted name, with a number when it is taken. Full names may repeat: the second gets a number. */
function unique(wanted: string, taken: Set<string>): string {
  let name = wanted;
  for (let count = 2; taken.has(name); count += 1) name = `${wanted}${count}`;
  taken.add(name);
  return name;
}

function titleOf(department: DepartmentId, place: number, rng: RngState) {
  const { single, others } = DEPARTMENTS[department];
  const own = single[place];
  return own === undefined ? drawFrom(rng, others) : { value: own, rng };
}

function build(seed: number): Company {
  let rng = seedRng(seed);
  const givenNames = shuffle(rng, GIVEN_NAMES);
  const familyNames = shuffle(givenNames.rng, FAMILY_NAMES);
  rng = familyNames.rng;
  const ids = new Set<string>();
  const logins = new Set<string>();
  const people: Person[] = [];
  for (const department of DEPARTMENT_IDS) {
    const spec = DEPARTMENTS[department];
    const head = people.length;
    for (let place = 0; place < spec.people; place += 1) {
      const index = people.length;
      const title = titleOf(department, place, rng);
      const remote = drawBelow(title.rng, 10);
      rng = remote.rng;
      const isRemote = place > 0 && remote.value < spec.remoteOfTen;
      const { floors } = BUILDINGS[spec.building];
      const floor = floors[Math.floor(index / DESKS_PER_FLOOR) % floors.length] ?? floors[0];
      const hasDesk = !isRemote && spec.workplace !== 'shared-scanner';
      const given = givenNames.value[index % GIVEN_NAMES.length] ?? '';
      const family = familyNames.value[(index * FAMILY_STEP) % FAMILY_NAMES.length] ?? '';
      people.push({
        id: unique(`${given}-${family}`.toLowerCase(), ids),
        login: unique(`${given[0] ?? ''}.${family}`.toLowerCase(), logins),
        given,
        family,
        department,
        title: title.value,
        building: spec.building,
        site: isRemote ? 'remote' : spec.building,
        desk: hasDesk ? `${floor}-${String((index % DESKS_PER_FLOOR) + 1).padStart(2, '0')}` : null,
        manager: place > 0 ? (people[head]?.id ?? null) : index === 0 ? null : (people[0]?.id ?? null),
        phone: phoneOf(index),
        employeeNumber: FIRST_EMPLOYEE_NUMBER + index,
        index,
        isVip: VIP_TITLES.has(title.value),
      });
    }
  }
  return {
    people,
    byId: new Map(people.map((person) => [person.id, person])),
    byLogin: new Map(people.map((person) => [person.login, person])),
    byPhone: new Map(people.map((person) => [person.phone, person])),
  };
}

/** Companies that were built lately: a shift asks for the same one with every command. */
const built = new Map<number, Company>();
const KEPT_COMPANIES = 8;

/** The company of a seed: the same people for the same seed. */
export function companyOf(seed: number): Company {
  const known = built.get(seed);
  if (known !== undefined) return known;
  const company = build(seed);
  const oldest = built.keys().next();
  if (built.size >= KEPT_COMPANIES && !oldest.done) built.delete(oldest.value);
  built.set(seed, company);
  return company;
}
