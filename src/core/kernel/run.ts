import type { Judge } from './judge.ts';
import type { Play } from './play.ts';
import type { LoggedCommand } from './referee.ts';
import { fail, type Result, succeed } from './result.ts';
import { formatRulesVersion, parseRulesVersion } from './rules-version.ts';

/**
 * A simulation run is data: folding the same log under the same rules gives the same state in the browser, in Node and in the
 * Edge Function (architecture.md section 1).
 */
export interface Run<Command> {
  readonly scenarioId: string;
  /** Any integer. In testing mode the server chooses it, never the player. */
  readonly seed: number;
  /** `rules-version.ts`. */
  readonly rulesVersion: string;
  readonly commands: readonly Command[];
}

interface BrokenLog<Refusal> {
  readonly kind: 'refused';
  /** Index of the refused command. */
  readonly at: number;
  readonly refusal: Refusal;
}

export type FoldFailure<Refusal> =
  | { readonly kind: 'unknown-scenario' }
  | { readonly kind: 'other-rules-version' }
  | BrokenLog<Refusal>;

/** The state after the logged commands, and each command with its events. */
export interface Played<Command, State, Event> {
  readonly state: State;
  readonly log: readonly LoggedCommand<Command, Event>[];
}

/** Plays logged commands from a state. A log holds accepted commands only, so a refusal means that it was tampered with. */
export function replay<Command, State, View, Event, Refusal>(
  play: Play<Command, State, View, Event, Refusal>,
  from: State,
  commands: readonly Command[],
): Result<Played<Command, State, Event>, BrokenLog<Refusal>> {
  let state = from;
  const log: LoggedCommand<Command, Event>[] = [];
  for (const [at, command] of commands.entries()) {
    const step = play.reduce(state, command);
    if (!step.ok) return fail({ kind: 'refused', at, refusal: step.error });
    state = step.value.state;
    log.push({ command, events: step.value.events });
  }
  return succeed({ state, log });
}

/** A stored run that these rules accept. */
export interface FoldedRun<Command, State, Event> extends Played<Command, State, Event> {
  readonly start: State;
}

/** Deals the run's case and replays its log. Fails for other rules, an unknown case or a log that the rules refuse. */
export function foldRun<Mode extends string, Command, State, View, Event, Refusal>(
  {
    play,
    judge,
  }: {
    readonly play: Play<Command, State, View, Event, Refusal>;
    readonly judge: Pick<Judge<Mode, Command, State, unknown, unknown>, 'rules' | 'modes' | 'deal'>;
  },
  run: Run<Command>,
): Result<FoldedRun<Command, State, Event>, FoldFailure<Refusal>> {
  const mode = modeOf(judge, run.rulesVersion);
  if (mode === null) return fail({ kind: 'other-rules-version' });
  const start = judge.deal(run.scenarioId, run.seed, mode);
  if (start === null) return fail({ kind: 'unknown-scenario' });
  const played = replay(play, start, run.commands);
  return played.ok ? succeed({ start, ...played.value }) : played;
}

/** The mode of a run that was played by these rules; null for other rules or an unknown mode. */
function modeOf<Mode extends string>(
  { rules, modes }: { readonly rules: string; readonly modes: readonly Mode[] },
  rulesVersion: string,
): Mode | null {
  const stored = parseRulesVersion(rulesVersion);
  return stored.rules === rules ? (modes.find((mode) => mode === stored.mode) ?? null) : null;
}

/** The rules version that a new run of this mode is stored with. */
export function rulesVersionOf<Mode extends string>(
  { rules }: { readonly rules: string },
  mode: Mode,
): string {
  return formatRulesVersion({ rules, mode });
}
