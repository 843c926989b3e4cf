import type { LabCommand } from '../../../core/hardware/commands.ts';
import type { LabAnswer, LabReferee, LabRules, LocalLabReferee } from '../../../core/hardware/rules.ts';
import { createLocalReferee } from '../../../core/kernel/local-referee.ts';
import type { Run } from '../../../core/kernel/run.ts';

/** A referee in this browser that can take the last action back, and tells what is to be kept. */
export interface PracticeReferee extends LabReferee {
  log(): Run<LabCommand>;
  /** The bench as it was before the last action; as it is when there is none. */
  undo(): Promise<LabAnswer>;
}

/** Plays a run on from its log. Null for a scenario that nobody wrote, or a log that these rules refuse. */
export function openPractice(rules: LabRules, run: Run<LabCommand>): PracticeReferee | null {
  const opened = replayed(rules, run);
  if (opened === null) return null;
  let referee = opened;
  return {
    open: () => referee.open(),
    send: (command) => referee.send(command),
    finish: () => referee.finish(),
    log: () => referee.log(),
    undo() {
      const { commands, ...rest } = referee.log();
      referee = replayed(rules, { ...rest, commands: commands.slice(0, -1) }) ?? referee;
      return referee.open();
    },
  };
}

function replayed(rules: LabRules, run: Run<LabCommand>): LocalLabReferee | null {
  return run.rulesVersion === rules.version
    ? createLocalReferee(rules, run.scenarioId, run.seed, run.commands)
    : null;
}
