/** Ids of the people in supabase/seed.sql. */
const SEED_NAMES = [
  'new',
  'free',
  'ace',
  'expert',
  'expired',
  'testing',
  'ticketing',
  'golden',
  'admin',
  'super',
  'deactivated',
] as const;
export type SeedName = (typeof SEED_NAMES)[number];

/** The id of a seeded person. */
export function idOf(name: SeedName): string {
  return `5eed0000-0000-4000-8000-00000000000${(SEED_NAMES.indexOf(name) + 1).toString(16)}`;
}
