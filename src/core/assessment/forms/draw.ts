import type { ItemRequest } from '../../contracts/forms.ts';
import { type Draw, type RngState, shuffle } from '../../kernel/rng.ts';

/**
 * The stories of a run, no story twice: those that were used least often, in a random order. Null where too few match.
 *
 * @param reserved the stories that forms may deal
 * @param used ids of the stories that were dealt before, one entry each time
 */
export function drawStories(
  { count, families, stories }: ItemRequest,
  reserved: readonly { readonly id: string; readonly family: string }[],
  used: readonly string[],
  rng: RngState,
): Draw<readonly string[] | null> {
  const matching = reserved
    .filter(({ id, family }) => (families?.includes(family) ?? true) && (stories?.includes(id) ?? true))
    .map(({ id }) => id);
  const shuffled = shuffle(rng, matching);
  const timesUsed = (id: string): number => used.filter((one) => one === id).length;
  // Sorting keeps the random order of those that were used equally often.
  const rarest = shuffled.value.toSorted((left, right) => timesUsed(left) - timesUsed(right)).slice(0, count);
  return { value: rarest.length < count ? null : rarest, rng: shuffled.rng };
}
