import type { Form } from '../forms/form.ts';

/**
 * The rules of every competition: each item counts, one attempt. Whoever played an item sees its score at once, and its case when
 * nobody can play it any more. `private.make_competition` makes forms of the same rules; a test compares them.
 */
export const COMPETITION_RULES = {
  purpose: 'competition',
  attempts: 1,
  bestOf: null,
  scoreShown: 'run-over',
  caseShown: 'window-over',
  pass: null,
} as const satisfies Omit<Form, 'items' | 'opensAt' | 'closesAt'>;
