import { z } from './zod.ts';

/** A moment as PostgreSQL tells it in JSON; ms since 1970. Apart from the other fields: pages of visitors need no ISO dates. */
export const moment = z.iso.datetime({ offset: true }).transform((iso) => Date.parse(iso));
