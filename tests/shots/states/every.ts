import type { ScreenState } from '../state.ts';
import { PUBLIC_STATES } from './public.ts';
import { SIGNED_IN_STATES } from './signed-in.ts';
import { SIMULATION_STATES } from './simulations.ts';
import { WAYS_IN_STATES } from './ways-in.ts';

/** Every screen of the product in every state that a person can see it in. */
export const EVERY_STATE: readonly ScreenState[] = [
  ...PUBLIC_STATES,
  ...WAYS_IN_STATES,
  ...SIGNED_IN_STATES,
  ...SIMULATION_STATES,
];
