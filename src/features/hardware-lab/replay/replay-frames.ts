import type { LabCommand } from '../../../core/hardware/model/commands.ts';
import type { LabState } from '../../../core/hardware/model/state.ts';
import { reduce } from '../../../core/hardware/reduce.ts';
import { framesFrom, type ReplayFrame } from '../../../runs/replay/frames-from.ts';
import type { Recording } from '../../../runs/run-review.ts';
import type { LabTypes } from '../store.ts';

/** The state after one accepted command; the first frame is the start state. */
export type LabFrame = ReplayFrame<LabCommand, LabState>;

export interface ReplayFrames {
  readonly start: LabState;
  readonly learner: readonly LabFrame[];
  readonly expert: readonly LabFrame[];
}

/** All frames of a run and of the expert's run from the same start. */
export function framesOf({ start, commands, expert }: Recording<LabTypes>): ReplayFrames {
  return {
    start,
    learner: framesFrom({ reduce }, start, commands),
    expert: framesFrom({ reduce }, start, expert),
  };
}
