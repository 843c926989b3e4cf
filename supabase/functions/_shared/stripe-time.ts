/** How long Stripe is waited for. */
export interface StripePatience {
  /** A call that has not answered by then is tried again, with the same key. */
  readonly callMs: number;
  readonly retries: number;
  /** All calls of one client together: some functions make one after the other. */
  readonly allMs: number;
}

/** A person is answered within 15 seconds; what Stripe leaves of them is the database's. */
export const STRIPE_PATIENCE: StripePatience = { callMs: 6000, retries: 1, allMs: 13_000 };

/**
 * `fetch` for one client of Stripe, whose calls share its time, which begins with the first. When that is up this answers in
 * Stripe's place: after an error the client would wait and try again.
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
