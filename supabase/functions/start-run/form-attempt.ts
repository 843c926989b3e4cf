import { z } from 'zod';
import { FORM_PURPOSES, itemRequest, SEED_POLICIES } from '../../../src/core/contracts/forms.ts';
import { RUN_STATUSES } from '../../../src/core/contracts/run-rows.ts';
import { HttpError } from '../_shared/http-error.ts';
import { callRpc } from '../_shared/rpc.ts';
import type { Platform } from '../_shared/services.ts';

/** ISO, as ms since 1970. */
const moment = z.string().transform((iso) => Date.parse(iso));

const storedAttempt = z.object({
  id: z.uuid(),
  ends_at: moment.nullable(),
  /** The database's clock. */
  read_at: moment,
  form: z.object({
    purpose: z.enum(FORM_PURPOSES),
    opens_at: moment,
    closes_at: moment.nullable(),
  }),
  items: z.array(
    z.object({
      position: z.int(),
      simulation: z.string(),
      seeds: z.enum(SEED_POLICIES),
      is_void: z.boolean(),
      /** Never part of a response. */
      request: itemRequest,
    }),
  ),
  /** Reserved stories that were dealt to everybody, or to this person, one entry each time. */
  used: z.array(z.string()),
  runs: z.array(z.object({ id: z.uuid(), position: z.int(), status: z.enum(RUN_STATUSES) })),
});
export type StoredAttempt = z.output<typeof storedAttempt>;

/**
 * An attempt of this person at a form of this purpose, with what its items ask for.
 *
 * @throws HttpError 404 when this person has no such attempt.
 */
export async function readFormAttempt(
  platform: Platform,
  userId: string,
  { formAttempt, purpose }: { readonly formAttempt: string; readonly purpose: string },
): Promise<StoredAttempt> {
  const attempt = await callRpc(
    platform,
    'read_form_attempt',
    { attempt_id_param: formAttempt, user_id_param: userId },
    storedAttempt.nullable(),
  );
  if (attempt === null || attempt.form.purpose !== purpose) {
    throw new HttpError(404, 'There is no such attempt.');
  }
  return attempt;
}
