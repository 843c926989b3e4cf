import type { RunRequest } from '../../contracts/runs.ts';
import { drawFrom, type RngState } from '../../kernel/rng.ts';
import { drawCase } from './case-registry.ts';
import type { Scenario } from './scenario.ts';

/**
 * The learner's next case: of the stories that match the request, a random one of those played least often. The scenario of the
 * story is drawn at random, whatever was played before, so that the learner cannot predict it. Null when nothing matches.
 *
 * @param played ids of the cases played before, one entry per run
 */
export function chooseCase(
  pool: readonly Scenario[],
  wish: RunRequest,
  played: readonly string[],
  rng: RngState,
): Scenario | null {
  const scenariosOf = (wanted: string): readonly Scenario[] => pool.filter(({ story }) => story === wanted);
  // A story's difficulty is that of its hardest scenario: the scenario's own difficulty would reveal which one it is.
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
  const times = new Map<string | undefined, number>();
  for (const id of played) times.set(storyOf.get(id), (times.get(storyOf.get(id)) ?? 0) + 1);
  const timesMet = (story: string): number => times.get(story) ?? 0;
  const least = Math.min(...stories.map(timesMet));
  const [first, ...others] = stories.filter((story) => timesMet(story) === least);
  if (first === undefined) return null;
  const drawn = drawFrom(rng, [first, ...others]);
  return drawCase(scenariosOf(drawn.value), drawn.rng).value;
}
