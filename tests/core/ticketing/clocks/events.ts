import type { ClockEvent, ClockEventBody } from '../../../../src/core/ticketing/clocks/events.ts';
import type { HoldReason } from '../../../../src/core/ticketing/clocks/hold-reasons.ts';
import type { Priority } from '../../../../src/core/ticketing/priority/matrix.ts';
import { at } from '../desk-time.ts';

/** The events of a ticket, written down one after the other; times as 'Tue 10:00' of the shift's week. */
interface TicketEvents {
  readonly events: readonly ClockEvent[];
  add(time: string, body: ClockEventBody): TicketEvents;
  priority(time: string, priority: Priority): TicketEvents;
  hold(from: string, until: string | null, reason?: HoldReason): TicketEvents;
}

function withEvents(events: readonly ClockEvent[]): TicketEvents {
  const add = (time: string, body: ClockEventBody) => withEvents([...events, { ...body, at: at(time) }]);
  return {
    events,
    add,
    priority: (time, priority) => add(time, { kind: 'prioritized', priority }),
    hold: (from, until, reason = 'caller') => {
      const begun = add(from, { kind: 'hold-began', reason, asked: true });
      return until === null ? begun : begun.add(until, { kind: 'hold-ended' });
    },
  };
}

/** A ticket that was created then, with a priority from the start unless it is null. */
export function ticket(createdAt: string, priority: Priority | null): TicketEvents {
  const created = withEvents([{ kind: 'created', at: at(createdAt) }]);
  return priority === null ? created : created.priority(createdAt, priority);
}
