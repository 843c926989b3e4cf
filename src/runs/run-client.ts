import type { RunPayload } from '../core/contracts/runs.ts';
import type { z } from '../core/contracts/zod.ts';
import type { Play } from '../core/kernel/play.ts';
import type { RunTypes } from './store.ts';

/** What the browser needs of a simulation to run it with a referee. */
export interface RunClient<Command, View, Event, Refusal, Report> {
  readonly simulation: string;
  /** The rules version of tests in this build. */
  readonly rulesVersion: string;
  readonly payload: RunPayload<Command, View, Event, Refusal>;
  readonly report: z.ZodType<Report>;
}

/** The client of a simulation with these types. */
type ClientOf<Types extends RunTypes> = RunClient<
  Types['command'],
  Types['view'],
  Types['event'],
  Types['refusal'],
  Types['report']
>;

/** The rules of play of a simulation with these types. */
type PlayOf<Types extends RunTypes> = Play<
  Types['command'],
  Types['state'],
  Types['view'],
  Types['event'],
  Types['refusal']
>;

/** What the browser needs to play practice itself, and to look back at a run that is over. */
export interface PracticeClient<Types extends RunTypes> extends ClientOf<Types> {
  /** The rules version of practice in this build. */
  readonly practiceVersion: string;
  /** Fetches the rules of play: a test, which the server referees, needs none of them. Rejects without a network, unless they were fetched before. */
  loadPlay(): Promise<PlayOf<Types>>;
  readonly state: z.ZodType<Types['state']>;
  /** The command that asks for a hint. */
  readonly hint: Types['command'];
}
