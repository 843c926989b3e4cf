import { describe, expect, it } from 'vitest';
import {
  guessOf,
  type PlayedItem,
  plausibilityFlags,
} from '../../../../src/core/assessment/competition/plausibility.ts';
import { RANKED_ITEMS } from '../../../../src/core/assessment/ranking/ranked-form.ts';
import { TWINS } from '../../../../src/core/hardware/scenarios/judged/registry.ts';
import type { CaseAccount } from '../../../../src/core/kernel/judge.ts';
import { HARDWARE } from '../../../support/lab-rules.ts';
import { repairAlone, type Script } from '../../hardware/bots/scripts.ts';
import { playLikeExpert, type Variant, variantsByStory } from '../../hardware/bots/variants.ts';
import { passedCase } from '../certificate/exam.ts';

/** An item with so many commands, one every so many ms. */
const played = (
  position: number,
  commands: number,
  everyMs: number,
  more: Partial<PlayedItem> = {},
): PlayedItem => ({
  position,
  sentAt: Array.from({ length: commands }, (_, index) => index * everyMs),
  guess: null,
  sameLogIn: [],
  ...more,
});
const kinds = (items: readonly PlayedItem[]) => plausibilityFlags(items).map(({ kind }) => kind);

describe('an attempt is put down for review', () => {
  it('when its commands came faster than hands, over a whole log', () => {
    expect(plausibilityFlags([played(1, 60, 2000), played(2, 40, 119)])).toEqual([
      { kind: 'pace', positions: [2], commands: 40, quick: 39 },
    ]);
  });

  it('when others have the same log, and it is long enough to tell something', () => {
    const items = [played(1, 12, 2000, { sameLogIn: ['b', 'c'] }), played(2, 30, 2000, { sameLogIn: ['b'] })];
    expect(plausibilityFlags(items)).toEqual([{ kind: 'same-log', positions: [1, 2], attempts: ['b', 'c'] }]);
  });

  it('when three troubles were cured and nothing had been read', () => {
    const unread = { guess: { readings: 0, belief: 0.4 } };
    const items = [1, 2, 3, 4].map((position) => played(position, 30, 2000, position === 2 ? {} : unread));
    expect(plausibilityFlags(items)).toEqual([{ kind: 'unread-repair', positions: [1, 3, 4] }]);
  });

  it('when what was read made the cures a guess that one in 500 gets right', () => {
    const lucky = (position: number, belief: number) =>
      played(position, 30, 2000, { guess: { readings: 2, belief } });
    const items = [lucky(1, 0.19), lucky(2, 0.1), lucky(3, 0.1), played(4, 30, 2000)];
    expect(plausibilityFlags(items)).toEqual([{ kind: 'luck', positions: [1, 2, 3], oneIn: 526 }]);
    expect(plausibilityFlags([lucky(1, 0)])).toEqual([{ kind: 'luck', positions: [1], oneIn: 1_000_000 }]);
  });
});

describe('nobody is put down', () => {
  it.each<readonly [string, readonly PlayedItem[]]>([
    ['who reads and then repairs', [played(1, 60, 2000), played(2, 60, 2000)]],
    ['who takes out all screws of a panel at once', [played(1, 39, 10)]],
    [
      'who pauses between acts of many commands',
      [
        {
          ...played(1, 0, 0),
          sentAt: Array.from({ length: 80 }, (_, index) => index * 10 + Math.floor(index / 15) * 3000),
        },
      ],
    ],
    ['whose short log is that of others', [played(1, 11, 2000, { sameLogIn: ['b'] })]],
    [
      'who guessed right twice',
      [1, 2].map((at) => played(at, 30, 2000, { guess: { readings: 0, belief: 0.3 } })),
    ],
    [
      'who read too little and guessed right three times',
      [1, 2, 3].map((at) => played(at, 30, 2000, { guess: { readings: 1, belief: 0.3 } })),
    ],
    ['who played nothing', []],
  ])('%s', (_who, items) => {
    expect(kinds(items)).toEqual([]);
  });
});

describe('the guess of a run', () => {
  const repaired = (guess: CaseAccount['guess']) => passedCase({ guess });

  it('is all its guessed repairs together, and the chance of guessing every one', () => {
    expect(
      guessOf({
        cases: [
          repaired({ readings: 2, belief: 0.5 }),
          repaired({ readings: 1, belief: 0.4 }),
          repaired(null),
        ],
      }),
    ).toEqual({ readings: 3, belief: 0.2 });
  });

  it('is none where a reading made every case', () => {
    expect(guessOf({ cases: [repaired(null)] })).toBeNull();
  });
});

/** A week of five jobs of the reserved pool, played by a log each: what the attempt of whoever plays them is flagged for. */
function flagsOf(script: (variant: Variant) => Script) {
  const { judge } = HARDWARE;
  const week = [...variantsByStory(1, TWINS.slice(0, RANKED_ITEMS)).values()].flatMap((own) =>
    own.slice(0, 1),
  );
  return plausibilityFlags(
    week.map((variant, at) =>
      played(at + 1, 30, 2000, { guess: guessOf(judge.account(playLikeExpert(variant, script(variant)))) }),
    ),
  );
}

describe('real logs of the lab', () => {
  it('are put down where parts are changed at once, always the right one, with the power button pressed and nothing read', () => {
    expect(flagsOf(repairAlone)).toEqual([
      { kind: 'unread-repair', positions: [1, 2, 3, 4, 5] },
      { kind: 'luck', positions: [1, 2, 3, 4, 5], oneIn: 4374 },
    ]);
  });

  it.each<readonly [string, (variant: Variant) => Script]>([
    ['an expert reads first', ({ expert }) => expert],
    ['an ordinary learner leaves out the first look', withoutFirstLook],
  ])('are not where %s', (_who, script) => {
    expect(flagsOf(script)).toEqual([]);
  });
});

function withoutFirstLook({ expert }: Variant): Script {
  const first = expert.find(({ kind }) => kind === 'inspect');
  return expert.filter((command) => command !== first);
}
