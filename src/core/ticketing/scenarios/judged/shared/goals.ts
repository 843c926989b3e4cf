import type { Check } from '../../../../assessment/run-record.ts';
import { SECONDS_PER_MINUTE } from '../../../../kernel/time.ts';
import { findTicket } from '../../../model/changed.ts';
import type { DeskState } from '../../../model/state.ts';
import type { Scene } from '../../desk-case.ts';

/** Goals of the same kind in several tickets: what was said, read and told in time. */

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

/** The step in which somebody told a fact first; null for never. */
export function toldAt(scene: Scene, state: DeskState, fact: string): number | null {
  return (
    state.evidence.find(
      ({ ticket, findings }) =>
        ticket === scene.number && findings.some(({ test }) => test === `told:${fact}`),
    )?.step ?? null
  );
}

/** Something was told before the first of these acts was done; met where none was. */
export function toldBefore(
  id: string,
  scene: Scene,
  state: DeskState,
  fact: string,
  acts: readonly string[],
): Check {
  const told = toldAt(scene, state, fact);
  const done = state.acts.filter(({ ticket, act }) => ticket === scene.number && acts.includes(act));
  return { id, met: done.every(({ step }) => told !== null && told < step) };
}

/** What somebody told of a fact last; null for nothing. */
export function lastTold({ number }: Scene, state: DeskState, fact: string): string | null {
  const told = state.evidence
    .filter(({ ticket }) => ticket === number)
    .flatMap(({ findings }) => findings.filter(({ test }) => test === `told:${fact}`));
  return told.at(-1)?.outcome ?? null;
}

/** Whether somebody in the ticket gave the answer with this id, such as `requester.works`. */
export function wasAnswered({ number }: Scene, state: DeskState, answer: string): boolean {
  return findTicket(state, number)?.said.includes(answer) === true;
}

/** The security team has to know within a quarter of an hour. */
const SECURITY_TOLD_WITHIN = 15 * SECONDS_PER_MINUTE;

/** Whether the security team knew in time: by a call, or by having the ticket. */
export function securityKnewInTime(scene: Scene, state: DeskState): Check {
  const called = state.evidence
    .filter(
      ({ ticket, findings }) =>
        ticket === scene.number && findings.some(({ test }) => test === 'told:security'),
    )
    .map(({ at }) => at);
  const handed = (findTicket(state, scene.number)?.record.audit ?? [])
    .filter(({ field, to }) => field === 'group' && to === 'security')
    .map(({ at }) => at);
  const met = [...called, ...handed].some((at) => at - scene.at <= SECURITY_TOLD_WITHIN);
  return { id: 'security-in-time', met };
}
