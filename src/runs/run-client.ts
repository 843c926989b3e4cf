import type { RunPayload } from '../core/contracts/runs.ts';
import type { z } from '../core/contracts/zod.ts';

/** What the browser has to know of a simulation to be refereed in it and to read what its runs came to. */
export interface RunClient<Command, View, Event, Refusal, Report> {
  readonly simulation: string;
  /** The rules of a test that this page plays by; runs of others are listed and not replayed. */
  readonly rulesVersion: string;
  readonly payload: RunPayload<Command, View, Event, Refusal>;
  readonly report: z.ZodType<Report>;
}
