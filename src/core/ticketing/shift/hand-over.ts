import { SECONDS_PER_MINUTE } from '../../kernel/time.ts';
import { contextOf } from '../handlers/record-context.ts';
import { changedTicket, withTicket } from '../model/changed.ts';
import type { DeskEvent } from '../model/commands.ts';
import type { DeskState, DeskTicket } from '../model/state.ts';
import { actOn } from '../record/transitions.ts';
import type { ResolverGroup } from '../record/vocabulary.ts';

/** Until the group that got a ticket has read its note (ticket-desk.md 3.7). */
export const READ_AFTER_SECONDS = 20 * SECONDS_PER_MINUTE;

/** The findings that the group needs and that no note of the ticket cites. */
export function missingFacts({ evidence }: DeskState, { script, noted }: DeskTicket): readonly string[] {
  const cited = evidence.filter(({ id }) => noted.includes(id)).flatMap(({ findings }) => findings);
  return (script.handOver?.needs ?? [])
    .filter((need) => cited.every(({ test, subject }) => test !== need.test || subject !== need.subject))
    .map(({ test }) => test);
}

/** The group reads what it got, and sends back what is not its own or lacks something. */
export function readByGroup(
  state: DeskState,
  ticket: DeskTicket,
  group: ResolverGroup,
): { readonly state: DeskState; readonly events: readonly DeskEvent[] } {
  const { record, script } = ticket;
  if (record.state !== 'assigned' || record.group !== group) return { state, events: [] };
  const isOurs = script.handOver?.group === group;
  const missing = isOurs ? missingFacts(state, ticket) : [];
  if (isOurs && missing.length === 0) return { state, events: [] };
  const because = isOurs ? 'incomplete' : 'not-ours';
  const context = { ...contextOf(state), actor: group, actorGroup: group };
  const back = actOn(record, { kind: 'return', because, missing }, context);
  if (!back.ok) return { state, events: [] };
  return {
    state: withTicket(state, changedTicket(ticket, { record: back.value })),
    events: [{ kind: 'ticket-bounced', ticket: record.number, because, missing }],
  };
}
