import type { Recording } from '../run-review.ts';
import type { EndedRun, RunSession } from '../session/run-session.ts';
import type { RunTypes } from '../store.ts';
import type { RunMode } from './simulation.ts';

/** The current page of a simulation. */
export type Place<Types extends RunTypes> =
  | { readonly kind: 'home' }
  /** An attempt at a form; `isHandedIn`: one of its runs has just ended. */
  | { readonly kind: 'attempt'; readonly isHandedIn: boolean }
  /** Loading the unfinished run. */
  | { readonly kind: 'arriving' }
  /** Before a test, whose timer does not pause once started. */
  | { readonly kind: 'ready' }
  | { readonly kind: 'work'; readonly session: RunSession<Types, RunMode> }
  | { readonly kind: 'debrief'; readonly ended: EndedRun<Types, RunMode>; readonly runId: string }
  | {
      readonly kind: 'replay';
      readonly recording: Recording<Types>;
      /** Of an expert: there is no learner's path. */
      readonly isExample: boolean;
      /** The debrief from which it was opened. */
      readonly of?: Extract<Place<Types>, { kind: 'debrief' }>;
    };
