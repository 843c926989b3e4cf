import { BENCH_SIMULATION } from '../contracts/bench-stories.ts';
import { z } from '../contracts/zod.ts';
import type { Caller, Judge, Simulation, StoryToDeal } from '../kernel/judge.ts';
import { type Draw, drawWeighted, type RngState, seedRng } from '../kernel/rng.ts';
import { replay } from '../kernel/run.ts';
import { SECONDS_PER_HOUR, SECONDS_PER_MINUTE } from '../kernel/time.ts';
import { accountOfShift } from './assessment/shift-account.ts';
import { reportShift, reportSteps, type ShiftReport } from './assessment/shift-report.ts';
import type { TicketReport } from './assessment/ticket-score.ts';
import { dealShift } from './deal.ts';
import type { DeskCommand, DeskEvent, DeskRefusal } from './model/commands.ts';
import { DESK_MODES, type DeskMode, type DeskState } from './model/state.ts';
import type { DeskView } from './model/view.ts';
import { TICKETING_PLAY } from './play.ts';
import type { TicketCase } from './scenarios/desk-case.ts';
import { drawShift } from './scenarios/draw-shift.ts';
import { expertSteps, expertWay } from './scenarios/expert-shift.ts';
import { planArrivals } from './scenarios/plan-arrivals.ts';
import { type CaseInShift, scenesOf } from './scenarios/scenes-of.ts';
import { idOfShift, type ShiftPlan, shiftOfId } from './scenarios/shift-id.ts';
import { SHIFT_PROFILES } from './scenarios/shift-profiles.ts';
import { callerBehind, type TicketRegistry } from './scenarios/ticket-registry.ts';
import { DESK_RULES_ID, SHIFT_STORY } from './simulation-id.ts';

/** What a learner may request of a shift. */
const deskWish = z.strictObject({});
export type DeskWish = z.infer<typeof deskWish>;

/** A practice ticket has half a working day. */
const PRACTICE_SECONDS = 4 * SECONDS_PER_HOUR;
/** A shift has an hour for each of its tickets. */
const SHIFT_SECONDS_PER_TICKET = SECONDS_PER_HOUR;

/** Tickets of a shift that nothing limits, and of one in practice. */
const FULL_SHIFT = 8;
const PRACTICE_SHIFT = 4;
/** Real time that a session gives for each ticket: four in ten minutes. */
const SESSION_PER_TICKET = 2.5 * SECONDS_PER_MINUTE;

/** How many tickets fit a session of so many seconds; null: without a limit. */
function ticketsIn(sessionSeconds: number | null): number {
  if (sessionSeconds === null) return FULL_SHIFT;
  return Math.min(FULL_SHIFT, Math.max(1, Math.floor(sessionSeconds / SESSION_PER_TICKET)));
}

/** What an expert takes for an act and for reading what it brings up, in real seconds; a test of shifts measures it. */
const SECONDS_PER_ACT = 4.75;
/** The most of a session that an expert may need (desk-build.md 8), and how often a shift is drawn anew to get there. */
const EXPERT_SHARE = 0.6;
const MOST_DRAWS = 20;

/** What a shift has to be. */
interface WantedShift {
  readonly tickets: number;
  readonly played: readonly string[];
  /** The seed that it will be dealt with. */
  readonly seed: number;
  readonly mode: DeskMode;
  /** The most real time that an expert may need. */
  readonly seconds: number;
}

const isFaultless = ({ faults }: TicketReport): boolean => faults.length === 0;

/**
 * Deals the tickets of the desk and scores shifts. Truths come from the registry alone. `report` and `expert` throw for a state
 * whose cases are not in the registry, or whose sealed part was removed.
 */
