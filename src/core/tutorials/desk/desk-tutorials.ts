import type { DeskTutorial } from './desk-tutorial.ts';
import { T20 } from './t20-desk.ts';
import { T21 } from './t21-priority.ts';
import { T22 } from './t22-first-reply.ts';
import { T23 } from './t23-identity.ts';
import { T24 } from './t24-directory.ts';
import { T25 } from './t25-network.ts';
import { T26 } from './t26-printing.ts';
import { T27 } from './t27-cloud.ts';
import { T28 } from './t28-devices.ts';
import { T29 } from './t29-phishing.ts';
import { T30 } from './t30-outage.ts';
import { T31 } from './t31-people.ts';

/** The tutorials that are played at the ticket desk. */
export const DESK_TUTORIALS: readonly DeskTutorial[] = [
  T20,
  T21,
  T22,
  T23,
  T24,
  T25,
  T26,
  T27,
  T28,
  T29,
  T30,
  T31,
];
