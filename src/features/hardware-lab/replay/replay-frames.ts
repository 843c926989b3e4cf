import type { LabCommand, LabEvent } from '../../../core/hardware/model/commands.ts';
import type { LabState } from '../../../core/hardware/model/state.ts';
import { reduce } from '../../../core/hardware/reduce.ts';
import type { Run } from '../../../core/kernel/run.ts';
import { expertCommands, playedRun } from '../practice-judge.ts';

/** The bench after one accepted command; the first frame is the bench as it came. */
export interface ReplayFrame {
  readonly state: LabState;
  readonly command: LabCommand | null;
  readonly events: readonly LabEvent[];
}

export interface ReplayFrames {
  readonly start: LabState;
  readonly learner: readonly ReplayFrame[];
  readonly expert: readonly ReplayFrame[];
}

/** Every frame of a run and of an expert's on the same bench; null where the rules of the log are no longer here. */
export function framesOf(run: Run<LabCommand>): ReplayFrames | null {
  const played = playedRun(run);
  if (played === null) return null;
  const { start } = played;
  return {
    start,
    learner: framesFrom(start, run.commands),
    expert: framesFrom(start, expertCommands(start)),
  };
}

/** Commands that are known to be accepted, one frame each. */
function framesFrom(start: LabState, commands: readonly LabCommand[]): readonly ReplayFrame[] {
  const frames: ReplayFrame[] = [{ state: start, command: null, events: [] }];
  let state = start;
  for (const command of commands) {
    const step = reduce(state, command);
    if (!step.ok) break;
    state = step.value.state;
    frames.push({ state, command, events: step.value.events });
  }
  return frames;
}
