import type { ScreenState } from '../state.ts';
import { BILLING_STATES } from './billing.ts';
import { BOARD_STATES } from './boards.ts';
import { DASHBOARD_STATES } from './dashboard.ts';
import { HOME_STATES } from './home.ts';
import { LAB_STATES } from './lab.ts';
import { PEOPLE_STATES } from './people.ts';
import { PUBLIC_STATES } from './public.ts';
import { SIMULATION_STATES } from './simulations.ts';
import { WAYS_IN_STATES } from './ways-in.ts';

/** Every screen of the product in every state that a person can see it in. */
export const EVERY_STATE: readonly ScreenState[] = [
  ...PUBLIC_STATES,
  ...WAYS_IN_STATES,
  ...DASHBOARD_STATES,
  ...HOME_STATES,
  ...BILLING_STATES,
  ...PEOPLE_STATES,
  ...SIMULATION_STATES,
  ...BOARD_STATES,
  ...LAB_STATES,
];
