import type { ReactNode } from 'react';
import type { TutorialId } from '../../../../core/tutorials/catalogue.ts';

/** A tutorial that is played at the desk, as far as the workspace has to know of it. */
export interface DeskLesson {
  readonly id: TutorialId;
  readonly title: string;
  /** The part of the desk that its step points at (`core/tutorials/desk/places.ts`); null for none. */
  readonly highlighted: string | null;
  /** What is brought into view, each time that this is another object; null for nothing. */
  readonly aim: { readonly target: string } | null;
  /** Changes with each step and when one is done: a folded card unfolds. */
  readonly news: string;
  /** Its card; `isTight`: there is little room. */
  card(isTight: boolean): ReactNode;
}
