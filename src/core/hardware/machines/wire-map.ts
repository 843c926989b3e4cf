import type { Traits } from '../model/traits.ts';

/** The pins of pairs 1 to 4 of a patch cable. */
const PAIR_PINS = [
  [1, 2],
  [3, 6],
  [4, 5],
  [7, 8],
] as const;

const ALL_PAIRS = [1, 2, 3, 4];
const NO_PAIRS: readonly number[] = [];

/** The pair (1 to 4) of a pin, and its wire within the pair (0 or 1). */
function placeOf(pin: number): { readonly pair: number; readonly wire: number } {
  const pair = PAIR_PINS.findIndex((pins) => pins.some((one) => one === pin));
  return { pair: pair + 1, wire: PAIR_PINS[pair]?.[0] === pin ? 0 : 1 };
}

function openPairs(traits: Traits | undefined): readonly number[] {
  return traits?.wires === 'open' ? ALL_PAIRS : (traits?.openPairs ?? NO_PAIRS);
}

/** The far plug's pin that a pin is connected to; null when its wire is open. */
function farPin(traits: Traits | undefined, pin: number): number | null {
  const { pair, wire } = placeOf(pin);
  if (openPairs(traits).includes(pair)) return null;
  const [one, other] = traits?.crossedPairs ?? [];
  const to = pair === one ? other : pair === other ? one : pair;
  return PAIR_PINS[(to ?? pair) - 1]?.[wire] ?? null;
}

/** Whether two pins of a patch cable are connected, at opposite plugs or at the same one. */
export function isThrough(traits: Traits | undefined, from: number, to: number, atFarPlug: boolean): boolean {
  const { pair } = placeOf(from);
  if (atFarPlug && farPin(traits, from) === to) return true;
  return !atFarPlug && placeOf(to).pair === pair && traits?.shortedPairs?.includes(pair) === true;
}

/**
 * The link speed in Mb/s that a cable allows (corrections 6): 0 without pairs 1-2 and 3-6, 100 without the others. Network
 * cards compensate crossed pairs; split pairs limit the link to 100 by crosstalk.
 *
 * @param card maximum speed of the network card in Mb/s
 */
export function mostMbps(traits: Traits | undefined, card: number): number {
  const lost = [...openPairs(traits), ...(traits?.shortedPairs ?? NO_PAIRS)];
  if (lost.includes(1) || lost.includes(2)) return 0;
  return lost.length > 0 || traits?.splitPairs !== undefined ? Math.min(card, 100) : card;
}

/** The cable tester's result: a mark for each defective pair, and the worst defect as outcome. */
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
