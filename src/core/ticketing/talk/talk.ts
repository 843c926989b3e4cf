import { memoize } from '../../kernel/memoize.ts';

/**
 * What a conversation with a person is made of: facts to be known, lines that the person says, and intents that the
 * analyst may have. Plain data with predicates over a state that the owner of the world supplies.
 */

export const TALK_LANGUAGES = ['en', 'es'] as const;
export type TalkLanguage = (typeof TALK_LANGUAGES)[number];

/** Something that can be known. */
export interface Fact {
  readonly id: string;
  /** Lines and acts, any of which reveals it. */
  readonly revealedBy: readonly string[];
}

/**
 * A question asks for an answer, a request for an act, a courtesy goes along with others, a lapse (asking for a password,
 * blame, jargon) has consequences whatever else was said.
 */
export type IntentKind = 'question' | 'request' | 'courtesy' | 'lapse';

/** What the analyst may mean. Every intent is a button, and what is typed becomes the same command. */
export interface Intent {
  readonly id: string;
  readonly kind: IntentKind;
  /** Text of the button. */
  readonly labelKey: string;
  /** Rules that typed text is matched against (match.ts). */
  readonly patterns: Readonly<Record<TalkLanguage, readonly string[]>>;
  /** Facts that have to be known before it is offered or understood. */
  readonly needs?: readonly string[];
}

/** Whole numbers. Patience runs out at 0, mood is bad below 0, skill goes from 0 (none) to 3 (knows the trade). */
export interface Persona {
  readonly patience: number;
  readonly skill: number;
  readonly mood: number;
}

/** Lowest and highest value, both included. */
export type Range = readonly [number, number];

/** What a person says to an intent. */
export interface Line<State, Effect = never> {
  readonly id: string;
  readonly intent: string;
  readonly sayKey: string;
  /** What the text is filled in with, from the state. */
  readonly fill?: ((state: State) => Readonly<Record<string, string | number>>) | undefined;
  /** Without it the line is always true. */
  readonly when?: ((state: State) => boolean) | undefined;
  /** The persons who speak like that; without it all do. */
  readonly for?: Partial<Readonly<Record<keyof Persona, Range>>> | undefined;
  /** Is said at most once in a contact. */
  readonly once?: boolean | undefined;
  /** What saying it changes in the person. */
  readonly mood?: number | undefined;
  readonly patience?: number | undefined;
  /** What happens in the world when it is said, for the owner of the world to carry out. */
  readonly effects?: readonly Effect[] | undefined;
}

/** The talk of a ticket. */
export interface TicketTalk<State, Effect = never> {
  readonly facts: readonly Fact[];
  readonly lines: readonly Line<State, Effect>[];
  readonly intents: readonly Intent[];
}

/** The command of a button, and of typed text that was understood. */
export interface Say {
  readonly type: 'say';
  /** The first is the one to answer; courtesies and lapses go along. */
  readonly intents: readonly string[];
}

/** Facts that the lines said and the acts done reveal. */
export function knownFacts(facts: readonly Fact[], happened: readonly string[]): readonly string[] {
  return facts.filter(({ revealedBy }) => revealedBy.some((id) => happened.includes(id))).map(({ id }) => id);
}

/** The intents that can be meant now: those whose facts are known. */
export function offeredIntents(intents: readonly Intent[], known: readonly string[]): readonly Intent[] {
  return intents.filter(({ needs = [] }) => needs.every((fact) => known.includes(fact)));
}

/** Intents by their ids; of two with the same id the first. */
export const byId = memoize(
  (intents: readonly Intent[]): ReadonlyMap<string, Intent> =>
    new Map(intents.toReversed().map((intent) => [intent.id, intent])),
);

/** The command of a button. */
export function sayByButton(intent: Intent): Say {
  return { type: 'say', intents: [intent.id] };
}
