import { RUN_STATUSES } from './run-rows.ts';
import { MAX_RUN_COMMANDS, storyTexts, wishedId } from './runs.ts';
import { z } from './zod.ts';

/** Request bodies and responses of `practice-run`, the function that deals, hints and judges practice. */

/** `details` of the 404 response for a story that cannot be practised. */
export const NO_SUCH_STORY = 'no-such-case';

/** The schema of the simulation validates the commands. */
const log = z.array(z.unknown()).max(MAX_RUN_COMMANDS);

/** What is played: `rulesVersion` is the one that the page was built with. */
const wanted = { simulation: z.string().max(40), rulesVersion: z.string().max(40), story: wishedId };

export const practiceBody = z.discriminatedUnion('action', [
  /** Deals a job of this story, to be played in the browser. */
  z.strictObject({ action: z.literal('deal'), ...wanted }),
  /** Watches an expert at a job of this story; the same one for everybody. */
  z.strictObject({ action: z.literal('example'), ...wanted }),
  /** The hints that the log asks for. */
  z.strictObject({ action: z.literal('hint'), runId: z.uuid(), commands: log }),
  /** Judges the log and ends the job. */
  z.strictObject({ action: z.literal('finish'), runId: z.uuid(), commands: log }),
  /** A job that is over. */
  z.strictObject({ action: z.literal('review'), runId: z.uuid() }),
]);

/** A text in every language that has it. */
const words = z.record(z.string(), z.string());
export type Words = z.infer<typeof words>;

/** A dealt job. `start`: its initial state without what only the judge knows. */
export function dealtAnswer<State>(state: z.ZodType<State>) {
  return z.object({ id: z.uuid(), rulesVersion: z.string(), start: state });
}

/** The hints of a log so far, in the order in which they were asked for. */
export const hintAnswer = z.object({ hints: z.array(words) });

export function practiceReport<Report>(report: z.ZodType<Report>) {
  return z.object({ report });
}

/** Everything that is needed to play a run again: its complete initial state and two logs. */
function recording<Command, State>(command: z.ZodType<Command>, state: z.ZodType<State>) {
  return z.object({ start: state, commands: z.array(command), expert: z.array(command) });
}

/** A worked example: the learner's log is empty. */
export function exampleAnswer<Command, State>(command: z.ZodType<Command>, state: z.ZodType<State>) {
  return z.object({ recording: recording(command, state) });
}

/** A run of a ranked week that is over, with the words that no file of the browser has. */
export function watchAnswer<Command, State>(command: z.ZodType<Command>, state: z.ZodType<State>) {
  return z.object({ recording: recording(command, state), texts: storyTexts.exactOptional() });
}

/**
 * What the runs of a form that is over were, in their order: each job, or each ticket of a shift, with what it was called and what was
 * wrong.
 */
export const closedCasesAnswer = z.object({
  cases: z.array(z.object({ position: z.int(), jobs: z.array(z.object({ called: words, was: words })) })),
});
export type ClosedCases = z.output<typeof closedCasesAnswer>;

/**
 * A run that is over, practice or test. A void one has no report. `recording` is null for a run of other rules, whose log
 * cannot be played any more. `subject`: what a test is about, such as a machine's model. `words`: the texts of its case by their use, such as `insight`;
 * `texts`: what its screens say where no file of the browser does.
 */
export function reviewAnswer<Command, State, Report>(
  command: z.ZodType<Command>,
  state: z.ZodType<State>,
  report: z.ZodType<Report>,
) {
  return z.object({
    status: z.enum(RUN_STATUSES),
    report: report.nullable(),
    rulesVersion: z.string(),
    subject: z.string().nullable(),
    recording: recording(command, state).nullable(),
    words: z.record(z.string(), words),
    texts: storyTexts.exactOptional(),
  });
}
