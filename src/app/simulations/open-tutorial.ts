import type { ReactNode } from 'react';
import type { TutorialArea } from '../../core/access/tutorials.ts';
import type { TutorialFacts } from '../../core/tutorials/catalogue.ts';
import type { SessionScreen } from '../../features/simulation/model/simulation-source.ts';
import type { TutorialPlace } from '../../runs/tutorial/tutorial-place.ts';

/** The simulation in whose frame the tutorials of an area are played. */
export const FRAME_OF: Readonly<Record<TutorialArea, SessionScreen>> = {
  start: 'testing',
  bench: 'testing',
  desk: 'ticketing',
  both: 'ticketing',
};

/** Fetches a tutorial with its simulation and words, set to a step (from 1). Answers what draws it. Rejects without a network. */
export async function openTutorial(
  { id, area }: TutorialFacts,
  step: number,
): Promise<(place: TutorialPlace) => ReactNode> {
  if (FRAME_OF[area] === 'ticketing') {
    // By way of the desk itself: a second entrance would split its code anew.
    const { openBothTutorial, openDeskTutorial } = await import('./ticketing-desk.tsx');
    return area === 'both' ? openBothTutorial(id, step) : openDeskTutorial(id, step);
  }
  const { openLabTutorial } = await import('../../features/hardware-lab/tutorial/lab-tutorial.tsx');
  return openLabTutorial(id, step);
}
