import type { LabCommand } from '../../../core/hardware/model/commands.ts';
import type { LabAnswer, LabReferee } from '../../../core/hardware/play.ts';
import type { Run } from '../../../core/kernel/run.ts';
import { openRun } from '../practice-judge.ts';

/** A referee in this browser that can take the last action back, and tells what is to be kept. */
export interface PracticeReferee extends LabReferee {
  log(): Run<LabCommand>;
  /** The bench as it was before the last action; as it is when there is none. */
  undo(): Promise<LabAnswer>;
}

/** Plays a run on from its log. Null for a case that nobody wrote, other rules, or a log that these refuse. */
export function openPractice(run: Run<LabCommand>): PracticeReferee | null {
  const opened = openRun(run);
  if (opened === null) return null;
  let referee = opened;
  return {
    open: () => referee.open(),
    send: (command) => referee.send(command),
    finish: () => referee.finish(),
    log: () => referee.log(),
    undo() {
      const { commands, ...rest } = referee.log();
      referee = openRun({ ...rest, commands: commands.slice(0, -1) }) ?? referee;
      return referee.open();
    },
  };
}
