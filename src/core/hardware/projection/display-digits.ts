import { TRAINING_CODES } from '../behaviour/post.ts';
import type { LabView } from '../model/view.ts';

type Showing = Pick<LabView, 'postDisplay' | 'postStage' | 'power' | 'instruments' | 'recording'>;

/** Whether the digits are changing: the display counts through the checkpoints of memory training. */
export function digitsMove({ postStage, power }: Showing): boolean {
  return postStage === 'training' && power.on;
}

/**
 * The digits of a two-digit display; null when it is dark. Board, panel and plan all use this function. While the machine is
 * off it shows the customer's recording; for a board without a display it shows the POST card.
 *
 * @param step counts up while the digits move
 */
export function digitsAt(view: Showing, step: number): string | null {
  if (!view.power.on && view.recording !== null) return view.recording.postDisplay;
  if (view.postDisplay === null) return view.instruments.postCard;
  if (!digitsMove(view)) return view.postDisplay;
  return TRAINING_CODES[step % TRAINING_CODES.length] ?? view.postDisplay;
}
