import type { Changes } from '../kernel/changes.ts';
import type { Schema } from '../kernel/play.ts';
import { z } from './zod.ts';

/** Bodies and answers of `start-run` and `run-command`: a run that the server referees. */

const wishedId = z.string().min(1).max(40);

/** What a learner may ask for; the case and its seed are the server's choice. An empty wish means "the next one". */
export const runRequest = z.strictObject({
  /** A machine's id. */
  machine: wishedId.exactOptional(),
  /** A family of complaints, such as `F1`. */
  family: wishedId.exactOptional(),
  /** 1 (easiest) to 5: of the hardest scenario that a story can turn out to be. */
  difficulty: z.int().min(1).max(5).exactOptional(),
});
export type RunRequest = z.infer<typeof runRequest>;

/**
 * With the rules that the page plays by: views of others are not what it can draw. A page of the time when there was one
 * simulation names none. What `wish` may hold is for the simulation to say.
 */
export const startRunBody = z.strictObject({
  simulation: z.string().max(40).default('hardware'),
  rulesVersion: z.string().max(40),
  wish: z.unknown(),
});

/** The `details` of a refusal of `start-run`, beside its sentence. */
export const START_REFUSALS = [
  'no-plan',
  'plan-expired',
  'plan-without-testing',
  /** Nothing in the pool is what was wished for. */
  'no-such-case',
  /** Within the hour more have begun than anybody could play. */
  'too-many-runs',
  /** The page is older (or newer) than the server and has to be loaded again. */
  'other-rules',
] as const;
export type StartRefusal = (typeof START_REFUSALS)[number];

/** `details` of the answer (409) to a command for a run that has ended. */
export const RUN_OVER = 'run-over';
/** `details` of the answer (409) for a run that began under rules which are no longer played: it ends without a score. */
export const RUN_VOID = 'run-void';

/** `details` of the answer (409) to a command that the log has no room for: the run can only be handed in. */
export const RUN_FULL = 'run-full';

/** A log takes no more than this: ten times what the longest job needs. */
export const MAX_RUN_COMMANDS = 2_000;
/** And no more than this, as JSON text: all those commands, each as long as they are in earnest. */
export const MAX_LOG_BYTES = 262_144;

/** What `command` may hold is for the simulation of the run to say. */
export const runCommandBody = z.discriminatedUnion('action', [
  z.strictObject({ action: z.literal('read'), runId: z.uuid() }),
  z.strictObject({
    action: z.literal('send'),
    runId: z.uuid(),
    /** How many commands the log holds as far as the sender knows: this one becomes number `seq + 1`. */
    seq: z
      .int()
      .min(0)
      .max(MAX_RUN_COMMANDS - 1),
    command: z.unknown(),
    /** The sender knows the view at `seq`, and is answered what changed. Pages of before ask for the whole view. */
    answer: z.literal('changes').exactOptional(),
  }),
  z.strictObject({ action: z.literal('finish'), runId: z.uuid() }),
]);

/** What everybody may know of an open run. Moments are ISO, by the database's clock. */
const openRun = z.object({
  id: z.uuid(),
  simulation: z.string(),
  /** What anybody may know of the case, such as the machine on the bench. */
  subject: z.string().nullable(),
  startedAt: z.string(),
  /** When the server ends it. An idle limit moves on with every command. */
  expiresAt: z.string(),
  limit: z.enum(['session', 'idle']),
  rulesVersion: z.string(),
});
export type OpenRun = z.infer<typeof openRun>;

/** The parts of a simulation's answers that only its own code can tell apart. */
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

/** What the referee answers to whoever opens the run, or to a command with the whole view. */
export function runAnswer<Command, View, Event, Refusal>(payload: RunPayload<Command, View, Event, Refusal>) {
  return z.object({ seq: z.int().nonnegative(), view: payload.view, verdict: runVerdict(payload) });
}

/** What changed of a view (`kernel/changes.ts`); null for nothing. Only its outer form is looked at. */
const changes = z.custom<Changes>((value) => typeof value === 'object' && value !== null).nullable();

/** What the referee answers to a command: what it changed, or the whole view where the sender's was another. */
export function sentAnswer<Command, View, Event, Refusal>(
  payload: RunPayload<Command, View, Event, Refusal>,
) {
  const changed = z.object({ seq: z.int().nonnegative(), changes, verdict: runVerdict(payload) });
  return z.union([runAnswer(payload), changed]);
}

/** A schema of the kernel's as a part of a larger one. */
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

/** The run that is open now, new or resumed, and how it stands. */
export function startRunAnswer<Command, View, Event, Refusal>(
  payload: RunPayload<Command, View, Event, Refusal>,
) {
  return z.object({ run: openRun, isResumed: z.boolean(), answer: runAnswer(payload) });
}

/** What a run came to. */
export function finishRunAnswer<Report>(report: z.ZodType<Report>) {
  return z.object({ status: z.enum(['finished', 'expired']), report });
}
