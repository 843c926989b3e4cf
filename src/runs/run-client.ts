import type { RunPayload } from '../core/contracts/runs.ts';
import type { z } from '../core/contracts/zod.ts';
import type { RunTypes } from './store.ts';

/** What the browser has to know of a simulation to be refereed in it and to read what its runs came to. */
export interface RunClient<Command, View, Event, Refusal, Report> {
  readonly simulation: string;
  /** The rules of a test that this page plays by; runs of others are listed and not replayed. */
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
