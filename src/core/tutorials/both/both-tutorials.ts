import type { BothTutorial } from './both-tutorial.ts';
import { T40 } from './t40-bench-and-back.ts';

/** The tutorials that are played in both simulations. */
export const BOTH_TUTORIALS: readonly BothTutorial[] = [T40];
