import type { RunRequest } from '../../contracts/runs.ts';
import { drawFrom, type RngState } from '../../kernel/rng.ts';
import { drawCase } from './case-registry.ts';
import type { Scenario } from './scenario.ts';

/**
 * The next case of a pool for somebody: of the stories that are what they wished for, those met least often, and of several
 * of these any. Which scenario of the story it is, chance alone decides: whoever wishes cleverly, or remembers which of the
 * look-alikes they have had, must not know beforehand. Null when the pool has nothing of the kind.
 *
 * @param played ids of the cases met before, each as often as it was met.
 */
export function chooseCase(
  pool: readonly Scenario[],
  wish: RunRequest,
  played: readonly string[],
  rng: RngState,
): Scenario | null {
  const scenariosOf = (wanted: string): readonly Scenario[] => pool.filter(({ story }) => story === wanted);
  // A story is as difficult as the hardest that it can turn out to be; the scenario's own figure would tell which it is.
  const isAsDifficult = (story: string, difficulty: number): boolean =>
    Math.max(...scenariosOf(story).map((scenario) => scenario.difficulty)) === difficulty;
  const wished = pool.filter(
    ({ model, family, story }) =>
      (wish.machine ?? model) === model &&
      (wish.family ?? family) === family &&
      (wish.difficulty === undefined || isAsDifficult(story, wish.difficulty)),
  );
  const stories = [...new Set(wished.map(({ story }) => story))];

  const storyOf = new Map(pool.map(({ id, story }) => [id, story]));
  const timesMet = (story: string): number => played.filter((id) => storyOf.get(id) === story).length;
  const least = Math.min(...stories.map(timesMet));
  const [first, ...others] = stories.filter((story) => timesMet(story) === least);
  if (first === undefined) return null;
  const drawn = drawFrom(rng, [first, ...others]);
  return drawCase(scenariosOf(drawn.value), drawn.rng).value;
}
