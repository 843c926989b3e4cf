import type { Changes } from '../kernel/changes.ts';
import type { Schema } from '../kernel/play.ts';
import type { TextTree } from '../kernel/text-tree.ts';
import { FORM_PURPOSES, formRunEnd } from './forms.ts';
import { z } from './zod.ts';

/** Request bodies and responses of `start-run` and `run-command`, the functions of a run refereed by the server. */

/** Something that a learner may ask for by its id. */
export const wishedId = z.string().min(1).max(40);

/** What a learner may request; the server chooses the case and its seed. An empty request means "the next case". */
export const runRequest = z.strictObject({
  /** A machine's id. */
  machine: wishedId.exactOptional(),
  /** Id of a symptom family, such as `F1`. */
  family: wishedId.exactOptional(),
  /** 1 (easiest) to 5: the difficulty of the hardest scenario of a story. */
  difficulty: z.int().min(1).max(5).exactOptional(),
});
export type RunRequest = z.infer<typeof runRequest>;

const startedRun = { simulation: z.string().max(40).default('hardware'), rulesVersion: z.string().max(40) };

/**
 * `rulesVersion` is the one that the page was built with: it cannot draw views of other rules. `simulation` has a default
 * because older pages, from before the second simulation, do not send it. A plain test, a form of one item, may have a `wish`,
 * which the simulation's judge validates; otherwise the next item of an attempt at a form of this purpose is played.
 */
export const startRunBody = z.union([
  z.strictObject({ ...startedRun, purpose: z.literal('test').default('test'), wish: z.unknown() }),
  z.strictObject({ ...startedRun, purpose: z.enum(FORM_PURPOSES), formAttempt: z.uuid() }),
]);

/** Values of `details` when `start-run` refuses. */
export const START_REFUSALS = [
  'no-plan',
  'plan-expired',
  'plan-without-testing',
  /** No case matches the request. */
  'no-such-case',
  /** The rate limit of started runs is reached. */
  'too-many-runs',
  /** The page's rules version differs from the server's; the page has to be reloaded. */
  'other-rules',
  /** Another run of this simulation is open: a plain test, or one of a form. */
  'other-run',
  /** The window of the form has not opened. */
  'not-open-yet',
  /** Nothing of the attempt is left to play, or its time is over. */
  'attempt-over',
  /** The next item of the attempt is another one, such as one of another simulation. */
  'not-next',
] as const;
export type StartRefusal = (typeof START_REFUSALS)[number];

/** `details` of the 409 response to a command for a run that has ended. */
export const RUN_OVER = 'run-over';
/** `details` of the 409 response for a run that began under older rules: it ends without a score. */
export const RUN_VOID = 'run-void';

/** `details` of the 409 response for a look back at a run of a form whose case may not be shown yet. */
export const CASE_HIDDEN = 'case-hidden';

/** `details` of the 409 response to a command when the log is full: the run can only be finished. */
export const RUN_FULL = 'run-full';

/** `details` of the 409 response for a test that has no limit, or was extended as often as it may be. */
export const NO_MORE_TIME = 'no-more-time';

/** Maximum number of commands in a log: ten times what the longest job needs. */
export const MAX_RUN_COMMANDS = 2_000;
/** Maximum size of a log as JSON text: `MAX_RUN_COMMANDS` commands of a realistic length. */
export const MAX_LOG_BYTES = 262_144;

/** The schema of the run's simulation validates `command`. */
export const runCommandBody = z.discriminatedUnion('action', [
  z.strictObject({ action: z.literal('read'), runId: z.uuid() }),
  z.strictObject({
    action: z.literal('send'),
    runId: z.uuid(),
    /** Length of the log as the sender knows it: this command becomes number `seq + 1`. */
    seq: z
      .int()
      .min(0)
      .max(MAX_RUN_COMMANDS - 1),
    command: z.unknown(),
    /** Asks for the changes to the view at `seq`, which the sender has. Older pages omit it and get the complete view. */
    answer: z.literal('changes').exactOptional(),
  }),
  z.strictObject({ action: z.literal('finish'), runId: z.uuid() }),
  /** Half a session more (WCAG 2.2.1). */
  z.strictObject({ action: z.literal('extend'), runId: z.uuid() }),
  /** A run that is over, to look back at (`contracts/practice.ts`). */
  z.strictObject({ action: z.literal('review'), runId: z.uuid() }),
  /** Scores what was left open, by anybody, in a form whose window is over. */
  z.strictObject({ action: z.literal('settle'), formId: z.uuid() }),
  /** What the runs of a form were called and what was wrong in them, once its window is over. */
  z.strictObject({ action: z.literal('cases'), formId: z.uuid() }),
  /** A run of a ranked week that is over: of the person with this pseudonym, or of the expert alone for null. */
  z.strictObject({
    action: z.literal('watch'),
    formId: z.uuid(),
    position: z.int().min(1).max(60),
    name: z.string().max(40).nullable(),
  }),
]);

