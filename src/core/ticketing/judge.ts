import { z } from '../contracts/zod.ts';
import type { Judge, Simulation } from '../kernel/judge.ts';
import { seedRng } from '../kernel/rng.ts';
import { SECONDS_PER_HOUR } from '../kernel/time.ts';
import { reportShift, type ShiftReport } from './assessment/shift-report.ts';
import { dealShift } from './deal.ts';
import type { DeskCommand, DeskEvent, DeskRefusal } from './model/commands.ts';
import { DESK_MODES, type DeskMode, type DeskState } from './model/state.ts';
import type { DeskView } from './model/view.ts';
import { TICKETING_PLAY } from './play.ts';
import { type CaseInShift, scenesOf } from './scenarios/scenes-of.ts';
import type { TicketRegistry } from './scenarios/ticket-registry.ts';
import { DESK_RULES_ID } from './simulation-id.ts';

/** What a learner may request of a shift. */
const deskWish = z.strictObject({});
export type DeskWish = z.infer<typeof deskWish>;

/** A practice ticket has half a working day. */
const PRACTICE_SECONDS = 4 * SECONDS_PER_HOUR;

/**
 * Deals the tickets of the desk and scores shifts. Truths come from the registry alone. `report` and `expert` throw for a state
 * whose cases are not in the registry, or whose sealed part was removed.
 */
function ticketingJudge(
  cases: TicketRegistry,
): Judge<DeskMode, DeskCommand, DeskState, ShiftReport, DeskWish> {
  const casesOf = (state: DeskState): readonly CaseInShift[] => scenesOf(cases, state);
  return {
    rules: DESK_RULES_ID,
    modes: DESK_MODES,
    wish: deskWish,
    deal(caseId, seed, mode) {
      const drawn = cases.draw(caseId, seedRng(seed));
      const ticketCase = drawn.value ?? cases.find(caseId);
      return ticketCase === null
        ? null
        : dealShift([{ ticketCase, after: 0 }], PRACTICE_SECONDS, drawn.rng, mode);
    },
    choose: () => null,
    practise(story, rng) {
      return cases.draw(story, rng).value?.id ?? null;
    },
    withoutSecrets: (start) => ({ ...start, sealed: null }),
    hints: () => [],
    lessons: (start) =>
      Object.fromEntries(
        casesOf(start).flatMap(({ ticketCase: { story, truth } }) =>
          (['title', 'insight'] as const).map((group) => [
            `${group}.${story.id}`,
            `tickets/${story.id.toLowerCase()}.judged:${group}.${truth}`,
          ]),
        ),
      ),
    report: (start, log) => reportShift(casesOf(start), start, log),
    expert: (start) => casesOf(start).flatMap(({ ticketCase, scene }) => ticketCase.expert(scene)),
    summary({ score, passed, tickets }) {
      const parts = tickets[0]?.parts ?? {};
      return {
        score,
        passed,
        parts: Object.fromEntries(
          Object.keys(parts).map((part) => [
            part,
            tickets.reduce(
              (sum, ticket) => sum + (Object.entries(ticket.parts).find(([id]) => id === part)?.[1] ?? 0),
              0,
            ) / tickets.length,
          ]),
        ),
        objectives: [],
        items: tickets.map(({ caseId, score: points }) => ({ caseId, score: points })),
      };
    },
  };
}

/** The complete simulation with the tickets of this registry. */
export function ticketing(
  cases: TicketRegistry,
): Simulation<DeskMode, DeskCommand, DeskState, DeskView, DeskEvent, DeskRefusal, ShiftReport, DeskWish> {
  return { play: TICKETING_PLAY, judge: ticketingJudge(cases) };
}
