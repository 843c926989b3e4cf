import type { Form } from '../forms/form.ts';

/**
 * The rules of a ranked week (assessment.md 4.6): five official items, one attempt at each, of which the best three count. Their
 * cases stay hidden until the week is over. `private.open_ranked_week` makes forms of the same rules; a test compares them.
 */
export const RANKED_RULES = {
  purpose: 'ranked',
  attempts: 1,
  bestOf: 3,
  scoreShown: 'run-over',
  caseShown: 'window-over',
  pass: null,
} as const satisfies Omit<Form, 'items' | 'opensAt' | 'closesAt'>;

export const RANKED_ITEMS = 5;
