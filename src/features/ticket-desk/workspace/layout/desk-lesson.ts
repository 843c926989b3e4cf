import type { ReactNode } from 'react';
import type { TutorialId } from '../../../../core/tutorials/catalogue.ts';
import type { Workspace } from './use-workspace.ts';

/** A tutorial that is played at the desk, as far as the workspace has to know of it; its code comes with the tutorial. */
export interface DeskLesson {
  readonly id: TutorialId;
  readonly title: string;
  /** The first column: the card, and what fills the rest; `above`: the card stands above it. */
  column(place: 'above' | 'below', main: ReactNode): ReactNode;
  /** Its card on a phone. */
  readonly sheet: ReactNode;
  /**
   * Draws nothing: opens and marks what its step is about.
   *
   * @param layout changes whenever parts of the desk appear or disappear
   */
  guide(own: Workspace, layout: string): ReactNode;
}
