import type { Check } from '../../../../assessment/run-record.ts';
import { SECONDS_PER_HOUR } from '../../../../kernel/time.ts';
import { findTicket } from '../../../model/changed.ts';
import type { DeskState } from '../../../model/state.ts';
import type { Scene } from '../../desk-case.ts';
import { ownDevice } from '../accounts/lockout-scene.ts';

/** What tickets about keeping a queue have in common. */

export function laptopOf(scene: Scene): string {
  return ownDevice(scene, 'laptop').asset;
}

/** From the morning of one day to that of the next. */
export const UNTIL_TOMORROW = 25 * SECONDS_PER_HOUR;

/** What the learner said in a ticket, live and in writing, as intents. */
function saidByUs(state: DeskState, number: string): readonly string[] {
  const live = state.contacts
    .filter(({ ticket }) => ticket === number)
    .flatMap(({ transcript }) => transcript.filter(({ by }) => by === 'us'))
    .flatMap(({ key }) => key.split(' '));
  return [...live, ...(findTicket(state, number)?.asked ?? [])];
}

/** Something had to be said, or had not. */
export function saidGoal(
  id: string,
  state: DeskState,
  { number }: Scene,
  intent: string,
  has: boolean,
): Check {
  return { id, met: saidByUs(state, number).includes(intent) === has };
}

/** Whether some page of the ticket gave a reading. */
export function readGoal(id: string, state: DeskState, { number }: Scene, reading: string): Check {
  const own = state.evidence.filter(({ ticket }) => ticket === number);
  return { id, met: own.some(({ findings }) => findings.some(({ test }) => test === reading)) };
}
