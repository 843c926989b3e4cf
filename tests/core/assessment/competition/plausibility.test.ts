import { describe, expect, it } from 'vitest';
import {
  cureKnowledge,
  type PlayedItem,
  plausibilityFlags,
} from '../../../../src/core/assessment/competition/plausibility.ts';
import { TWINS } from '../../../../src/core/hardware/scenarios/judged/registry.ts';
import { HARDWARE } from '../../../support/lab-rules.ts';
import { type Script, withoutReading } from '../../hardware/bots/scripts.ts';
import { playScript, type Variant, variantsByStory } from '../../hardware/bots/variants.ts';

/** An item with so many commands, one every so many ms. */
const played = (
  position: number,
  commands: number,
  everyMs: number,
  more: Partial<PlayedItem> = {},
): PlayedItem => ({
  position,
  sentAt: Array.from({ length: commands }, (_, index) => index * everyMs),
  cure: { readings: 6, belief: 0.8 },
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
    const unread = { cure: { readings: 0, belief: 0.4 } };
    const items = [1, 2, 3, 4].map((position) => played(position, 30, 2000, position === 2 ? {} : unread));
    expect(plausibilityFlags(items)).toEqual([{ kind: 'unread-repair', positions: [1, 3, 4] }]);
  });

  it('when what was read made the cures a guess that one in 2000 gets right', () => {
    const lucky = (position: number, belief: number) =>
      played(position, 30, 2000, { cure: { readings: 2, belief } });
    const items = [lucky(1, 0.04), lucky(2, 0.1), lucky(3, 0.1), played(4, 30, 2000, { cure: null })];
    expect(plausibilityFlags(items)).toEqual([{ kind: 'luck', positions: [1, 2, 3], oneIn: 2500 }]);
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
      [1, 2].map((at) => played(at, 30, 2000, { cure: { readings: 0, belief: 0.3 } })),
    ],
    ['who cured nothing', [1, 2, 3].map((at) => played(at, 30, 2000, { cure: null }))],
    ['who played nothing', []],
  ])('%s', (_who, items) => {
    expect(kinds(items)).toEqual([]);
  });
});

describe('what was known at a cure', () => {
  const ended = (curedFirst: boolean, truths: readonly number[]) => ({
    group: 'F1',
    passed: false,
    curedFirst,
    objectives: [],
    caller: null,
    urgent: null,
    belief: [
      { test: null, truth: 0.2 },
      ...truths.map((truth) => ({ test: 'post', truth })),
      { test: null, truth: truths.at(-1) ?? 0.2 },
    ],
  });

  it('is what was read of all cured cases together, and the chance of guessing every one', () => {
    expect(
      cureKnowledge({ cases: [ended(true, [0.4, 0.5]), ended(true, [0.8]), ended(false, [0.1])] }),
    ).toEqual({
      readings: 3,
      belief: 0.4,
    });
    expect(cureKnowledge({ cases: [ended(true, [])] })).toEqual({ readings: 0, belief: 0.2 });
  });

  it('is nothing where nothing was cured', () => {
    expect(cureKnowledge({ cases: [ended(false, [0.9])] })).toBeNull();
    expect(cureKnowledge({ cases: [] })).toBeNull();
  });
});

/** Three jobs of the reserved pool with their rarest causes, played by a log each: what the attempt of whoever plays them is flagged for. */
function flagsOf(script: (variant: Variant) => Script) {
  const { judge } = HARDWARE;
  const variants = [...variantsByStory(1, TWINS.slice(3, 6)).values()].flatMap((own) =>
    own.toSorted((left, right) => left.share - right.share).slice(0, 1),
  );
  return plausibilityFlags(
    variants.map((variant, at) =>
      played(at + 1, 30, 2000, { cure: cureKnowledge(judge.account(playScript(variant, script(variant)))) }),
    ),
  );
}

describe('real logs of the lab', () => {
  it('are put down for review where the right repair comes first and nothing was read', () => {
    expect(flagsOf(withoutReading).map(({ kind }) => kind)).toEqual(['unread-repair']);
  });

  it('are not where an expert reads first', () => {
    expect(flagsOf(({ expert }) => expert)).toEqual([]);
  });
});
