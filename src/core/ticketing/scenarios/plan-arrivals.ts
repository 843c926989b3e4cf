import { type Draw, drawBelow, type RngState } from '../../kernel/rng.ts';
import { SECONDS_PER_MINUTE } from '../../kernel/time.ts';
import type { Channel } from '../record/vocabulary.ts';
import type { TicketCase } from './desk-case.ts';

/** A ticket of a shift and when it comes in, in seconds after the shift begins. */
export interface Planned {
  readonly ticketCase: TicketCase;
  readonly after: number;
}

/** Whether somebody waits for an answer. */
function isWaiting(channel: Channel): boolean {
  return channel === 'phone' || channel === 'walk-up' || channel === 'chat';
}

/**
 * When the tickets of a shift come in. Whoever needs no longer for each than its par is free when the next caller rings;
 * what is written comes in while other work is done.
 *
 * @param slack the longest breathing space after a ticket, in parts of its par
 */
export function planArrivals(
  cases: readonly TicketCase[],
  slack: number,
  seeded: RngState,
): Draw<readonly Planned[]> {
  const planned: Planned[] = [];
  let rng = seeded;
  const below = (bound: number): number => {
    const drawn = drawBelow(rng, Math.max(1, Math.round(bound)));
    ({ rng } = drawn);
    return drawn.value;
  };
  let before = 0;
  let free = 0;
  for (const ticketCase of cases) {
    const par = ticketCase.parMinutes * SECONDS_PER_MINUTE;
    const after = isWaiting(ticketCase.story.channel) ? free : before + below(free - before);
    planned.push({ ticketCase, after });
    before = after;
    free += par + below(slack * par);
  }
  return { value: planned, rng };
}
