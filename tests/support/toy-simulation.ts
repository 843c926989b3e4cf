import { z } from '../../src/core/contracts/zod.ts';
import type { Simulation } from '../../src/core/kernel/judge.ts';
import { fail, succeed } from '../../src/core/kernel/result.ts';
import { SIMULATIONS as PRODUCT, registryOf } from '../../supabase/functions/_shared/simulations.ts';

/** A third simulation, which the product knows nothing of: find a hidden number between 0 and 9. */

interface ToyState {
  readonly hidden: number;
  readonly guesses: readonly number[];
}

interface Guess {
  readonly kind: 'guess';
  readonly number: number;
}

type Hint = 'higher' | 'lower' | 'found';

interface ToyView {
  readonly guesses: readonly number[];
}

export interface ToyReport {
  readonly score: number;
  readonly guesses: number;
  readonly hidden: number;
}

const hintFor = (hidden: number, guess: number): Hint =>
  guess === hidden ? 'found' : guess < hidden ? 'higher' : 'lower';

export const TOY: Simulation<
  'testing' | 'practice',
  Guess,
  ToyState,
  ToyView,
  { readonly kind: Hint },
  { readonly reason: 'already' },
  ToyReport,
  unknown
> = {
  play: {
    simulation: 'toy',
    command: z.strictObject({ kind: z.literal('guess'), number: z.int().min(0).max(9) }),
    reduce: ({ hidden, guesses }, { number }) =>
      guesses.includes(number)
        ? fail({ reason: 'already' })
        : succeed({
            state: { hidden, guesses: [...guesses, number] },
            events: [{ kind: hintFor(hidden, number) }],
          }),
    project: ({ guesses }) => ({ guesses }),
  },
  judge: {
    rules: 'toy-1',
    modes: ['testing', 'practice'],
    wish: z.unknown(),
    deal: (caseId, seed) => (caseId === 'toy-number' ? { hidden: seed % 10, guesses: [] } : null),
    choose: () => ({ caseId: 'toy-number', subject: null }),
    practise: (story) => (story === 'toy' ? 'toy-number' : null),
    reserved: [],
    chooseReserved: () => null,
    reservedIn: () => [],
    withoutSecrets: ({ guesses }) => ({ hidden: -1, guesses }),
    hints: (_start, log) => log.map(() => 'hint'),
    claims: () => [],
    lessons: () => ({ insight: 'lesson' }),
    report: ({ hidden }, log) => ({
      score: log.some(({ number }) => number === hidden) ? 110 - 10 * log.length : 0,
      guesses: log.length,
      hidden,
    }),
    expert: ({ hidden }) => [{ kind: 'guess', number: hidden }],
    summary: ({ score, guesses }) => ({
      score,
      passed: score >= 70,
      hasGate: false,
      simSeconds: 60 * guesses,
      parts: { found: score / 100 },
      objectives: [],
      items: [{ caseId: 'toy-number', score }],
    }),
    account: ({ score }) => ({
      cases: [
        {
          group: 'toys',
          passed: score >= 70,
          guess: null,
          decided: null,
          objectives: [],
          caller: null,
          urgent: null,
          belief: [],
        },
      ],
      breaches: [],
    }),
  },
};

/** The registry that the test hands to the host of the functions. */
export const SIMULATIONS = registryOf(...PRODUCT.values(), {
  ...TOY,
  screen: 'testing',
  reservedTexts: { folder: 'cases', en: {}, es: {} },
  words: (key) => ({ en: `The ${key} of the toy.` }),
});
