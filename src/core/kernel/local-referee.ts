import type { Simulation } from './judge.ts';
import type { Play } from './play.ts';
import { type Answer, type LoggedCommand, type Referee, RunOverError, type Verdict } from './referee.ts';
import { foldRun, type Run, replay } from './run.ts';

/** A referee in the same process, which also gives access to its log and can take the last command back. */
export interface LocalReferee<Command, View, Event, Refusal, Report>
  extends Referee<Command, View, Event, Refusal, Report> {
  /** Nothing that is judged here is withheld. */
  finish(): Promise<Report>;
  commands(): readonly Command[];
  /** The run as it was before its last commands, as many as are named; as it is when there is none. */
  undo(count: number): Promise<Answer<Command, View, Event, Refusal>>;
}

/** A run that is played here, from a dealt state and the commands so far. */
export interface LocalRun<Command, State, Report> {
  readonly start: State;
  readonly commands: readonly Command[];
  /** The report of the log. It may come from elsewhere, and the run stays open when it does not come. */
  judge(commands: readonly Command[]): Report | Promise<Report>;
}

/** Plays a run on from where its log ends. Null for a log that the rules refuse. */
export function playLocally<Command, State, View, Event, Refusal, Report>(
  play: Play<Command, State, View, Event, Refusal>,
  { start, commands: before, judge }: LocalRun<Command, State, Report>,
): LocalReferee<Command, View, Event, Refusal, Report> | null {
  const replayed = replay(play, start, before);
  if (!replayed.ok) return null;
  let { state } = replayed.value;
  let log: LoggedCommand<Command, Event>[] = [...replayed.value.log];
  let over = false;
  const commands = (): readonly Command[] => log.map(({ command }) => command);

  const answer = (verdict: Verdict<Command, Event, Refusal>): Answer<Command, View, Event, Refusal> => ({
    seq: log.length,
    view: play.project(state),
    verdict,
  });

  return {
    async open() {
      return answer({ kind: 'begun', log: [...log] });
    },
    async send(command) {
      if (over) throw new RunOverError();
      const step = play.reduce(state, command);
      if (!step.ok) return answer({ kind: 'refused', refusal: step.error });
      const { state: next, events } = step.value;
      state = next;
      log.push({ command, events });
      return answer({ kind: 'done', events });
    },
    async finish() {
      const report = await judge(commands());
      over = true;
      return report;
    },
    async undo(count) {
      const shorter = replay(play, start, commands().slice(0, -count));
      if (shorter.ok) {
        state = shorter.value.state;
        log = [...shorter.value.log];
      }
      return answer({ kind: 'begun', log: [...log] });
    },
    commands,
  };
}

/** Resumes a run at the end of its log. Null for an unknown case, other rules, or a log that the rules refuse. */
export function createLocalReferee<Mode extends string, Command, State, View, Event, Refusal, Report, Wish>(
  { play, judge }: Simulation<Mode, Command, State, View, Event, Refusal, Report, Wish>,
  run: Run<Command>,
): LocalReferee<Command, View, Event, Refusal, Report> | null {
  const folded = foldRun({ play, judge }, run);
  if (!folded.ok) return null;
  const { start } = folded.value;
  return playLocally(play, {
    start,
    commands: run.commands,
    judge: (commands) => judge.report(start, commands),
  });
}
