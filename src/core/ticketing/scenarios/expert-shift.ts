import { fail, type Result, succeed } from '../../kernel/result.ts';
import type { DeskCommand } from '../model/commands.ts';
import type { Contact } from '../model/contact.ts';
import type { FollowedStep } from '../model/followed-step.ts';
import type { DeskState } from '../model/state.ts';
import { reduce } from '../reduce.ts';
import type { CaseInShift } from './scenes-of.ts';

/** The name in a ticket's script for the first call about a related ticket; its own contacts are `C1`, `C2` ... */
export function callAbout(related: string): string {
  return `${related}:C1`;
}

/** Whether a ticket came in because of the same case. */
function belongsTo(state: DeskState, number: string | null, story: string): boolean {
  return state.tickets.some(({ record, script }) => record.number === number && script.story === story);
}

/**
 * The contact that a script means: its name says of which ticket, the script's own where it says nothing, and its place among
 * the contacts of that ticket. Whatever rings for another ticket of the shift, or for a related one, moves no name.
 */
function contactIn({ contacts }: DeskState, name: string, own: string): Contact | null {
  const [ticket, place] = name.includes(':') ? name.split(':') : [own, name];
  return contacts.filter((contact) => contact.ticket === ticket)[Number(place?.slice(1)) - 1] ?? null;
}

/** A command of the script of the ticket `own` with the names that its contacts have in the shift. */
export function toContactsOf(command: DeskCommand, state: DeskState, own: string): DeskCommand {
  const named = (name: string): string => contactIn(state, name, own)?.id ?? name;
  if (command.kind === 'join-calls')
    return { ...command, contact: named(command.contact), held: named(command.held) };
  return 'contact' in command ? { ...command, contact: named(command.contact) } : command;
}

/** The command of a ticket's script with the names that its contacts and notebook entries have in the shift. */
function inShift(command: DeskCommand, state: DeskState, { ticketCase, scene }: CaseInShift): DeskCommand {
  if (!('evidence' in command)) return toContactsOf(command, state, scene.number);
  const entries = state.evidence.filter(({ ticket }) => belongsTo(state, ticket, ticketCase.story.id));
  const cited = { ...command, evidence: command.evidence.flatMap((id) => entries[id - 1]?.id ?? []) };
  return toContactsOf(cited, state, scene.number);
}

/** Whether a command is about a caller who gave up while the expert was busy with another ticket: nobody is on that line. */
function isForNobody(command: DeskCommand, state: DeskState, { scene }: CaseInShift): boolean {
  if (!('contact' in command) || !command.contact.includes(':')) return false;
  const contact = contactIn(state, command.contact, scene.number);
  return contact?.direction === 'in' && contact.status === 'unanswered';
}

type Way = Result<readonly FollowedStep[], string>;

function findWay(cases: readonly CaseInShift[], start: DeskState): Way {
  const steps: FollowedStep[] = [];
  let state = start;
  const act = (command: DeskCommand): string | null => {
    const step = steps.length + 1;
    const done = reduce(state, command);
    if (!done.ok) return `Command ${step} (${command.kind}) is refused: ${done.error.reason}.`;
    steps.push({ step, command, before: state, after: done.value.state });
    state = done.value.state;
    return null;
  };
  const waitUntil = (isThere: () => boolean): string | null => {
    let refused: string | null = null;
    while (refused === null && !isThere()) refused = act({ kind: 'wait-for-event' });
    return refused;
  };
  for (const one of cases) {
    const { ticketCase, scene } = one;
    const arrived = waitUntil(() => state.tickets.some(({ record }) => record.number === scene.number));
    if (arrived !== null) return fail(arrived);
    for (const command of ticketCase.expert(scene)) {
      if (command.kind === 'answer-call') {
        const rung = waitUntil(() => contactIn(state, command.contact, scene.number) !== null);
        if (rung !== null) return fail(rung);
      }
      if (isForNobody(command, state, one)) continue;
      const refused = act(inShift(command, state, one));
      if (refused !== null) return fail(refused);
    }
  }
  return succeed(steps);
}

/** A report, a review and the draw of a shift go the same way: it is looked for once. */
const ways = new WeakMap<DeskState, Way>();

/**
 * An expert's way through a shift: one ticket after the other, in the order in which they come in. Fails where the rules refuse a
 * command, because one ticket of the shift stands in the way of another.
 *
 * @param cases those of the state
 */
export function expertWay(cases: readonly CaseInShift[], start: DeskState): Way {
  const way = ways.get(start) ?? findWay(cases, start);
  ways.set(start, way);
  return way;
}

/** The same; throws where there is none: a shift must be dealt so that this way is open. */
export function expertSteps(cases: readonly CaseInShift[], start: DeskState): readonly FollowedStep[] {
  const way = expertWay(cases, start);
  if (!way.ok) throw new Error(way.error);
  return way.value;
}
