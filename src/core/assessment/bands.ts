import type { Hypothesis, Likelihoods } from './belief.ts';

/**
 * Weights of the bands in which priors are given; those of a case are normalized to a sum of 1. Cases are drawn by the same
 * priors, so the bands lie close together: of four suspects none is drawn more often than 0.3 (score.md 4).
 */
const PRIOR_BAND = { rare: 1, possible: 2, common: 3 } as const;
export type PriorBand = keyof typeof PRIOR_BAND;

/** Probability of the expected outcome under a hypothesis; the rest is divided evenly among the other outcomes. */
const SURENESS = { sure: 0.98, likely: 0.85, leaning: 0.65 } as const;
type Sureness = keyof typeof SURENESS;

interface BandedHypothesis {
  readonly id: string;
  readonly band: PriorBand;
  readonly parts?: readonly string[];
  readonly acts?: readonly string[];
}

/** Hypotheses whose priors add up to 1, in the proportions of their bands. */
export function hypothesesInBands(banded: readonly BandedHypothesis[]): readonly Hypothesis[] {
  const total = banded.reduce((sum, { band }) => sum + PRIOR_BAND[band], 0);
  return banded.map(({ id, band, parts = [], acts = [] }) => ({
    id,
    prior: PRIOR_BAND[band] / total,
    parts,
    acts,
  }));
}

/**
 * The outcomes of a test under one hypothesis: one outcome with probability `sure`, one with the named probability, or
 * weights of several (normalized to a sum of 1).
 */
export type Says = string | readonly [outcome: string, sureness: Sureness] | Readonly<Record<string, number>>;

/**
 * A test's likelihood table. `says` maps hypotheses to their outcomes; `otherwise` applies to hypotheses that it does not
 * list and is usually the healthy reading.
 */
export function likelihoodsOf(
  hypotheses: readonly { readonly id: string }[],
  outcomes: readonly string[],
  otherwise: Says,
  says: Readonly<Record<string, Says>>,
): Likelihoods {
  const columns = new Map(hypotheses.map(({ id }) => [id, columnOf(outcomes, says[id] ?? otherwise)]));
  return Object.fromEntries(
    outcomes.map((outcome, index) => [
      outcome,
      Object.fromEntries(hypotheses.map(({ id }) => [id, columns.get(id)?.[index] ?? 0])),
    ]),
  );
}

function columnOf(outcomes: readonly string[], says: Says): readonly number[] {
  if (typeof says === 'string') return columnOf(outcomes, [says, 'sure']);
  if (isPair(says)) {
    const [expected, sureness] = says;
    const others = outcomes.length - 1;
    const share = others === 0 ? 1 : SURENESS[sureness];
    return outcomes.map((outcome) => (outcome === expected ? share : (1 - share) / others));
  }
  const total = Object.values(says).reduce((sum, share) => sum + share, 0);
  return outcomes.map((outcome) => (says[outcome] ?? 0) / total);
}

function isPair(says: Says): says is readonly [string, Sureness] {
  return Array.isArray(says);
}
