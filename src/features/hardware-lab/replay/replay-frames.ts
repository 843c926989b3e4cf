import type { LabCommand } from '../../../core/hardware/model/commands.ts';
import type { LabState } from '../../../core/hardware/model/state.ts';
import { reduce } from '../../../core/hardware/reduce.ts';
import type { Run } from '../../../core/kernel/run.ts';
import { framesFrom, type ReplayFrame } from '../../../runs/replay/frames-from.ts';
import { expertCommands, playedRun } from '../practice-judge.ts';

/** The state after one accepted command; the first frame is the start state. */
export type LabFrame = ReplayFrame<LabCommand, LabState>;

export interface ReplayFrames {
  readonly start: LabState;
  readonly learner: readonly LabFrame[];
  readonly expert: readonly LabFrame[];
}

/** All frames of a run and of the expert's run from the same start; null if the rules version is not supported. */
export function framesOf(run: Run<LabCommand>): ReplayFrames | null {
  const played = playedRun(run);
  if (played === null) return null;
  const { start } = played;
  return {
    start,
    learner: framesFrom({ reduce }, start, run.commands),
    expert: framesFrom({ reduce }, start, expertCommands(start)),
  };
}
