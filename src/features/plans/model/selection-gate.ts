/** The facts about the person at `/select-plan`. */
export interface SelectionFacts {
  readonly isAuthLoading: boolean;
  readonly isSignedIn: boolean;
  readonly isEmailConfirmed: boolean;
  /** The address just registered in this tab. */
  readonly pendingEmail: string | null;
  readonly isStatusLoading: boolean;
  readonly isStatusUnknown: boolean;
  /** The period of the person's plan has not ended (spec section 4). */
  readonly isPeriodOpen: boolean;
  readonly isPlansLoading: boolean;
  readonly isPlansFailed: boolean;
}

export type SelectionDecision =
  | { readonly kind: 'wait'; readonly reason: 'account' | 'plans' }
  | { readonly kind: 'redirect'; readonly to: 'login' | 'dashboard' }
  | { readonly kind: 'verify' }
  | { readonly kind: 'failed'; readonly reason: 'status' | 'plans' }
  | { readonly kind: 'choose' };

/** The decisions in the order of spec section 4: signed out, not verified, already active, choose. */
export function decideSelection(facts: SelectionFacts): SelectionDecision {
  if (facts.isAuthLoading) return { kind: 'wait', reason: 'account' };
  if (!facts.isSignedIn) {
    return facts.pendingEmail === null ? { kind: 'redirect', to: 'login' } : { kind: 'verify' };
  }
  if (!facts.isEmailConfirmed) return { kind: 'verify' };
  if (facts.isStatusLoading) return { kind: 'wait', reason: 'account' };
  if (facts.isStatusUnknown) return { kind: 'failed', reason: 'status' };
  if (facts.isPeriodOpen) return { kind: 'redirect', to: 'dashboard' };
  if (facts.isPlansLoading) return { kind: 'wait', reason: 'plans' };
  return facts.isPlansFailed ? { kind: 'failed', reason: 'plans' } : { kind: 'choose' };
}
