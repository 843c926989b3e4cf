import type { ObjectiveResult } from '../../../core/assessment/objectives/results.ts';
import type { PracticeProposal } from '../../../core/assessment/practice-next.ts';
import { DESK_STORIES } from '../../../core/ticketing/scenarios/public/catalogue.ts';
import type { DeskFamily, DeskStory } from '../../../core/ticketing/scenarios/public/story.ts';
import {
  fetchOrder,
  nextPractice,
  type ObjectiveStanding,
  standings,
} from '../../../runs/history/progress.ts';
import type { PastRun } from '../../../runs/history/use-run-history.ts';

/** Kinds of tickets in the order in which they are learned. */
export const FAMILIES = [
  'accounts',
  'network',
  'queue',
  'endpoint',
  'mail',
  'printing',
  'breadth',
] as const satisfies readonly DeskFamily[];

/** All tickets that can be practised, in the order of the catalogue; the seed decides the cause. */
export function practiceTickets(): readonly DeskStory[] {
  return Object.values<DeskStory>(DESK_STORIES).toSorted((one, other) => one.id.localeCompare(other.id));
}

/** The ticket with this story; undefined for one that is not dealt any more. */
export function ticketOf(story: string | null): DeskStory | undefined {
  return practiceTickets().find(({ id }) => id === story);
}

/** What is practised at the desk is a family of tickets: each is one objective. */
export const TICKET_CASES = practiceTickets().map(({ id, difficulty, family }) => ({
  id,
  difficulty,
  objectives: [family],
}));

/** A run of one ticket says how its family stands; a shift has no story and says nothing of one family. */
function byFamily(run: PastRun): PastRun {
  const family = ticketOf(run.story)?.family;
  const objectives: readonly ObjectiveResult[] =
    family === undefined || run.score === null ? [] : [{ objective: family, score: run.score }];
  return { ...run, objectives };
}

/** The standing in every family that has tickets. */
export function familyStandings(runs: readonly PastRun[]): readonly ObjectiveStanding[] {
  const known = standings(TICKET_CASES, runs.map(byFamily));
  return FAMILIES.flatMap((family) => known.filter(({ objective }) => objective === family));
}

/** What to practise next at the desk. @param nowMs by the server's clock. */
export function nextTicket(runs: readonly PastRun[], nowMs: number): PracticeProposal | null {
  return nextPractice(TICKET_CASES, runs.map(byFamily), nowMs);
}

/** Stories in the order in which they are worth having at hand: the proposed one, then the others, the easiest first. */
export function ticketsToFetch(runs: readonly PastRun[], nowMs: number): readonly string[] {
  return fetchOrder(TICKET_CASES, nextTicket(runs, nowMs));
}
