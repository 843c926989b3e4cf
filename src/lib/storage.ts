/** All keys that the product uses in localStorage (spec section 3). */
export const STORAGE_KEYS = {
  theme: 'theme',
  language: 'language',
  sidebar: 'sidebar_state',
  accountType: 'account_type',
  wantedPlan: 'wanted_plan',
  processedPayments: 'processedPaymentSessions',
  session: 'benchready-session',
  ownName: 'own_name',
  lastActivity: 'last_activity',
  watchedSession: 'watched_session',
  demoResult: 'benchready-demo-result',
  labNote: 'benchready-lab-note',
  labPractice: 'benchready-lab-practice',
  labJobs: 'benchready-lab-jobs',
  labJobsAhead: 'benchready-lab-jobs-ahead',
  labFolds: 'benchready-lab-folds',
  labSound: 'benchready-lab-sound',
  labTour: 'benchready-lab-tour',
  labExploreTour: 'benchready-lab-explore-tour',
  deskJobs: 'benchready-desk-jobs',
  deskJobsAhead: 'benchready-desk-jobs-ahead',
  deskDrafts: 'benchready-desk-drafts',
  deskKeys: 'benchready-desk-keys',
  deskTour: 'benchready-desk-tour',
  tutorialSteps: 'benchready-tutorial-steps',
  cardReviews: 'benchready-card-reviews',
  cardsKnown: 'benchready-cards',
  sceneTierChoice: 'scene.tier-choice',
  sceneTierMeasured: 'scene.tier-measured',
} as const;

/** The part of a zod schema that reading needs, so that this file does not load zod on public pages. */
export interface Parser<Value> {
  safeParse(value: unknown): { success: true; data: Value } | { success: false };
}

/** The stored text, or null where there is none or storage is blocked (private windows, policies). */
export function readText(key: string): string | null {
  try {
    return window.localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Stores text; returns false if it could not be stored (storage is blocked or full). */
export function writeText(key: string, text: string): boolean {
  try {
    window.localStorage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

export function removeStored(key: string): void {
  try {
    window.localStorage.removeItem(key);
  } catch {
    // Storage is blocked: there is nothing to remove.
  }
}

/** Reads JSON and validates it with the schema; returns the fallback for anything else. */
export function readStored<Value>(key: string, schema: Parser<Value>, fallback: Value): Value {
  const text = readText(key);
  if (text === null) return fallback;
  const parsed = schema.safeParse(parseJson(text));
  return parsed.success ? parsed.data : fallback;
}

export function writeStored(key: string, value: unknown): boolean {
  return writeText(key, JSON.stringify(value));
}

/**
 * Whether this browser holds a session, without loading supabase-js: public pages show "Dashboard" instead of
 * "Login" by it. It is no proof; the signed-in area asks the backend.
 */
export function hasStoredSession(): boolean {
  return readText(STORAGE_KEYS.session) !== null;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
