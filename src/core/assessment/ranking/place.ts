import type { ScoreRange } from './score-range.ts';

/** Between which places somebody stands, from 1. */
export interface PlaceRange {
  readonly best: number;
  readonly worst: number;
}

/**
 * The places of people, in their order. Those whose middle lies above a person's range are ahead, those whose middle lies below it
 * are behind, and anybody between may be either.
 */
export function placeRanges(people: readonly ScoreRange[]): readonly PlaceRange[] {
  const middles = people.map(middleOf);
  return people.map(({ low, high }, own) => {
    const ahead = middles.filter((middle, other) => other !== own && middle > high).length;
    const behind = middles.filter((middle, other) => other !== own && middle < low).length;
    return { best: ahead + 1, worst: people.length - behind };
  });
}

export function middleOf({ low, high }: ScoreRange): number {
  return (low + high) / 2;
}
