import type { Check } from '../../../../assessment/run-record.ts';
import type { Condition } from '../../../model/condition.ts';
import type { DeskState } from '../../../model/state.ts';
import { type Printer, printerOfFloor } from '../../../world/printers.ts';
import type { Scene } from '../../desk-case.ts';
import { person } from '../accounts/lockout-scene.ts';

/** What tickets about printers have in common. */

/** The printer of the floor on which somebody works. */
export function printerOf(scene: Scene, role = 'requester'): Printer {
  const { id, desk } = person(scene, role);
  const floor = desk?.split('-')[0];
  if (floor === undefined) throw new Error(`${id} has no desk.`);
  return printerOfFloor(floor);
}

/** Whether what is sent to the printer of the requester's floor comes out. */
export function prints(scene: Scene): Condition {
  return { reading: 'print-flow', subject: printerOf(scene).name, is: ['prints'] };
}

/** The last digits of a ticket's number: something to tell documents apart by. */
export function ticketDigits({ number }: Scene): number {
  return Number(number.replace(/\D/g, '')) % 10_000;
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
