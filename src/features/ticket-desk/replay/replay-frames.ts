import type { DeskCommand } from '../../../core/ticketing/model/commands.ts';
import type { DeskState } from '../../../core/ticketing/model/state.ts';
import type { DeskView } from '../../../core/ticketing/model/view.ts';
import { project } from '../../../core/ticketing/projection/project.ts';
import { reduce } from '../../../core/ticketing/reduce.ts';
import { framesFrom } from '../../../runs/replay/frames-from.ts';
import type { Recording } from '../../../runs/run-review.ts';
import type { DeskTypes } from '../store.ts';
import { type ShownWork, shownAfter } from './shown-work.ts';

/** The shift after one accepted command, as its analyst saw it; the first frame is the shift at its start. */
export interface DeskFrame {
  readonly command: DeskCommand | null;
  readonly view: DeskView;
  /** What stood open beside the ticket. */
  readonly shown: ShownWork;
}

export interface ReplayFrames {
  readonly learner: readonly DeskFrame[];
  readonly expert: readonly DeskFrame[];
}

function framesOf(start: DeskState, commands: readonly DeskCommand[]): readonly DeskFrame[] {
  let shown: ShownWork = null;
  return framesFrom({ reduce }, start, commands).map(({ state, command }) => {
    if (command !== null) shown = shownAfter(shown, command);
    return { command, view: project(state), shown };
  });
}

/** All frames of a shift and of the expert's from the same start. */
export function replayFrames({ start, commands, expert }: Recording<DeskTypes>): ReplayFrames {
  return { learner: framesOf(start, commands), expert: framesOf(start, expert) };
}
