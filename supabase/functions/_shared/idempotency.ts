import Stripe from 'stripe';

/**
 * A write to Stripe that happens once however often it is asked for. Stripe keeps the answer of a key for a day, also
 * when that answer was a failure of its own, and repeats it: so after one the next key is used. The last one is new each
 * time, so that even a click whose keys have all failed works again once Stripe does.
 *
 * @param purpose names the decision of the person, the same for a double click and a retry.
 */
export async function writeOnce<Answer>(
  purpose: string,
  write: (options: Stripe.RequestOptions) => Promise<Answer>,
): Promise<Answer> {
  for (const turn of ['1', '2']) {
    try {
      return await write({ idempotencyKey: `${purpose}:${turn}` });
    } catch (error) {
      if (!isServerError(error)) throw error;
    }
  }
  return await write({ idempotencyKey: `${purpose}:${crypto.randomUUID()}` });
}

function isServerError(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeAPIError && (error.statusCode ?? 0) >= 500;
}
