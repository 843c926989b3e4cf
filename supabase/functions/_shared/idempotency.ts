import Stripe from 'stripe';

/** How many keys one purchase attempt may use up before the failure is told. */
const MAX_KEYS = 3;

/**
 * A write to Stripe that happens once however often it is asked for. Stripe keeps the answer of a key for a day, also
 * when that answer was a failure of its own, and repeats it: so after one the next key of the same row is used.
 *
 * @param purpose names the decision of the person, the same for a double click and a retry.
 */
export async function writeOnce<Answer>(
  purpose: string,
  write: (options: Stripe.RequestOptions) => Promise<Answer>,
): Promise<Answer> {
  for (let turn = 1; ; turn += 1) {
    try {
      return await write({ idempotencyKey: `${purpose}:${turn}` });
    } catch (error) {
      if (turn === MAX_KEYS || !isServerError(error)) throw error;
    }
  }
}

function isServerError(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeAPIError && (error.statusCode ?? 0) >= 500;
}
