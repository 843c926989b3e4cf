import type { Traits } from '../model/traits.ts';

/** The pins of pairs 1 to 4 of a patch lead. */
const PAIR_PINS = [
  [1, 2],
  [3, 6],
  [4, 5],
  [7, 8],
] as const;

const ALL_PAIRS = [1, 2, 3, 4];
const NO_PAIRS: readonly number[] = [];

/** Pair 1 to 4 of a pin, and whether it is the first or the second of its two. */
function placeOf(pin: number): { readonly pair: number; readonly wire: number } {
  const pair = PAIR_PINS.findIndex((pins) => pins.some((one) => one === pin));
  return { pair: pair + 1, wire: PAIR_PINS[pair]?.[0] === pin ? 0 : 1 };
}

function openPairs(traits: Traits | undefined): readonly number[] {
  return traits?.wires === 'open' ? ALL_PAIRS : (traits?.openPairs ?? NO_PAIRS);
}

/** The pin of the far plug that a pin comes through to; null where its wire is open. */
function farPin(traits: Traits | undefined, pin: number): number | null {
  const { pair, wire } = placeOf(pin);
  if (openPairs(traits).includes(pair)) return null;
  const [one, other] = traits?.crossedPairs ?? [];
  const to = pair === one ? other : pair === other ? one : pair;
  return PAIR_PINS[(to ?? pair) - 1]?.[wire] ?? null;
}

/** Whether there is a way through a patch lead from one pin to another, of its far plug or of the same one. */
export function isThrough(traits: Traits | undefined, from: number, to: number, atFarPlug: boolean): boolean {
  const { pair } = placeOf(from);
  if (atFarPlug && farPin(traits, from) === to) return true;
  return !atFarPlug && placeOf(to).pair === pair && traits?.shortedPairs?.includes(pair) === true;
}

/**
 * What network cards make of a lead (corrections 6): without pairs 1-2 and 3-6 no link, without the others 100 Mb. Pairs
 * that are crossed they sort out by themselves; split ones disturb each other too much for more than 100 Mb.
 */
export function mostMbps(traits: Traits | undefined, card: number): number {
  const lost = [...openPairs(traits), ...(traits?.shortedPairs ?? NO_PAIRS)];
  if (lost.includes(1) || lost.includes(2)) return 0;
  return lost.length > 0 || traits?.splitPairs !== undefined ? Math.min(card, 100) : card;
}

/** What a tester says of a lead: each pair that is not as it should be, and the worst of it in one word. */
export function wireMap(traits: Traits | undefined): {
  readonly marks: readonly string[];
  readonly outcome: 'pass' | 'open' | 'short' | 'crossed' | 'split';
} {
  const faults = [
    ['open', openPairs(traits)],
    ['short', traits?.shortedPairs ?? NO_PAIRS],
    ['crossed', traits?.crossedPairs ?? NO_PAIRS],
    ['split', traits?.splitPairs ?? NO_PAIRS],
  ] as const;
  const marks = faults.flatMap(([fault, pairs]) =>
    pairs.map((pair) => `${fault}-${PAIR_PINS[pair - 1]?.join('-') ?? ''}`),
  );
  return { marks, outcome: faults.find(([, pairs]) => pairs.length > 0)?.[0] ?? 'pass' };
}
