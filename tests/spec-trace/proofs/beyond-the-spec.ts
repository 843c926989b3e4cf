import type { Proof } from '../test-titles.ts';
import { at } from '../trace.ts';
import { addresses } from './files.ts';

const objectives = at('app/pages/objectives.test.tsx');

/** Routes that the specification does not know, each with the proofs of its guard and of what it does. */
export const BEYOND_THE_SPEC: Readonly<Record<string, readonly Proof[]>> = {
  '/admin/objectives': [
    ...addresses('%s asks a visitor to sign in'),
    ...objectives(
      'shows somebody without runs every objective as not started, but those that no job shows',
      'tells what a level rests on, what the next one takes, and keeps the open objective in the address',
      'lists those that one good test would move up',
      'says when the runs cannot be read, and reads them when asked again',
    ),
  ],
};
