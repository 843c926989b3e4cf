import type { Check } from '../../../../assessment/run-record.ts';
import type { DeskCommand } from '../../../model/commands.ts';
import type { DeskState } from '../../../model/state.ts';
import type { Channel } from '../../../record/vocabulary.ts';
import type { RelatedTicket, Scene } from '../../desk-case.ts';
import { person } from './scene.ts';

/** Tickets that come in because of the same trouble. */

/** The number of a ticket that came in because of this one, counted from 0. */
export function relatedNumber({ number }: Scene, index: number): string {
  return number.replace(/\d+$/, (digits) => String(Number(digits) + 1 + index));
}

/** The numbers of the first `count` of them. */
export function relatedNumbers(scene: Scene, count: number): readonly string[] {
  return Array.from({ length: count }, (_, index) => relatedNumber(scene, index));
}

/** Colleagues who write about the same trouble; `after`: so many seconds after the ticket. */
export function alsoReported(
  story: string,
  scene: Scene,
  channel: Channel,
  reports: readonly { readonly role: string; readonly name: string; readonly after: number }[],
): readonly RelatedTicket[] {
  return reports.map(({ role, name, after }) => ({
    role,
    name,
    after,
    channel,
    voices: [
      {
        role: 'requester',
        person: person(scene, role).id,
        persona: { patience: 5, skill: 1, mood: 0 },
        opens: `tickets/${story.toLowerCase()}:also.${name}.opening`,
        lines: [],
      },
    ],
  }));
}

/** Makes the first `count` of them children of the ticket. */
export function madeChildren(scene: Scene, count: number): readonly DeskCommand[] {
  return relatedNumbers(scene, count).map((ticket) => ({ kind: 'make-child', ticket, into: scene.number }));
}

/** Every ticket of the same trouble that has come in is a child of this one. */
export function linkedGoal(scene: Scene, state: DeskState, count: number): Check {
  const numbers = relatedNumbers(scene, count);
  const arrived = state.tickets.filter(({ record }) => numbers.includes(record.number));
  return {
    id: 'linked',
    met: arrived.every(({ record }) =>
      record.links.some(({ kind, number }) => kind === 'parent' && number === scene.number),
    ),
  };
}
