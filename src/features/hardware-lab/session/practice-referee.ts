import type { LabCommand } from '../../../core/hardware/commands.ts';
import type { LabReferee, LabRules, LocalLabReferee } from '../../../core/hardware/rules.ts';
import { createLocalReferee } from '../../../core/kernel/local-referee.ts';
import type { Run } from '../../../core/kernel/run.ts';
import type { LabAnswer } from '../store.ts';

/** A referee in this browser that can take the last action back, and tells what is to be kept. */
export interface PracticeReferee extends LabReferee {
  log(): Run<LabCommand>;
  /** The bench as it was before the last action; as it is when there is none. */
  undo(): Promise<LabAnswer>;
}

/** Plays a run on from its log. Null for a scenario that nobody wrote, or a log that these rules refuse. */
export async function openPractice(rules: LabRules, run: Run<LabCommand>): Promise<PracticeReferee | null> {
  let referee = await replayed(rules, run);
  if (referee === null) return null;
  const start = referee;
  const now = (): LocalLabReferee => referee ?? start;
  return {
    open: () => now().open(),
    send: (command) => now().send(command),
    finish: () => now().finish(),
    log: () => now().log(),
    async undo() {
      const { commands, ...rest } = now().log();
      referee = (await replayed(rules, { ...rest, commands: commands.slice(0, -1) })) ?? now();
      return now().open();
    },
  };
}

async function replayed(rules: LabRules, run: Run<LabCommand>): Promise<LocalLabReferee | null> {
  if (run.rulesVersion !== rules.version) return null;
  const referee = createLocalReferee(rules, run.scenarioId, run.seed);
  if (referee === null) return null;
  for (const command of run.commands) {
    const { verdict } = await referee.send(command);
    if (verdict.kind !== 'done') return null;
  }
  return referee;
}
