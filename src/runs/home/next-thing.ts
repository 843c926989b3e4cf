import type { PracticeProposal } from '../../core/assessment/practice-next.ts';
import { nextPractice } from '../history/progress.ts';
import type { PracticePlace } from './practice-place.ts';

/** The one thing to do next, and where. A test that is open comes first: its clock does not wait. */
export type NextThing = { readonly place: PracticePlace } & (
  | { readonly kind: 'test'; readonly endsAt: string }
  | { readonly kind: 'unfinished'; readonly story: string; readonly actions: number }
  | { readonly kind: 'practice'; readonly story: string; readonly proposal: PracticeProposal }
);

/** What is next in the simulations that a plan opens, as one course of practice. Null without any. */
export function nextThing(places: readonly PracticePlace[], nowMs: number): NextThing | null {
  for (const place of places)
    if (place.testEnd !== null) return { kind: 'test', place, endsAt: place.testEnd };
  for (const place of places)
    if (place.unfinished !== null) return { kind: 'unfinished', place, ...place.unfinished };
  const proposal = nextPractice(
    places.flatMap(({ cases }) => cases),
    places.flatMap(({ runs }) => runs),
    nowMs,
  );
  if (proposal === null) return null;
  const story = proposal.scenarioId;
  const place = places.find(({ cases }) => cases.some(({ id }) => id === story));
  return place === undefined ? null : { kind: 'practice', place, story, proposal };
}
