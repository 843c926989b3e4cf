import { fail, type Result, succeed } from '../../kernel/result.ts';
import type { DeskCommand } from '../model/commands.ts';
import type { DeskState } from '../model/state.ts';
import { reduce } from '../reduce.ts';
import type { CaseInShift } from './scenes-of.ts';

/** Whether a ticket came in because of the same case. */
function belongsTo(state: DeskState, number: string | null, story: string): boolean {
  return state.tickets.some(({ record, script }) => record.number === number && script.story === story);
}

/** The command of a ticket's script with the names that its contacts and notebook entries have in the shift. */
function inShift(command: DeskCommand, state: DeskState, story: string): DeskCommand {
  const contacts = state.contacts.filter(({ ticket }) => belongsTo(state, ticket, story));
  const entries = state.evidence.filter(({ ticket }) => belongsTo(state, ticket, story));
  const named = 'contact' in command ? contacts[Number(command.contact.slice(1)) - 1] : undefined;
  if (named !== undefined) return { ...command, contact: named.id } as DeskCommand;
  if (!('evidence' in command)) return command;
  return { ...command, evidence: command.evidence.flatMap((id) => entries[id - 1]?.id ?? []) };
}

/**
 * An expert's way through a shift: one ticket after the other, in the order in which they come in. Fails where the rules refuse a
 * command, because one ticket of the shift stands in the way of another.
 */
export function expertWay(
  cases: readonly CaseInShift[],
  start: DeskState,
): Result<readonly DeskCommand[], string> {
  const log: DeskCommand[] = [];
  let state = start;
  const act = (command: DeskCommand): string | null => {
    const done = reduce(state, command);
    if (!done.ok) return `Command ${log.length + 1} (${command.kind}) is refused: ${done.error.reason}.`;
    log.push(command);
    state = done.value.state;
    return null;
  };
  for (const { ticketCase, scene } of cases) {
    while (!state.tickets.some(({ record }) => record.number === scene.number)) {
      const refused = act({ kind: 'wait-for-event' });
      if (refused !== null) return fail(refused);
    }
    for (const command of ticketCase.expert(scene)) {
      const refused = act(inShift(command, state, ticketCase.story.id));
      if (refused !== null) return fail(refused);
    }
  }
  return succeed(log);
}

/** The same; throws where there is none: a shift must be dealt so that this way is open. */
export function expertOfShift(cases: readonly CaseInShift[], start: DeskState): readonly DeskCommand[] {
  const way = expertWay(cases, start);
  if (!way.ok) throw new Error(way.error);
  return way.value;
}
