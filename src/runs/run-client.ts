import type { RunPayload } from '../core/contracts/runs.ts';
import type { z } from '../core/contracts/zod.ts';
import type { RunTypes } from './store.ts';

/** What the browser needs of a simulation to run it with a referee and to read its past runs. */
export interface RunClient<Command, View, Event, Refusal, Report> {
  readonly simulation: string;
  /** The rules version of this build; runs of other versions are listed but not replayed. */
  readonly rulesVersion: string;
  readonly payload: RunPayload<Command, View, Event, Refusal>;
  readonly report: z.ZodType<Report>;
}

/** The client of a simulation with these types. */
export type ClientOf<Types extends RunTypes> = RunClient<
  Types['command'],
  Types['view'],
  Types['event'],
  Types['refusal'],
  Types['report']
>;
