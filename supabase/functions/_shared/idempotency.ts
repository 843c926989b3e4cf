import Stripe from 'stripe';

/**
 * An idempotent write to Stripe. Stripe repeats the response to a key for a day, even its own server errors, so after such an
 * error the next key is used. The last key is unique to each call, so that a retry succeeds once Stripe works again.
 *
 * @param purpose identifies the person's decision; the same for a double click and a retry.
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
