import { COMMANDS } from '../commands/command-table.ts';
import { voiceOf } from '../handlers/talking.ts';
import type { AccountClass, IdentityAct } from '../identity/acts.ts';
import { disclosureOf } from '../identity/disclosures.ts';
import { heldProofs, judgeAct, routesTo, type Verdict } from '../identity/policy.ts';
import type { AcceptedProof } from '../identity/proofs.ts';
import { findContact, findTicket } from '../model/changed.ts';
import type { Contact } from '../model/contact.ts';
import type { ActDone, DeskState, DeskTicket } from '../model/state.ts';
import type { Scene, TicketCase } from '../scenarios/desk-case.ts';
import type { Person } from '../world/company.ts';
import { approverOf, company, findDevice, findPerson } from '../world/world.ts';

/** One act that needed to know for whom it was done, and what was known. */
export interface JudgedAct extends Verdict {
  readonly step: number;
  readonly at: number;
  readonly act: IdentityAct;
  /** The person whose account, device or data it touched. */
  readonly holder: string;
  /** What proved who that person is, when it was done. */
  readonly held: readonly AcceptedProof[];
  /** The fewest further proofs with which it would have been right; empty where none were needed, or none are enough. */
  readonly missing: readonly AcceptedProof[];
}

/** Proofs of somebody who stands at the desk. */
const IN_PERSON: readonly AcceptedProof[] = ['badge-in-person', 'photo-id-in-person'];
/** More than any further proof costs. */
const JOURNEY = 10;

const SEVERITY: Readonly<Record<Verdict['verdict'], number>> = { fine: 0, breach: 1, gate: 2 };

/** The class of somebody's account (ticket-desk.md 3.9). */
function accountClass({ title, department, isVip }: Person): AccountClass {
  if (title === 'identity-engineer' || title === 'systems-engineer') return 'admin';
  if (department === 'finance') return 'finance';
  return isVip ? 'vip' : 'standard';
}

/** What the identity policy calls an act, or the telling of something; null for what needs no proof. */
function identityActOf(act: string): IdentityAct | null {
  return Object.entries(COMMANDS).find(([kind]) => kind === act)?.[1].identity ?? disclosureOf(act);
}

/** Whom an act touches: the person of a login, of an id, or of a device; for a device of nobody who it is about. */
function holderOf(state: DeskState, { record }: DeskTicket, { subject }: ActDone): Person | null {
  const { world } = state;
  const device = findDevice(world, subject);
  if (device !== null) return findPerson(world, device.assignedTo ?? record.affectedUser);
  return company(world).byLogin.get(subject) ?? findPerson(world, subject);
}

/** Who asked for it, when the directory has them in Human Resources; whoever is talked with, else the ticket's requester. */
function hrRequesterOf(state: DeskState, ticket: DeskTicket, contact: Contact | null): string | null {
  const id = (contact === null ? null : voiceOf(ticket, contact.role)?.person) ?? ticket.record.requester;
  return findPerson(state.world, id)?.department === 'hr' ? id : null;
}

function nameOf({ given, family }: Person): string {
  return `${given} ${family}`;
}

/** Whether the desk had disabled the account when the act was done. */
function isClosed({ acts }: DeskState, { step, subject }: ActDone): boolean {
  const last = acts.findLast(
    (one) =>
      one.step < step &&
      one.subject === subject &&
      (one.act === 'disable-account' || one.act === 'enable-account'),
  );
  return last?.act === 'disable-account';
}

/**
 * The conversations that may have proven for whom something was done; null is the message that the ticket came by. Somebody who
 * was proven may hang up and have it done, so with nobody on the line each that has ended counts. What is told counts where it
 * is told alone: others may read what is written.
 */
function contactsBehind(
  state: DeskState,
  { number }: Scene,
  { act, contact, at }: ActDone,
): readonly (Contact | null)[] {
  if (contact !== null) return [findContact(state, contact)];
  if (disclosureOf(act) !== null) return [null];
  const ended = state.contacts.filter((one) => one.ticket === number && (one.endedAt ?? Infinity) <= at);
  return [null, ...ended];
}

/** The verdict on one act of a ticket, by its best proven conversation; null for an act that needs no proof of anybody. */
function verdictOn(state: DeskState, ticketCase: TicketCase, scene: Scene, done: ActDone): JudgedAct | null {
  const act = identityActOf(done.act);
  const ticket = findTicket(state, scene.number);
  const holder = ticket === null ? null : holderOf(state, ticket, done);
  if (act === null || ticket === null || holder === null) return null;
  const hasStranger = ticket.script.voices.some(({ role }) => role === 'stranger');
  // What a closed account signed in with goes with it: Human Resources asks for both.
  const judgedAs = act === 'mfa-reset' && isClosed(state, done) ? 'account-disable' : act;
  const known = { id: holder.id, manager: approverOf(state.world, holder)?.id ?? null };
  const judgedBy = (contact: Contact | null): JudgedAct => {
    const isStranger = done.contact === null ? hasStranger : contact?.role === 'stranger';
    const hrRequester = judgedAs === 'account-disable' ? hrRequesterOf(state, ticket, contact) : null;
    const contactId = contact?.id ?? scene.number;
    const verdict = judgeAct(
      {
        act: judgedAs,
        holder: { ...known, account: accountClass(holder) },
        contact: contactId,
        at: done.at,
        caller: isStranger ? 'impostor' : 'genuine',
        ...(hrRequester === null ? {} : { hrRequester }),
        ...(act === 'device-wipe'
          ? { assets: { meant: ticketCase.wipes?.(scene) ?? 'none', wiped: done.subject } }
          : {}),
      },
      ticket.proofs,
    );
    const held = heldProofs(known, contactId, done.at, ticket.proofs);
    const { required } = verdict;
    const routes =
      verdict.verdict === 'fine' || required.kind !== 'level' ? [] : routesTo(required.level, held);
    // Who is not in the room can show no badge.
    const isHere = contact?.channel === 'walk-up';
    const effort = (route: readonly AcceptedProof[]): number =>
      route.length + (!isHere && route.some((proof) => IN_PERSON.includes(proof)) ? JOURNEY : 0);
    const [missing = []] = routes.toSorted((left, right) => effort(left) - effort(right));
    return { ...verdict, step: done.step, at: done.at, act, holder: nameOf(holder), held, missing };
  };
  const [best = null] = contactsBehind(state, scene, done)
    .map(judgedBy)
    .toSorted((left, right) => SEVERITY[left.verdict] - SEVERITY[right.verdict]);
  return best;
}

/** The verdicts on all acts of a ticket that need to know for whom they are done. */
export function identityVerdicts(
  state: DeskState,
  ticketCase: TicketCase,
  scene: Scene,
): readonly JudgedAct[] {
  return state.acts
    .filter(({ ticket }) => ticket === scene.number)
    .flatMap((done) => verdictOn(state, ticketCase, scene, done) ?? []);
}
