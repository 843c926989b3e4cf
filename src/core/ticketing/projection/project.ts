import { memoize } from '../../kernel/memoize.ts';
import { clocksOf } from '../clocks/clocks.ts';
import { shellNames } from '../console/complete.ts';
import { intentsOf } from '../handlers/talking.ts';
import type { Contact } from '../model/contact.ts';
import type { RemoteSession } from '../model/remote.ts';
import type { DeskState, DeskTicket } from '../model/state.ts';
import type { ContactView, DeskView, RemoteView, TicketView } from '../model/view.ts';
import { visitOf } from '../world/bench.ts';
import { hostOf } from '../world/hosts.ts';
import { findPerson, type World } from '../world/world.ts';

function projectVisit({ world }: DeskState, ticket: string): TicketView['bench'] {
  const found = visitOf(world, ticket);
  return found === null ? null : { ...found.visit, asset: found.asset };
}

function projectTicket(state: DeskState, ticket: DeskTicket): TicketView {
  const { record, script, proofs, promises, noted } = ticket;
  const requester = findPerson(state.world, record.requester);
  if (requester === null) throw new Error(`The company has no ${record.requester}.`);
  return {
    record,
    clocks: clocksOf(record.clockEvents, state.now),
    opening: script.opening,
    values: script.values,
    story: script.story,
    requester,
    causes: script.causes,
    intents: intentsOf(ticket).map(({ id, labelKey }) => ({ id, label: labelKey })),
    proofs,
    promises,
    noted,
    bench: projectVisit(state, record.number),
  };
}

/** Who is really at the other end is not seen: it has to be found out. */
function projectContact({ talk: _talk, role: _role, ...contact }: Contact): ContactView {
  return contact;
}

function projectRemote({ world }: DeskState, session: RemoteSession): RemoteView {
  const host = hostOf(world, session.asset);
  return { ...session, names: host === null ? null : shellNames(host) };
}

/** Names alone: what a form says is read in it. */
const projectStarters = memoize((starters: World['starters']): DeskView['starters'] =>
  Object.values(starters).map(({ id, given, family, login, manager }) => ({
    id,
    given,
    family,
    login,
    manager,
  })),
);

/** What the learner may see: nothing of what is still to come, of who somebody really is, and of what was drawn. */
export function project(state: DeskState): DeskView {
  return {
    mode: state.mode,
    now: state.now,
    startedAt: state.startedAt,
    endsAt: state.endsAt,
    steps: state.steps,
    companySeed: state.world.companySeed,
    tickets: state.tickets.map((ticket) => projectTicket(state, ticket)),
    contacts: state.contacts.map(projectContact),
    open: state.open,
    pages: state.pages,
    remote: state.remote.map((session) => projectRemote(state, session)),
    evidence: state.evidence,
    acts: state.acts,
    areClocksStopped: state.clockStop === 'stopped',
    hints: state.hints,
    starters: projectStarters(state.world.starters),
  };
}
