import type { DeskTutorial } from './desk-tutorial.ts';
import { T20 } from './t20-desk.ts';
import { T21 } from './t21-priority.ts';
import { T22 } from './t22-first-reply.ts';
import { T24 } from './t24-directory.ts';
import { T25 } from './t25-network.ts';

/** The tutorials that are played at the ticket desk. */
export const DESK_TUTORIALS: readonly DeskTutorial[] = [T20, T21, T22, T24, T25];
