import type { LabState } from '../../src/core/hardware/model/state.ts';

/**
 * Searches responses of a testing run for what must stay hidden from its learner: fields that only state, case or
 * report have, and the seed's numbers.
 */

/** Keys of the state, of cases and of reports that no view, event or refusal has. */
const HIDDEN_KEYS: ReadonlySet<string> = new Set([
  'truth',
  'rng',
  'seed',
  'condition',
  'traits',
  'decoys',
  'trainedLayout',
  'repairBegunAt',
  'recordingSeen',
  'scenario_id',
  'prior',
  'likelihoods',
  'tests',
  'goal',
  'verify',
  'cured',
  'achievements',
  'debrief',
  'insight',
  'belief',
  'score',
  'report',
  'tutor',
  'breaches',
]);

/** All leaks of a response, described in words. */
export function findLeaks(answer: unknown, state: LabState, seed: number): readonly string[] {
  const numbers = new Set([seed, ...state.rng].filter((number) => number > 9_999));
  const leaks: string[] = [];
  const search = (value: unknown, path: string): void => {
    if (typeof value === 'number' && numbers.has(value)) leaks.push(`${path} is the number ${value}`);
    if (typeof value === 'string' && [...numbers].some((number) => value.includes(String(number))))
      leaks.push(`${path} holds a number of chance`);
    if (typeof value !== 'object' || value === null) return;
    if ('kind' in value && value.kind === 'safety-breached') leaks.push(`${path} tells of a breach`);
    for (const [key, member] of Object.entries(value)) {
      // A key that is there for the other modes says nothing as long as it is empty.
      if (HIDDEN_KEYS.has(key) && member !== null) leaks.push(`${path}.${key}`);
      search(member, `${path}.${key}`);
    }
  };
  search(answer, '');
  return leaks;
}
