import type { Check } from '../../assessment/run-record.ts';
import type { DeskState, DeskTicket } from '../model/state.ts';
import { DESK_INTENTS } from '../talk/desk-intents.ts';
import type { TicketEnding } from './ticket-ending.ts';
import type { TicketWriting } from './ticket-writing.ts';

const LAPSES = DESK_INTENTS.filter(({ kind }) => kind === 'lapse').map(({ id }) => id);
const COURTESIES = DESK_INTENTS.filter(({ kind }) => kind === 'courtesy').map(({ id }) => id);
/** What tells somebody what happens next, or asks whether it works. */
const CLOSINGS = ['try-again', 'may-close', 'anything-else', 'call-back', 'please-wait'];

/** What the learner said in a ticket, live and in writing, as intents. */
function intentsBy(state: DeskState, ticket: DeskTicket): readonly string[] {
  const spoken = state.contacts
    .filter((contact) => contact.ticket === ticket.record.number)
    .flatMap(({ transcript }) => transcript.filter(({ by }) => by === 'us'))
    .flatMap(({ key }) => key.split(' '));
  return [...spoken, ...ticket.asked];
}

/** Whether the person said in the end that it works, or the group that can help goes on with it. */
function isConfirmed({ evidence }: DeskState, { record }: DeskTicket, ending: TicketEnding): boolean {
  const confirmations = evidence
    .filter(({ ticket }) => ticket === record.number)
    .flatMap(({ findings }) => findings.filter(({ test }) => test === 'told:works'));
  // Nobody can try a computer that stands on the bench.
  const isAtBench =
    ending === 'solved' && record.hold !== null && record.links.some(({ kind }) => kind === 'bench');
  if (isAtBench) return true;
  return confirmations.at(-1)?.outcome === 'yes' || ending === 'passed-on' || ending === 'passed-on-blindly';
}

/** How somebody was talked with: the checks of Communication. */
export function ticketTalk({
  ticket,
  state,
  ending,
  writing,
}: {
  readonly ticket: DeskTicket;
  readonly state: DeskState;
  readonly ending: TicketEnding;
  readonly writing: TicketWriting;
}): readonly Check[] {
  const said = intentsBy(state, ticket);
  const has = (ids: readonly string[]): boolean => said.some((id) => ids.includes(id));
  const isToldNext = has(CLOSINGS) || writing.checks.some(({ id, met }) => id === 'reply-next-step' && met);
  const moods = state.contacts
    .filter((contact) => contact.ticket === ticket.record.number)
    .map(({ talk }) => talk.persona.mood);
  return [
    { id: 'asked', met: said.some((id) => !COURTESIES.includes(id) && !LAPSES.includes(id)) },
    { id: 'courtesy', met: has(COURTESIES) },
    { id: 'expectation', met: isToldNext },
    { id: 'confirmed', met: isConfirmed(state, ticket, ending) },
    { id: 'no-lapse', met: said.length > 0 && !has(LAPSES) },
    { id: 'mood', met: said.length > 0 && [...moods, ticket.talk.persona.mood].every((mood) => mood >= 0) },
    ...(ticket.promises.length === 0
      ? []
      : [{ id: 'promises-kept', met: ticket.promises.every(({ isMissed }) => !isMissed) }]),
    ...writing.checks,
  ];
}
