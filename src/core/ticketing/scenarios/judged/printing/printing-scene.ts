import type { DeskCommand } from '../../../model/commands.ts';
import type { Condition } from '../../../model/condition.ts';
import type { Voice } from '../../../model/voice.ts';
import type { WorldEffect } from '../../../world/effects.ts';
import { type Printer, printerOfBuilding, printerOfFloor } from '../../../world/printers.ts';
import type { Scene, TicketCase, TicketStory } from '../../desk-case.ts';
import { person } from '../shared/scene.ts';

/** What tickets about printers have in common. */

/** The printer of the floor on which somebody works. */
export function printerOf(scene: Scene, role = 'requester'): Printer {
  const { id, desk } = person(scene, role);
  const floor = desk?.split('-')[0];
  if (floor === undefined) throw new Error(`${id} has no desk.`);
  return printerOfFloor(floor);
}

/** The label or inkjet printer of the building in which the requester works. */
export function printerNear(scene: Scene, kind: 'label' | 'inkjet'): Printer {
  const { id, building } = person(scene);
  if (building === null) throw new Error(`${id} works in no building.`);
  return printerOfBuilding(building, kind);
}

/** Whether what is sent to the printer of the requester's floor comes out. */
export function prints(scene: Scene): Condition {
  return { reading: 'print-flow', subject: printerOf(scene).name, is: ['prints'] };
}

/** Cases of a story that the expert solves for good in one call, whatever the truth. */
export function casesSolvedInACall<Truth extends string>(
  story: TicketStory,
  truths: readonly Truth[],
  shared: Pick<TicketCase, 'triage' | 'goals'> & { readonly cured: (scene: Scene) => Condition },
  own: {
    readonly effects: (scene: Scene, truth: Truth) => readonly WorldEffect[];
    readonly requester: (scene: Scene, truth: Truth) => Voice;
    readonly expert: (scene: Scene, truth: Truth) => readonly DeskCommand[];
  },
): readonly TicketCase[] {
  return truths.map((truth) => ({
    id: `${story.id}-${truth}`,
    story,
    truth,
    placements: 2,
    parMinutes: 20,
    ...shared,
    setting: (scene) => ({
      effects: own.effects(scene, truth),
      voices: [own.requester(scene, truth)],
      trouble: { not: shared.cured(scene) },
      number: person(scene).phone,
    }),
    rightEnd: { kind: 'resolved', codes: ['solved-permanent'] },
    expert: (scene) => own.expert(scene, truth),
  }));
}

/** The last digits of a ticket's number: something to tell documents apart by. */
export function ticketDigits({ number }: Scene): number {
  return Number(number.replace(/\D/g, '')) % 10_000;
}
