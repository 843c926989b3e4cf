import { ACCOUNT_TYPES, ROLES } from './vocabulary.ts';
import { z } from './zod.ts';

/** Sort keys of `list_people`, in the order of the table's columns (spec section 2). The default is newest first. */
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

/** A row of the User Management table. */
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

/** The response of `list_people`: one page, and the total number of matches. */
export const peoplePage = z.object({ total: z.int().nonnegative(), people: z.array(listedPerson) });
export type PeoplePage = z.infer<typeof peoplePage>;
