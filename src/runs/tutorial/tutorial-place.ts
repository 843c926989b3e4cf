import type { TutorialFacts } from '../../core/tutorials/catalogue.ts';
import type { TutorialOptions } from './use-tutorial.ts';

/** What the app gives a tutorial that is played in a simulation's frame. */
export interface TutorialPlace extends Pick<TutorialOptions<never>, 'first' | 'part' | 'onBehind'> {
  readonly facts: TutorialFacts;
  readonly personId: string;
  /** Back to the list of tutorials. */
  onAll(): void;
  /** Leaves the simulation. */
  onLeave(): void;
}
