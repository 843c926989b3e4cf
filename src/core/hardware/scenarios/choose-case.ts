import type { RunWish } from '../../contracts/runs.ts';
import { drawBelow, type RngState } from '../../kernel/rng.ts';
import type { Scenario } from '../scenario.ts';

/**
 * The next case of a pool for somebody: what they wished for, among that what they met least often, and of several of those
 * any, so that nobody knows beforehand. Null when the pool has nothing of the kind.
 *
 * @param played ids of the cases met before, each as often as it was met.
 */
export function chooseCase(
  pool: readonly Scenario[],
  wish: RunWish,
  played: readonly string[],
  rng: RngState,
): Scenario | null {
  const wished = pool.filter(
    ({ model, family, difficulty }) =>
      (wish.machine ?? model) === model &&
      (wish.family ?? family) === family &&
      (wish.difficulty ?? difficulty) === difficulty,
  );
  const timesMet = ({ id }: Scenario): number => played.filter((met) => met === id).length;
  const least = Math.min(...wished.map(timesMet));
  const open = wished.filter((scenario) => timesMet(scenario) === least);
  return open.length === 0 ? null : (open[drawBelow(rng, open.length).value] ?? null);
}
