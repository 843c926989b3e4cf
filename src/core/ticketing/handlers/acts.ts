import { disclosureOf } from '../identity/disclosures.ts';
import { withState } from '../model/changed.ts';
import { isLive } from '../model/contact.ts';
import type { ActDone, DeskState, DeskTicket } from '../model/state.ts';
import { applyEffects, type WorldEffect } from '../world/effects.ts';
import { done, type Outcome } from './change.ts';
import { withFreshPages } from './looking.ts';

/**
 * Does something to the world and writes down for whom: nobody is stopped by the tool, as in a real directory. Whether it
 * should have been done is judged by what was proven at that moment.
 */
export function actOn(
  state: DeskState,
  act: string,
  subject: string,
  effects: readonly WorldEffect[],
): Outcome {
  const contact = state.contacts.findLast((one) => isLive(one) && one.ticket === state.open) ?? null;
  const acted = withState(state, {
    world: applyEffects(state.world, effects, state.now),
    acts: [
      ...state.acts,
      {
        step: state.steps + 1,
        at: state.now,
        ticket: state.open,
        act,
        subject,
        contact: contact?.id ?? null,
      },
    ],
  });
  return done(withFreshPages(acted));
}

/** Writes down what somebody was told that only the right person may hear: in a contact, or in writing (null). */
export function withDisclosures(
  state: DeskState,
  { record }: DeskTicket,
  contact: string | null,
  intents: readonly string[],
): DeskState {
  const disclosures: ActDone[] = [];
  for (const act of intents)
    if (disclosureOf(act) !== null)
      disclosures.push({
        step: state.steps + 1,
        at: state.now,
        ticket: record.number,
        act,
        subject: record.affectedUser,
        contact,
      });
  return disclosures.length === 0 ? state : withState(state, { acts: [...state.acts, ...disclosures] });
}
