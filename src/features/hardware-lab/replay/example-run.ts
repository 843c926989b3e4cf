import type { LabCommand } from '../../../core/hardware/model/commands.ts';
import type { Run } from '../../../core/kernel/run.ts';
import { freshRun } from '../practice-judge.ts';

/** A fixed seed, so that an example can be repeated; practice draws others. */
const EXAMPLE_SEED = 1;

/** A run in which an expert is watched before the learner's own attempt: a worked example (assessment.md 4.7). */
export function exampleRun(story: string): Run<LabCommand> {
  return freshRun('practice', story, EXAMPLE_SEED);
}
