import type { Says } from '../../../assessment/bands.ts';
import type { TestId } from '../../instruments/diagnostic-tests/catalogue.ts';
import type { StoryTest } from './story.ts';

/** A thing without a fault hardly ever looks as if it had one. */
const FALSE_ALARM = 0.01;

/**
 * A suspect that sits in one of two places: looked at in one of them. Both looks together have to clear it, and the table takes
 * them for independent of each other, so each is given a little more than half.
 */
function inOneOfTwo(mark: string): Says {
  return { normal: 0.4, [mark]: 0.6 };
}

/**
 * The looks at the two places of a suspect, such as the two ends of a lead, each with the mark that it shows there.
 *
 * @param places id of what is looked at -> its mark
 */
export function looksAtEither(
  suspect: string,
  places: Readonly<Record<string, string>>,
): readonly StoryTest[] {
  return Object.entries(places).map(([place, mark]): StoryTest => {
    const id: TestId = `look:${place}`;
    return {
      id,
      outcomes: ['normal', mark],
      otherwise: { normal: 1 - FALSE_ALARM, [mark]: FALSE_ALARM },
      says: { [suspect]: inOneOfTwo(mark) },
    };
  });
}

/**
 * The looks at the two places of a suspect that looks the same in both.
 *
 * @param places ids of what is looked at
 */
export function looksAtBoth(
  suspect: string,
  mark: string,
  places: readonly [string, string],
): readonly StoryTest[] {
  return looksAtEither(suspect, Object.fromEntries(places.map((place) => [place, mark])));
}
