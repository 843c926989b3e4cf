import { hypothesesInBands } from '../../assessment/bands.ts';
import { type Draw, drawWeighted, type RngState } from '../../kernel/rng.ts';
import type { TicketCase } from './desk-case.ts';

/** The tickets that a judge can deal. */
export interface TicketRegistry {
  readonly all: readonly TicketCase[];
  /** The case with this id; null for an unknown one. */
  find(id: string): TicketCase | null;
  /** A case of a story, drawn by the priors of its truths; null for an unknown story. */
  draw(story: string, rng: RngState): Draw<TicketCase | null>;
}

/** How often a case is drawn among those of its story. Throws for a truth that its story does not suspect. */
export function priorOf({ story, truth, id }: TicketCase): number {
  const hypothesis = hypothesesInBands(story.suspects).find((one) => one.id === truth);
  if (hypothesis === undefined) throw new Error(`${id} has a truth that ${story.id} does not suspect.`);
  return hypothesis.prior;
}

export function ticketRegistry(all: readonly TicketCase[]): TicketRegistry {
  const byId: ReadonlyMap<string, TicketCase> = new Map(all.map((one) => [one.id, one]));
  return {
    all,
    find: (id) => byId.get(id) ?? null,
    draw(story, rng) {
      const [first, ...others] = all.filter((one) => one.story.id === story);
      return first === undefined ? { value: null, rng } : drawWeighted(rng, [first, ...others], priorOf);
    },
  };
}
