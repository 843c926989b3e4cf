import { MAX_RUN_COMMANDS } from '../../contracts/runs.ts';
import { z } from '../../contracts/zod.ts';
import { SECONDS_PER_DAY } from '../../kernel/time.ts';
import { LEVELS } from '../priority/matrix.ts';
import { TALK_LANGUAGES } from '../talk/talk.ts';

/** An id of anything: a ticket, a contact, a login, an asset. */
export const id = z.string().min(1).max(60);
/** What somebody typed. */
export const words = z.string().min(1).max(2_000);
export const language = z.enum(TALK_LANGUAGES);
export const level = z.union(LEVELS.map((one) => z.literal(one)));
/** Numbers of entries of the notebook. */
export const evidence = z.array(z.int().min(1).max(MAX_RUN_COMMANDS)).max(20);
/** Lengths of time of up to four weeks. */
export const seconds = z
  .int()
  .min(1)
  .max(28 * SECONDS_PER_DAY);
export const replyParts = z
  .array(
    z.discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('intent'), intent: id }),
      z.strictObject({ kind: z.literal('words'), words, language }),
      z.strictObject({ kind: z.literal('article'), article: id }),
      z.strictObject({ kind: z.literal('promise'), seconds }),
    ]),
  )
  .min(1)
  .max(12);
