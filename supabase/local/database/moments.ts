/** The PostgreSQL type number of `timestamptz`. */
export const TIMESTAMPTZ = 1184;

/** `2026-11-21 06:50:15.194+00`, as PostgreSQL writes a moment in a session whose zone is UTC. */
const POSTGRES_MOMENT = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d(?:\.\d+)?)\+00$/;

/** The same moment as hosted Supabase writes it, and every browser reads it: `2026-11-21T06:50:15.194+00:00`. */
export function toIsoMoment(text: string): string {
  return text.replace(POSTGRES_MOMENT, '$1T$2+00:00');
}
