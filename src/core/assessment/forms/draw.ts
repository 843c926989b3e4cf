import type { ItemRequest } from '../../contracts/forms.ts';
import type { Caller, ReservedStory, StoryToDeal } from '../../kernel/judge.ts';
import { type Draw, type RngState, shuffle } from '../../kernel/rng.ts';

/** What a draw has to know of a reserved story. */
type Drawable = Pick<ReservedStory, 'id' | 'family' | 'callers'>;

/**
 * The stories of a run, no story twice: those that were used least often, in a random order. Null where too few match.
 *
 * @param reserved the stories that forms may deal
 * @param used ids of the stories that were dealt before, one entry each time
 */
export function drawStories(
  { count, families, stories, callers }: ItemRequest,
  reserved: readonly Drawable[],
  used: readonly string[],
  rng: RngState,
): Draw<readonly StoryToDeal[] | null> {
  const matching = reserved.filter(
    ({ id, family }) => (families?.includes(family) ?? true) && (stories?.includes(id) ?? true),
  );
  const shuffled = shuffle(rng, matching);
  const timesUsed = (id: string): number => used.filter((one) => one === id).length;
  // Sorting keeps the random order of those that were used equally often.
  const rarest = shuffled.value.toSorted((left, right) => timesUsed(left.id) - timesUsed(right.id));
  if (callers === undefined) {
    const drawn = rarest.slice(0, count).map(({ id }) => ({ story: id, caller: null }));
    return { value: drawn.length < count ? null : drawn, rng: shuffled.rng };
  }
  return drawWithCallers(rarest, count, callers, shuffled.rng);
}

/** The first of the stories, with as many genuine callers and impostors among them as are asked for. */
function drawWithCallers(
  rarest: readonly Drawable[],
  count: number,
  { genuine, impostor }: Readonly<Record<Caller, number>>,
  rng: RngState,
): Draw<readonly StoryToDeal[] | null> {
  const checks = rarest
    .filter((one) => one.callers.includes('genuine') && one.callers.includes('impostor'))
    .slice(0, genuine + impostor);
  const others = rarest
    .filter((one) => one.callers.length === 0)
    .slice(0, Math.max(0, count - genuine - impostor));
  if (checks.length < genuine + impostor || checks.length + others.length !== count)
    return { value: null, rng };
  // Neither how often a story was used nor its place in the run tells who is behind it.
  const mixed = shuffle(rng, checks);
  const drawn = [
    ...mixed.value.map(({ id }, at) => ({
      story: id,
      caller: at < genuine ? ('genuine' as const) : ('impostor' as const),
    })),
    ...others.map(({ id }) => ({ story: id, caller: null })),
  ];
  return shuffle(mixed.rng, drawn);
}
