import { type Draw, drawWeighted, type RngState } from '../../kernel/rng.ts';
import type { TicketCase } from './desk-case.ts';
import type { DeskFamily } from './public/story.ts';
import { type ShiftPlan, shiftOfId } from './shift-id.ts';
import { SHIFT_PROFILES, type ShiftProfile } from './shift-profiles.ts';
import { callerBehind, priorOf, type TicketRegistry } from './ticket-registry.ts';

/** A story, and how often its truths make an impostor or another security case of it. */
interface StoryOdds {
  readonly id: string;
  readonly family: DeskFamily;
  readonly impostor: number;
  readonly security: number;
}

/** Whether somebody calls who is not who they say they are. */
function isImpostor(ticketCase: TicketCase): boolean {
  return callerBehind(ticketCase) === 'impostor';
}

function oddsOf(cases: readonly TicketCase[]): readonly StoryOdds[] {
  const stories = [...new Map(cases.map(({ story }) => [story.id, story])).values()];
  return stories.map(({ id, family }) => {
    const own = cases.filter(({ story }) => story.id === id);
    const share = (is: (one: TicketCase) => boolean): number =>
      own.filter(is).reduce((sum, one) => sum + priorOf(one), 0);
    return {
      id,
      family,
      impostor: share(isImpostor),
      security: share((one) => one.triage.isSecurityCase && !isImpostor(one)),
    };
  });
}

interface Weighted {
  readonly odds: StoryOdds;
  readonly weight: number;
}

function normalized(stories: readonly Weighted[]): readonly Weighted[] {
  const total = stories.reduce((sum, { weight }) => sum + weight, 0);
  return stories.map(({ odds, weight }) => ({ odds, weight: weight / total }));
}

/** However rare such tickets are, at most this share of the draws is given to bringing them in. */
const MOST_MIXED_IN = 0.4;

/**
 * The same stories with other weights, so that the share of one kind of ticket comes to `wanted`. Only the choice of the story
 * changes: within a story its truths are drawn by their priors, or the complaint would tell what is behind it.
 */
function withShare(
  stories: readonly Weighted[],
  rateOf: (odds: StoryOdds) => number,
  wanted: number,
): readonly Weighted[] {
  const now = stories.reduce((sum, { odds, weight }) => sum + weight * rateOf(odds), 0);
  const isMore = now < wanted;
  const mixedIn = stories.filter(({ odds }) => rateOf(odds) > 0 === isMore);
  if (mixedIn.length === 0) return stories;
  const rate = mixedIn.reduce((sum, { odds }) => sum + rateOf(odds), 0) / mixedIn.length;
  const part = Math.min(MOST_MIXED_IN, (wanted - now) / (rate - now));
  return stories.map((one) => ({
    odds: one.odds,
    weight: (1 - part) * one.weight + (mixedIn.includes(one) ? part / mixedIn.length : 0),
  }));
}

/** To mix in one kind thins the other out; so often each is brought back to its share. */
const ROUNDS = 4;

function weighted(profile: ShiftProfile, stories: readonly StoryOdds[]): readonly Weighted[] {
  const ordinary = normalized(
    stories.map((odds) => ({
      odds,
      weight: profile.shares[odds.family] / stories.filter(({ family }) => family === odds.family).length,
    })),
  );
  let mixed = ordinary;
  for (let round = 0; round < ROUNDS; round++) {
    const withSecurity = withShare(
      mixed,
      ({ security }) => security,
      profile.securityCases - profile.impostors,
    );
    mixed = withShare(withSecurity, ({ impostor }) => impostor, profile.impostors);
  }
  return mixed;
}

/** Stories that were not played lately; at least `atLeast` are left, so that nobody can foretell a shift. */
function fresh(
  stories: readonly StoryOdds[],
  played: readonly string[],
  atLeast: number,
): readonly StoryOdds[] {
  const lately = [...new Set(played.toReversed())].filter((id) => stories.some((one) => one.id === id));
  const leftOut = new Set(lately.slice(0, Math.max(0, stories.length - atLeast)));
  return stories.filter(({ id }) => !leftOut.has(id));
}

/** Two of three stories that could come do not. */
const CHOICE = 2;

/**
 * A shift of so many tickets, no story twice.
 *
 * @param played ids of the shifts played before, the last one last
 */
export function drawShift(
  cases: TicketRegistry,
  tickets: number,
  played: readonly string[],
  rng: RngState,
): Draw<ShiftPlan | null> {
  const drawnProfile = drawWeighted(rng, SHIFT_PROFILES, ({ weight }) => weight);
  const profile = drawnProfile.value;
  const storiesPlayed = played.flatMap((id) =>
    (shiftOfId(id)?.cases ?? [id]).flatMap((caseId) => cases.find(caseId)?.story.id ?? []),
  );
  let left = fresh(oddsOf(cases.all), storiesPlayed, CHOICE * tickets);
  let { rng: next } = drawnProfile;
  const drawn: string[] = [];
  while (drawn.length < tickets) {
    const [first, ...others] = weighted(profile, left);
    if (first === undefined) break;
    const story = drawWeighted(next, [first, ...others], ({ weight }) => weight);
    const ticketCase = cases.draw(story.value.odds.id, story.rng);
    next = ticketCase.rng;
    left = left.filter(({ id }) => id !== story.value.odds.id);
    if (ticketCase.value !== null) drawn.push(ticketCase.value.id);
  }
  return {
    value: drawn.length === 0 ? null : { profile: profile.id, cases: drawn },
    rng: next,
  };
}
