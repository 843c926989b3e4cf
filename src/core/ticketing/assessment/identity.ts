import { COMMANDS } from '../commands/command-table.ts';
import type { AccountClass, IdentityAct } from '../identity/acts.ts';
import { judgeAct, type Verdict } from '../identity/policy.ts';
import { findContact, findTicket } from '../model/changed.ts';
import type { ActDone, DeskState } from '../model/state.ts';
import type { Person } from '../world/company.ts';
import { company, findPerson } from '../world/world.ts';

/** The class of somebody's account (ticket-desk.md 3.9). */
function accountClass({ title, department, isVip }: Person): AccountClass {
  if (title === 'identity-engineer' || title === 'systems-engineer') return 'admin';
  if (department === 'finance') return 'finance';
  return isVip ? 'vip' : 'standard';
}

/** What the identity policy calls an act; null for one that needs no proof. */
function identityActOf(act: string): IdentityAct | null {
  return Object.entries(COMMANDS).find(([kind]) => kind === act)?.[1].identity ?? null;
}

/** The verdict on one act of a ticket; null for an act that needs no proof of anybody. */
function verdictOn(state: DeskState, number: string, done: ActDone): Verdict | null {
  const act = identityActOf(done.act);
  const ticket = findTicket(state, number);
  const holder = company(state.world).byLogin.get(done.subject) ?? findPerson(state.world, done.subject);
  if (act === null || ticket === null || holder === null || holder === undefined) return null;
  const contact = done.contact === null ? null : findContact(state, done.contact);
  const isStranger =
    contact === null
      ? ticket.script.voices.some(({ role }) => role === 'stranger')
      : contact.role === 'stranger';
  const caller = isStranger ? 'impostor' : 'genuine';
  return judgeAct(
    {
      act,
      holder: { id: holder.id, manager: holder.manager, account: accountClass(holder) },
      contact: done.contact ?? number,
      at: done.at,
      caller,
    },
    ticket.proofs,
  );
}

/** The verdicts on all acts of a ticket that need to know for whom they are done. */
export function identityVerdicts(state: DeskState, number: string): readonly Verdict[] {
  return state.acts
    .filter(({ ticket }) => ticket === number)
    .flatMap((done) => verdictOn(state, number, done) ?? []);
}
