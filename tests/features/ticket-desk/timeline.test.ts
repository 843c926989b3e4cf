import { describe, expect, it } from 'vitest';
import { ticketing } from '../../../src/core/ticketing/judge.ts';
import { TICKETING_PLAY } from '../../../src/core/ticketing/play.ts';
import { reduce } from '../../../src/core/ticketing/reduce.ts';
import { TICKET_CASES } from '../../../src/core/ticketing/scenarios/judged/registry.ts';
import { ticketRegistry } from '../../../src/core/ticketing/scenarios/ticket-registry.ts';
import { timelineOf } from '../../../src/features/ticket-desk/model/timeline.ts';

const { judge } = ticketing(ticketRegistry(TICKET_CASES));

describe('the timeline of a ticket', () => {
  it('has the words of a caller once whom nobody answered: as the message that was left', () => {
    const start = judge.deal('TK-36', 7, 'practice');
    const missed = start === null ? null : reduce(start, { kind: 'wait', seconds: 1800 });
    if (missed === null || !missed.ok) throw new Error('Nobody rang.');
    const view = TICKETING_PLAY.project(missed.value.state);
    const [ticket] = view.tickets;
    if (ticket === undefined) throw new Error('No ticket has arrived.');
    const items = timelineOf(view, ticket);
    const words = items.filter(
      (item) => item.kind === 'opening' || (item.kind === 'entry' && item.entry.kind === 'person-message'),
    );
    expect(words.map(({ kind }) => kind)).toEqual(['entry']);
  });
});
