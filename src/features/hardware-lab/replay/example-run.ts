import type { LabCommand } from '../../../core/hardware/model/commands.ts';
import type { Run } from '../../../core/kernel/run.ts';
import { freshRun } from '../practice-judge.ts';

/** The same bench each time, so that an example can be gone through again; practice draws another. */
const EXAMPLE_SEED = 1;

/** A bench on which an expert is watched before the own turn: a worked example (assessment.md 4.7). */
export function exampleRun(story: string): Run<LabCommand> {
  return freshRun('practice', story, EXAMPLE_SEED);
}
