/** Time limits for calls to Stripe, in milliseconds. */
export interface StripePatience {
  /** Timeout of one call; it is then retried with the same idempotency key. */
  readonly callMs: number;
  readonly retries: number;
  /** Timeout of all calls of one client together. */
  readonly allMs: number;
}

/** A request is answered within 15 seconds, of which Stripe may take 13 and the database the rest. */
export const STRIPE_PATIENCE: StripePatience = { callMs: 6000, retries: 1, allMs: 13_000 };

/**
 * `fetch` for one Stripe client. Its calls share `allMs`, which starts with the first call. When it is over this returns an
 * error response instead of throwing, because after a thrown error the client would wait and retry.
 */
export function fetchWithin(allMs: number): typeof fetch {
  let isOver: AbortSignal | undefined;
  return async (input, init) => {
    isOver ??= AbortSignal.timeout(allMs);
    const signals = init?.signal == null ? [isOver] : [isOver, init.signal];
    try {
      return await fetch(input, { ...init, signal: AbortSignal.any(signals) });
    } catch (error) {
      if (isOver.aborted) return tooLate();
      throw error;
    }
  };
}

function tooLate(): Response {
  const error = { type: 'api_error', message: 'Stripe has not answered in time' };
  return Response.json({ error }, { status: 503, headers: { 'stripe-should-retry': 'false' } });
}
