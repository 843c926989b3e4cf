import type { LabCommand } from '../../src/core/hardware/model/commands.ts';
import type { LabTypes } from '../../src/features/hardware-lab/store.ts';
import type { PracticeJob } from '../../src/runs/practice/practice-job.ts';
import { HARDWARE } from './lab-rules.ts';
import { PRACTICE_RULES } from './practice.ts';

interface KnownCase {
  readonly scenarioId: string;
  readonly seed: number;
  readonly commands: readonly LabCommand[];
}

/** A job of a certain case, as a browser keeps it after these commands. @param id of its row, where it has one. */
export function knownJob(
  { scenarioId, seed, commands }: KnownCase,
  id: string = crypto.randomUUID(),
): PracticeJob<LabTypes> {
  const start = PRACTICE_RULES.begin(scenarioId, seed);
  if (start === null) throw new Error(`There is no case ${scenarioId}.`);
  return {
    id,
    story: start.job.brief.story,
    rulesVersion: PRACTICE_RULES.version,
    start: HARDWARE.judge.withoutSecrets(start),
    commands,
    doneAt: null,
  };
}
