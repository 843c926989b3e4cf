import type { DeskMode } from '../../../core/ticketing/model/state.ts';
import type { EndedRun } from '../../../runs/session/run-session.ts';
import type { DeskTypes } from '../store.ts';

/** A shift or a practice ticket that is over. */
export type EndedShift = EndedRun<DeskTypes, DeskMode>;
