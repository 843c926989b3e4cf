import type { Proof } from '../test-titles.ts';
import { at } from '../trace.ts';
import { addresses } from './files.ts';

const tutorials = at('app/pages/tutorials.test.tsx');
const cards = at('app/pages/cards.test.tsx');
const objectives = at('app/pages/objectives.test.tsx');

/** Routes that the specification does not know, each with the proofs of its guard and of what it does. */
export const BEYOND_THE_SPEC: Readonly<Record<string, readonly Proof[]>> = {
  '/admin/cards': [
    ...addresses('%s asks a visitor to sign in'),
    ...cards(
      'begin after the first run, and say so to somebody without one',
      'ask about what was met, show answer, source and objective, and take four ratings by key',
      'keep answers that were given without a network over a reload, and send each once when it is back',
      'say when they cannot be loaded, and load when asked again',
    ),
  ],
  '/admin/objectives': [
    ...addresses('%s asks a visitor to sign in'),
    ...objectives(
      'shows somebody without runs every objective as not started, but those that no job shows',
      'tells what a level rests on, what the next one takes, and keeps the open objective in the address',
      'lists those that one good test would move up',
      'says when the runs cannot be read, and reads them when asked again',
    ),
  ],
  '/admin/tutorials': [
    ...addresses('%s asks a visitor to sign in'),
    ...tutorials(
      'open the first two to somebody on the free plan and say that the others are in other plans',
      'are played at the bench by hand, skipped and left, and go on at the same step',
      'keep a step that was done without a network, and send it later',
      'say when they cannot be read, and are read when asked again',
    ),
  ],
};
