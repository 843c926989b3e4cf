import { ACCOUNT_TYPES, ROLES } from './vocabulary.ts';
import { z } from './zod.ts';

/** What `list_people` can sort by, in the order of the table's columns (spec section 2); at first the newest come first. */
export const PEOPLE_SORTS = [
  'full_name',
  'email',
  'account_type',
  'active_plan',
  'plan_status',
  'role',
  'status',
  'created_at',
] as const;
export type PeopleSort = (typeof PEOPLE_SORTS)[number];

/** A person as User Management lists them. */
const listedPerson = z.object({
  id: z.uuid(),
  full_name: z.string().nullable(),
  email: z.string().nullable(),
  account_type: z.enum(ACCOUNT_TYPES).nullable().catch(null),
  active_plan: z.string().nullable(),
  plan_status: z.string(),
  role: z.enum(ROLES).catch('user'),
  status: z.boolean(),
});
export type ListedPerson = z.infer<typeof listedPerson>;

/** The answer of `list_people`: one page, and how many the search finds in all. */
export const peoplePage = z.object({ total: z.int().nonnegative(), people: z.array(listedPerson) });
export type PeoplePage = z.infer<typeof peoplePage>;
