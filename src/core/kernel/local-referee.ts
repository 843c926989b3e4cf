import type { Simulation } from './judge.ts';
import { type Answer, type LoggedCommand, type Referee, RunOverError, type Verdict } from './referee.ts';
import { foldRun, type Run } from './run.ts';

/** A referee in the same process, which also gives access to its log. */
export interface LocalReferee<Command, View, Event, Refusal, Report>
  extends Referee<Command, View, Event, Refusal, Report> {
  log(): Run<Command>;
}

/** Resumes a run at the end of its log. Null for an unknown case, other rules, or a log that the rules refuse. */
export function createLocalReferee<Mode extends string, Command, State, View, Event, Refusal, Report, Wish>(
  { play, judge }: Simulation<Mode, Command, State, View, Event, Refusal, Report, Wish>,
  run: Run<Command>,
): LocalReferee<Command, View, Event, Refusal, Report> | null {
  const folded = foldRun({ play, judge }, run);
  if (!folded.ok) return null;
  const { start } = folded.value;
  let { state } = folded.value;
  let over = false;
  const log: LoggedCommand<Command, Event>[] = [...folded.value.log];
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
      over = true;
      return judge.report(start, commands());
    },
    log() {
      return { ...run, commands: commands() };
    },
  };
}
