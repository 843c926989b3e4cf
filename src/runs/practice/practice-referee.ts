import type { LocalReferee } from '../../core/kernel/local-referee.ts';
import type { Answer, Referee } from '../../core/kernel/referee.ts';
import type { Run } from '../../core/kernel/run.ts';

/** A referee in this browser that can take the last action back, and tells what is to be kept. */
export interface PracticeReferee<Command, View, Event, Refusal, Report>
  extends Referee<Command, View, Event, Refusal, Report> {
  log(): Run<Command>;
  /** The run as it was before its last commands, as many as are named; as it is when there is none. */
  undo(commands: number): Promise<Answer<Command, View, Event, Refusal>>;
}

/**
 * Plays a run on from its log; null where it cannot be.
 *
 * @param openRun goes on with a run where its log ends; null for a case that nobody wrote, other rules, or a log that these
 * refuse.
 */
export function openPractice<Command, View, Event, Refusal, Report>(
  run: Run<Command>,
  openRun: (run: Run<Command>) => LocalReferee<Command, View, Event, Refusal, Report> | null,
): PracticeReferee<Command, View, Event, Refusal, Report> | null {
  const opened = openRun(run);
  if (opened === null) return null;
  let referee = opened;
  return {
    open: () => referee.open(),
    send: (command) => referee.send(command),
    finish: () => referee.finish(),
    log: () => referee.log(),
    undo(count) {
      const { commands, ...rest } = referee.log();
      referee = openRun({ ...rest, commands: commands.slice(0, -count) }) ?? referee;
      return referee.open();
    },
  };
}
