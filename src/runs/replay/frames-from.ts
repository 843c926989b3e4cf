import type { Play } from '../../core/kernel/play.ts';

/** The world after one accepted command; the first frame is the world at the start. */
export interface ReplayFrame<Command, State> {
  readonly state: State;
  readonly command: Command | null;
}

/** Commands that are known to be accepted, one frame each. */
export function framesFrom<Command, State, View, Event, Refusal>(
  play: Pick<Play<Command, State, View, Event, Refusal>, 'reduce'>,
  start: State,
  commands: readonly Command[],
): readonly ReplayFrame<Command, State>[] {
  const frames: ReplayFrame<Command, State>[] = [{ state: start, command: null }];
  let state = start;
  for (const command of commands) {
    const step = play.reduce(state, command);
    if (!step.ok) break;
    state = step.value.state;
    frames.push({ state, command });
  }
  return frames;
}