/** The public data of an open run. Times are ISO strings, by the database's clock. */
const openRun = z.object({
  id: z.uuid(),
  simulation: z.string(),
  /** What is public about the case, such as the machine's model. */
  subject: z.string().nullable(),
  startedAt: z.string(),
  /** When the server ends the run. With an idle limit every command postpones it. */
  expiresAt: z.string(),
  limit: z.enum(['session', 'idle']),
  rulesVersion: z.string(),
});
export type OpenRun = z.infer<typeof openRun>;

/** Schemas of the parts of a run's answers that differ between simulations. */
export interface RunPayload<Command, View, Event, Refusal> {
  readonly command: Schema<Command>;
  readonly view: z.ZodType<View>;
  readonly event: z.ZodType<Event>;
  readonly refusal: z.ZodType<Refusal>;
}

function runVerdict<Command, View, Event, Refusal>(payload: RunPayload<Command, View, Event, Refusal>) {
  const events = z.array(payload.event);
  const log = z.array(z.object({ command: bySchema(payload.command), events }));
  return z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('begun'), log }),
    z.object({ kind: z.literal('done'), events }),
    z.object({ kind: z.literal('refused'), refusal: payload.refusal }),
    z.object({ kind: z.literal('overtaken'), log }),
  ]);
}

const textTree: z.ZodType<TextTree> = z.lazy(() => z.record(z.string(), z.union([z.string(), textTree])));

/**
 * Texts that no file of the browser has, by their namespace such as `tickets/tk-61`: what a story of the reserved pool says
 * where `over`, the public file of its family, says something else, by language.
 */
export const storyTexts = z.record(
  z.string(),
  z.object({ over: z.string(), texts: z.record(z.string(), textTree) }),
);
export type StoryTexts = z.infer<typeof storyTexts>;

/** The part of an answer that brings them; left out where a page needs none. */
const withTexts = { texts: storyTexts.exactOptional() };

/** The referee's answer when a run is opened, and to a command when the complete view is sent. */
export function runAnswer<Command, View, Event, Refusal>(payload: RunPayload<Command, View, Event, Refusal>) {
  return z.object({
    seq: z.int().nonnegative(),
    view: payload.view,
    verdict: runVerdict(payload),
    ...withTexts,
  });
}

/** Changes to a view (`kernel/changes.ts`); null for none. Validates only that it is an object. */
const changes = z.custom<Changes>((value) => typeof value === 'object' && value !== null).nullable();

/** The referee's answer to a command: the changes, or the complete view when the sender's view was outdated. */
export function sentAnswer<Command, View, Event, Refusal>(
  payload: RunPayload<Command, View, Event, Refusal>,
) {
  const changed = z.object({
    seq: z.int().nonnegative(),
    changes,
    verdict: runVerdict(payload),
    ...withTexts,
  });
  return z.union([runAnswer(payload), changed]);
}

/** A zod schema from a schema of the kernel. */
export function bySchema<Value>(schema: Schema<Value>) {
  return z.unknown().transform((value, context): Value => {
    const parsed = schema.safeParse(value);
    if (parsed.success) return parsed.data;
    for (const { path, message } of parsed.error.issues) {
      context.issues.push({ code: 'custom', input: value, path: [...path], message });
    }
    return z.NEVER;
  });
}

/** The response of `start-run`: the open run, new or resumed, and the referee's answer with its view. */
export function startRunAnswer<Command, View, Event, Refusal>(
  payload: RunPayload<Command, View, Event, Refusal>,
) {
  return z.object({ run: openRun, isResumed: z.boolean(), answer: runAnswer(payload) });
}

/** The response to the `extend` action: when the test ends now. */
export const extendRunAnswer = z.object({ expiresAt: z.string() });

/** The response to the `settle` action: whether more is left, for another call. */
export const settleFormAnswer = z.object({ isMoreLeft: z.boolean() });

/** The response to the `finish` action. */
export function finishRunAnswer<Report>(report: z.ZodType<Report>) {
  return z.object({ status: z.enum(['finished', 'expired']), report });
}

/** The response to the `finish` action for a run of a form; `report` is null while its case may not be shown. */
export function finishFormRunAnswer<Report>(report: z.ZodType<Report>) {
  return z.object({ ...finishRunAnswer(report).shape, report: report.nullable(), form: formRunEnd });
}
