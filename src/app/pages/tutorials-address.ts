import type { To } from 'react-router-dom';
import type { TutorialId } from '../../core/tutorials/catalogue.ts';
import { PATHS } from '../paths.ts';

/** The parameter of the tutorials' address that opens one of them at once. */
export const PLAY_TUTORIAL = 'play';

/** Leads into a tutorial, to the step where the person is in it. */
export function tutorialAddress(id: TutorialId): To {
  return { pathname: PATHS.tutorials, search: new URLSearchParams({ [PLAY_TUTORIAL]: id }).toString() };
}
