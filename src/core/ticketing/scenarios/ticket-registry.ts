import { hypothesesInBands } from '../../assessment/bands.ts';
import type { Caller } from '../../kernel/judge.ts';
import { type Draw, drawWeighted, type RngState } from '../../kernel/rng.ts';
import type { TicketCase } from './desk-case.ts';

/** The tickets that a judge can deal. */
export interface TicketRegistry {
  /** Those that are not reserved. */
  readonly all: readonly TicketCase[];
  /** Those that only forms deal. */
  readonly reserved: readonly TicketCase[];
  /** The case with this id, reserved or not; null for an unknown one. */
  find(id: string): TicketCase | null;
  /** A case of a story, drawn by the priors of its truths; null for an unknown or a reserved story. */
  draw(story: string, rng: RngState): Draw<TicketCase | null>;
  /** The same for a reserved story alone, with this caller behind it; null for any. */
  drawReserved(story: string, caller: Caller | null, rng: RngState): Draw<TicketCase | null>;
}

/** How often a case is drawn among those of its story that begin with the same complaint; complaints are drawn equally often. Throws for a truth that its story does not suspect. */
export function priorOf({ story, truth, id }: TicketCase): number {
  const hypothesis = hypothesesInBands(story.suspects).find((one) => one.id === truth);
  if (hypothesis === undefined) throw new Error(`${id} has a truth that ${story.id} does not suspect.`);
  return hypothesis.prior;
}

const IMPOSTOR = 'impostor';

/** Who is behind a ticket: null where its story suspects no impostor, so that nobody has to find out. */
export function callerBehind({ story, truth }: TicketCase): Caller | null {
  if (story.suspects.every(({ id }) => id !== IMPOSTOR)) return null;
  return truth === IMPOSTOR ? 'impostor' : 'genuine';
}

function drawOf(cases: readonly TicketCase[], story: string, rng: RngState): Draw<TicketCase | null> {
  const [first, ...others] = cases.filter((one) => one.story.id === story);
  return first === undefined ? { value: null, rng } : drawWeighted(rng, [first, ...others], priorOf);
}

export function ticketRegistry(cases: readonly TicketCase[]): TicketRegistry {
  const byId: ReadonlyMap<string, TicketCase> = new Map(cases.map((one) => [one.id, one]));
  const all = cases.filter(({ story }) => story.pool !== 'reserved');
  const reserved = cases.filter(({ story }) => story.pool === 'reserved');
  return {
    all,
    reserved,
    find: (id) => byId.get(id) ?? null,
    draw: (story, rng) => drawOf(all, story, rng),
    drawReserved: (story, caller, rng) =>
      drawOf(
        reserved.filter((one) => caller === null || callerBehind(one) === caller),
        story,
        rng,
      ),
  };
}
