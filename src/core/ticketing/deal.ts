import { drawShown, drawWord, type RngState } from '../kernel/rng.ts';
import type { DeskMode, DeskState, SealedShift } from './model/state.ts';
import { rarestRole } from './scenarios/cast.ts';
import { dealTicket } from './scenarios/deal-ticket.ts';
import type { Planned } from './scenarios/plan-arrivals.ts';
import { freshShift, SHIFT_BEGINS } from './shift/fresh-shift.ts';
import { advance } from './shift/pass-time.ts';
import { ordinaryWorld, type World } from './world/world.ts';

/** The first number of a shift's tickets, and how far it is moved by the seed. */
const FIRST_NUMBER = 4_000;
const NUMBERS = 5_000;

/** Tickets of other desks come in between. */
const NUMBERS_APART = 25;

/** The tickets with their places in the shift, those first whose people are hardest to find. */
function byRarestRole(
  planned: readonly Planned[],
  world: World,
): readonly (Planned & { readonly place: number })[] {
  return planned
    .map((one, place) => ({ ...one, place, rarest: rarestRole(world, one.ticketCase.story.roles) }))
    .sort((left, right) => left.rarest - right.rarest);
}

/** The state before the first command of a shift. `seconds`: its length. */
export function dealShift(
  planned: readonly Planned[],
  seconds: number,
  seeded: RngState,
  mode: DeskMode,
): DeskState {
  // The browser is told the company's number: it builds its 420 people from it.
  const companySeed = drawShown(seeded);
  const start = drawWord(companySeed.rng);
  const first = FIRST_NUMBER + (start.value % NUMBERS);
  let { rng } = start;
  const world = ordinaryWorld(companySeed.value);
  const busy = new Set<string>();
  const arrivals: DeskState['arrivals'][number][] = [];
  const scheduled: DeskState['scheduled'][number][] = [];
  const cases: Record<string, SealedShift['cases'][string]> = {};
  for (const { ticketCase, after, place } of byRarestRole(planned, world)) {
    const firstNumber = first + NUMBERS_APART * place;
    const dealt = dealTicket(ticketCase, { world, firstNumber, at: SHIFT_BEGINS + after, busy }, rng);
    const { scene } = dealt.value;
    for (const { id } of Object.values(scene.cast)) busy.add(id);
    ({ rng } = dealt);
    arrivals.push(...dealt.value.arrivals);
    scheduled.push(...dealt.value.scheduled);
    cases[scene.number] = {
      caseId: ticketCase.id,
      placement: scene.placement,
      at: scene.at,
      cast: Object.fromEntries(Object.entries(scene.cast).map(([role, { id }]) => [role, id])),
    };
  }
  const dealt: DeskState = {
    ...freshShift(world, seconds, rng, mode),
    arrivals: arrivals.sort((left, right) => left.at - right.at),
    scheduled,
    sealed: { cases },
  };
  return advance(dealt, SHIFT_BEGINS).state;
}
