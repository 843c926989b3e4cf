import type { DeskState } from '../model/state.ts';
import { findPerson, ordinaryWorld } from '../world/world.ts';
import type { Scene, TicketCase } from './desk-case.ts';
import type { TicketRegistry } from './ticket-registry.ts';

/** A ticket of a dealt shift: its case, and whom it was drawn for. */
export interface CaseInShift {
  readonly ticketCase: TicketCase;
  readonly scene: Scene;
}

/** The cases of a dealt shift, in the order in which they come in. Throws for a state without its sealed part, and for cases that the registry does not have. */
export function scenesOf(cases: TicketRegistry, { sealed, world }: DeskState): readonly CaseInShift[] {
  if (sealed === null) throw new Error('The state has no sealed part.');
  const ordinary = ordinaryWorld(world.companySeed);
  const scenes = Object.entries(sealed.cases).map(([number, { caseId, placement, at, cast }]) => {
    const ticketCase = cases.find(caseId);
    if (ticketCase === null) throw new Error(`There is no case ${caseId}.`);
    const people = Object.entries(cast).map(([role, id]) => {
      const person = findPerson(ordinary, id);
      if (person === null) throw new Error(`There is no person ${id}.`);
      return [role, person] as const;
    });
    return {
      ticketCase,
      scene: { number, world: ordinary, cast: Object.fromEntries(people), at, placement },
    };
  });
  return scenes.toSorted(
    (one, other) => one.scene.at - other.scene.at || (one.scene.number < other.scene.number ? -1 : 1),
  );
}