function ticketingJudge(
  cases: TicketRegistry,
): Judge<DeskMode, DeskCommand, DeskState, ShiftReport, DeskWish> {
  const casesOf = (state: DeskState): readonly CaseInShift[] => scenesOf(cases, state);
  const dealPlan = ({ profile, cases: ids }: ShiftPlan, rng: RngState, mode: DeskMode): DeskState | null => {
    const slack = SHIFT_PROFILES.find(({ id }) => id === profile)?.slack;
    const found = ids.map((id) => cases.find(id)).filter((one): one is TicketCase => one !== null);
    if (slack === undefined || found.length < ids.length) return null;
    const planned = planArrivals(found, slack, rng);
    return dealShift(planned.value, found.length * SHIFT_SECONDS_PER_TICKET, planned.rng, mode);
  };
  /** Real seconds that an expert needs for a shift as it is dealt; null where one ticket keeps another from being solved. */
  const expertSeconds = (plan: ShiftPlan, seed: number, mode: DeskMode): number | null => {
    const start = dealPlan(plan, seedRng(seed), mode);
    if (start === null) return null;
    const way = expertWay(casesOf(start), start);
    if (!way.ok || !reportSteps(casesOf(start), start, way.value).tickets.every(isFaultless)) return null;
    return way.value.length * SECONDS_PER_ACT;
  };
  /**
   * A shift that an expert solves when it is dealt with this seed, so that there is a way to show in its review. One that takes
   * an expert too long is drawn only where there is no shorter one, and a ticket fewer where none can be solved.
   */
  const drawSolvable = (wanted: WantedShift, rng: RngState): string | null => {
    const { tickets, played, seed, mode, seconds } = wanted;
    let long: ShiftPlan | null = null;
    let next = rng;
    for (let draws = 0; draws < MOST_DRAWS; draws += 1) {
      const { value: plan, rng: after } = drawShift(cases, tickets, played, next);
      if (plan === null) return null;
      const needed = expertSeconds(plan, seed, mode);
      if (needed !== null && needed <= seconds) return idOfShift(plan);
      if (needed !== null) long ??= plan;
      next = after;
    }
    if (long !== null) return idOfShift(long);
    return tickets > 1 ? drawSolvable({ ...wanted, tickets: tickets - 1 }, next) : null;
  };
  const reserved = [...new Map(cases.reserved.map(({ story }) => [story.id, story])).values()];
  const lessonsOf = new Map(reserved.map(({ id, lessons }) => [id, lessons ?? id]));
  /** The folder of a story's hints, titles and insights. */
  const judgedTexts = (story: string): string =>
    `tickets/${(lessonsOf.get(story) ?? story).toLowerCase()}.judged`;
  const callersOf = (story: string): readonly Caller[] => [
    ...new Set(
      cases.reserved.filter((one) => one.story.id === story).flatMap((one) => callerBehind(one) ?? []),
    ),
  ];
  /** A case of each of these reserved stories, in a shift of any kind; null for a story that is not reserved. */
  const drawReservedShift = (stories: readonly StoryToDeal[], rng: RngState): Draw<ShiftPlan | null> => {
    const profile = drawWeighted(rng, SHIFT_PROFILES, ({ weight }) => weight);
    let next = profile.rng;
    const ids: string[] = [];
    for (const { story, caller } of stories) {
      const drawn = cases.drawReserved(story, caller, next);
      next = drawn.rng;
      if (drawn.value !== null) ids.push(drawn.value.id);
    }
    const isWhole = ids.length === stories.length && ids.length > 0;
    return { value: isWhole ? { profile: profile.value.id, cases: ids } : null, rng: next };
  };
  return {
    rules: DESK_RULES_ID,
    modes: DESK_MODES,
    wish: deskWish,
    deal(caseId, seed, mode) {
      const plan = shiftOfId(caseId);
      if (plan !== null) return dealPlan(plan, seedRng(seed), mode);
      const drawn = cases.draw(caseId, seedRng(seed));
      const ticketCase = drawn.value ?? cases.find(caseId);
      return ticketCase === null
        ? null
        : dealShift([{ ticketCase, after: 0 }], PRACTICE_SECONDS, drawn.rng, mode);
    },
    choose(_, played, rng, sessionSeconds, seed) {
      const tickets = ticketsIn(sessionSeconds);
      const seconds = sessionSeconds === null ? Number.POSITIVE_INFINITY : EXPERT_SHARE * sessionSeconds;
      const caseId = drawSolvable({ tickets, played, seed, mode: 'testing', seconds }, rng);
      return caseId === null ? null : { caseId, subject: null };
    },
    practise(story, rng, _, seed) {
      if (story !== SHIFT_STORY) return cases.draw(story, rng).value?.id ?? null;
      const seconds = Number.POSITIVE_INFINITY;
      return drawSolvable({ tickets: PRACTICE_SHIFT, played: [], seed, mode: 'practice', seconds }, rng);
    },
    reserved: reserved.map(({ id, lessons, family, difficulty }) => ({
      id,
      twinOf: lessons ?? id,
      family,
      difficulty,
      callers: callersOf(id),
    })),
    chooseReserved(stories, rng, seed) {
      let next = rng;
      for (let draws = 0; draws < MOST_DRAWS; draws += 1) {
        const { value: plan, rng: after } = drawReservedShift(stories, next);
        if (plan === null) return null;
        if (expertSeconds(plan, seed, 'testing') !== null) return { caseId: idOfShift(plan), subject: null };
        next = after;
      }
      return null;
    },
    reservedIn({ tickets, arrivals }, isOver) {
      const shown = [...tickets, ...(isOver ? arrivals : [])].map(({ script }) => script.story);
      return reserved.map(({ id }) => id).filter((id) => shown.includes(id));
    },
    withoutSecrets: (start) => ({ ...start, sealed: null }),
    hints(start, log) {
      const played = replay(TICKETING_PLAY, start, log);
      if (!played.ok) throw new Error(`Command ${played.error.at + 1} is refused.`);
      const { hints, tickets } = played.value.state;
      const storyOf = new Map(tickets.map(({ record, script }) => [record.number, script.story]));
      const complaintOf = new Map(
        casesOf(start).map(({ scene, ticketCase }) => [scene.number, ticketCase.story.complaint]),
      );
      return hints.map(({ ticket, level }) => {
        const complaint = complaintOf.get(ticket);
        const name = complaint === undefined ? level : `${complaint}-${level}`;
        return `${judgedTexts(storyOf.get(ticket) ?? '')}:hint.${name}`;
      });
    },
    claims: (log) =>
      log.flatMap((command) =>
        command.kind === 'take-bench-report'
          ? [
              {
                runId: command.run,
                simulation: BENCH_SIMULATION,
                story: command.story,
                passed: command.passed,
                note: command.note,
              },
            ]
          : [],
      ),
    lessons: (start) =>
      Object.fromEntries(
        casesOf(start).flatMap(({ ticketCase: { story, truth } }) =>
          (['title', 'insight'] as const).map((group) => [
            `${group}.${story.id}`,
            `${judgedTexts(story.id)}:${group}.${truth}`,
          ]),
        ),
      ),
    report: (start, log) => reportShift(casesOf(start), start, log),
    expert: (start) => expertSteps(casesOf(start), start).map(({ command }) => command),
    summary({ score, passed, tickets, simSeconds, objectives }) {
      const parts = tickets[0]?.parts ?? {};
      return {
        score,
        passed,
        hasGate: tickets.some(({ gates }) => gates.length > 0),
        simSeconds: Math.round(simSeconds),
        parts: Object.fromEntries(
          Object.keys(parts).map((part) => [
            part,
            tickets.reduce(
              (sum, ticket) => sum + (Object.entries(ticket.parts).find(([id]) => id === part)?.[1] ?? 0),
              0,
            ) / tickets.length,
          ]),
        ),
        objectives,
        items: tickets.map(({ caseId, score: points }) => ({ caseId, score: points })),
      };
    },
    account: (shift) => accountOfShift(cases, shift),
  };
}

/** The complete simulation with the tickets of this registry. */
export function ticketing(
  cases: TicketRegistry,
): Simulation<DeskMode, DeskCommand, DeskState, DeskView, DeskEvent, DeskRefusal, ShiftReport, DeskWish> {
  return { play: TICKETING_PLAY, judge: ticketingJudge(cases) };
}
