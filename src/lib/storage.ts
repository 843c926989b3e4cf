/** Names of everything the product keeps in localStorage (spec section 3). */
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
  labUnfinished: 'benchready-lab-unfinished',
  labFolds: 'benchready-lab-folds',
  labSound: 'benchready-lab-sound',
  labTour: 'benchready-lab-tour',
  labExploreTour: 'benchready-lab-explore-tour',
  sceneTierChoice: 'scene.tier-choice',
  sceneTierMeasured: 'scene.tier-measured',
} as const;

/** What reading needs of a zod schema, so that this file does not pull zod into the public pages. */
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

/** Stores text; answers whether it will be there next time (storage may be blocked or full). */
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
    // Blocked storage holds nothing to remove.
  }
}

/** Reads JSON and believes it only as far as the schema does; anything else is the fallback. */
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
 * Whether this browser holds a session, without loading supabase-js: enough for a public page to write "Dashboard"
 * instead of "Login". It proves nothing; the signed-in area asks the backend.
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
