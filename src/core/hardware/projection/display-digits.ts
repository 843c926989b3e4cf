import { TRAINING_CODES } from '../behaviour/post.ts';
import type { LabView } from '../model/view.ts';

type Showing = Pick<LabView, 'postDisplay' | 'postStage' | 'power' | 'instruments' | 'recording'>;

/** The digits move by themselves: the display counts through the checkpoints of memory training. */
export function digitsMove({ postStage, power }: Showing): boolean {
  return postStage === 'training' && power.on;
}

/**
 * What a two-digit display shows; null when it is dark. The one source for the board, the panel and the plan. A machine
 * that is off replays the customer's clip; a board without a display speaks through the card in its slot.
 *
 * @param step counts up while the digits move
 */
export function digitsAt(view: Showing, step: number): string | null {
  if (!view.power.on && view.recording !== null) return view.recording.postDisplay;
  if (view.postDisplay === null) return view.instruments.postCard;
  if (!digitsMove(view)) return view.postDisplay;
  return TRAINING_CODES[step % TRAINING_CODES.length] ?? view.postDisplay;
}
