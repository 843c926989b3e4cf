import type { CaseAccount, RunAccount } from '../../kernel/judge.ts';

/**
 * What looks odd in an attempt and should be read by a person (assessment.md 4.6). A flag is no verdict: nothing counts less for it.
 */

/** What the log of an item tells. */
export interface PlayedItem {
  readonly position: number;
  /** When each command came, ms since 1970, in order. */
  readonly sentAt: readonly number[];
  /** What its repairs were guessed from; null where a reading made the case, nothing was cured, or nobody keeps count. */
  readonly guess: Guess | null;
  /** Attempts of other people at the same item with the same log, command by command. */
  readonly sameLogIn: readonly string[];
}

type Guess = NonNullable<CaseAccount['guess']>;

/**
 * The repairs of a run that came first and right though no reading had made the case: what had been read for them all, and the chance of
 * guessing all their causes from it. Null where there are none. Nobody who passes looks like this, for that takes a reading.
 */
export function guessOf({ cases }: Pick<RunAccount, 'cases'>): Guess | null {
  const guesses = cases.flatMap(({ guess }) => guess ?? []);
  if (guesses.length === 0) return null;
  return {
    readings: guesses.reduce((sum, { readings }) => sum + readings, 0),
    belief: guesses.reduce((product, { belief }) => product * belief, 1),
  };
}

export type PlausibilityFlag =
  /** Faster than hands: so many commands, of which so many came almost together. */
  | {
      readonly kind: 'pace';
      readonly positions: readonly number[];
      readonly commands: number;
      readonly quick: number;
    }
  /** The same log as in somebody else's attempt. */
  | { readonly kind: 'same-log'; readonly positions: readonly number[]; readonly attempts: readonly string[] }
  /** Cured without anything read, in several items. */
  | { readonly kind: 'unread-repair'; readonly positions: readonly number[] }
  /** The chance of guessing all the cures from what was read: 1 in `oneIn` or less. */
  | { readonly kind: 'luck'; readonly positions: readonly number[]; readonly oneIn: number };

/** Nobody acts, looks and acts again in less. */
const QUICK_MS = 120;
/** An act of the screen may send so many commands at once, such as all screws of a panel. */
const COMMANDS_OF_AN_ACT = 20;
/** Fewer commands may all be of one or two acts. */
const LEAST_COMMANDS = 40;
const UNREAD_ITEMS = 3;
/** Shorter logs are the same in honest hands too. */
const LEAST_SAME = 12;
/** One in so many who guess comes to as much: four guesses among five suspects. */
const LUCK_ONE_IN = 500;
/** Beyond this the figure says nothing more: a cause that the readings had ruled out was believed in with nothing. */
const MOST_ONE_IN = 1_000_000;

/** The flags of an attempt whose items have been played. */
export function plausibilityFlags(items: readonly PlayedItem[]): readonly PlausibilityFlag[] {
  return [...paceFlags(items), ...sameLogFlags(items), ...unreadFlags(items), ...luckFlags(items)];
}

function paceFlags(items: readonly PlayedItem[]): readonly PlausibilityFlag[] {
  return items.flatMap(({ position, sentAt }) => {
    const quick = sentAt.filter((at, index) => index > 0 && at - (sentAt[index - 1] ?? at) < QUICK_MS).length;
    const pauses = sentAt.length - 1 - quick;
    return sentAt.length >= LEAST_COMMANDS && pauses < sentAt.length / COMMANDS_OF_AN_ACT
      ? [{ kind: 'pace' as const, positions: [position], commands: sentAt.length, quick }]
      : [];
  });
}

function sameLogFlags(items: readonly PlayedItem[]): readonly PlausibilityFlag[] {
  const same = items.filter(({ sentAt, sameLogIn }) => sentAt.length >= LEAST_SAME && sameLogIn.length > 0);
  if (same.length === 0) return [];
  const attempts = [...new Set(same.flatMap(({ sameLogIn }) => sameLogIn))];
  return [{ kind: 'same-log', positions: same.map(({ position }) => position), attempts }];
}

function unreadFlags(items: readonly PlayedItem[]): readonly PlausibilityFlag[] {
  const unread = items.filter(({ guess }) => guess !== null && guess.readings === 0);
  return unread.length < UNREAD_ITEMS
    ? []
    : [{ kind: 'unread-repair', positions: unread.map(({ position }) => position) }];
}

function luckFlags(items: readonly PlayedItem[]): readonly PlausibilityFlag[] {
  const guessed = items.flatMap(({ position, guess }) =>
    guess === null ? [] : [{ position, belief: guess.belief }],
  );
  const chance = guessed.reduce((product, { belief }) => product * belief, 1);
  return chance * LUCK_ONE_IN >= 1
    ? []
    : [
        {
          kind: 'luck',
          positions: guessed.map(({ position }) => position),
          oneIn: Math.round(1 / Math.max(chance, 1 / MOST_ONE_IN)),
        },
      ];
}
