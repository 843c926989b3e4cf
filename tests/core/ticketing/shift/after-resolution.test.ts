import { describe, expect, it } from 'vitest';
import { seedRng } from '../../../../src/core/kernel/rng.ts';
import { SECONDS_PER_DAY } from '../../../../src/core/kernel/time.ts';
import { dealShift } from '../../../../src/core/ticketing/deal.ts';
import type { DeskCommand, DeskEvent } from '../../../../src/core/ticketing/model/commands.ts';
import type { DeskState } from '../../../../src/core/ticketing/model/state.ts';
import { reduce } from '../../../../src/core/ticketing/reduce.ts';
import { TICKET_CASES } from '../../../../src/core/ticketing/scenarios/judged/registry.ts';

const LOCKED = TICKET_CASES.find(({ id }) => id === 'TK-01-typing');
if (LOCKED === undefined) throw new Error('TK-01 is not there.');

interface Played {
  readonly state: DeskState;
  readonly events: readonly DeskEvent[];
}

function play(start: DeskState, commands: readonly DeskCommand[]): Played {
  return commands.reduce<Played>(
    ({ state, events }, command) => {
      const done = reduce(state, command);
      if (!done.ok) throw new Error(`${command.kind} is refused: ${done.error.reason}.`);
      return { state: done.value.state, events: [...events, ...done.value.events] };
    },
    { state: start, events: [] },
  );
}

const planned = [LOCKED, LOCKED].map((ticketCase) => ({ ticketCase, after: 0 }));

function twoTickets(): { readonly start: DeskState; readonly first: string; readonly second: string } {
  const start = dealShift(planned, 20 * SECONDS_PER_DAY, seedRng(5), 'practice');
  const [first = '', second = ''] = start.tickets.map(({ record }) => record.number);
  return { start, first, second };
}

function worked(ticket: string, contact: string): readonly DeskCommand[] {
  const place = { category: 'account', subcategory: 'lockout', impact: 3, urgency: 1 } as const;
  return [
    { kind: 'answer-call', contact },
    { kind: 'classify', ticket, ...place, isSecurityCase: false },
    { kind: 'take', ticket },
    { kind: 'start-work', ticket },
    { kind: 'say', contact, intents: ['check-keyboard'] },
    { kind: 'say', contact, intents: ['try-again'] },
    { kind: 'end-call', contact },
  ];
}

const resolution = { code: 'solved-permanent', cause: 'typing', evidence: [1] } as const;
const stateOf = ({ tickets }: DeskState, number: string) =>
  tickets.find(({ record }) => record.number === number)?.record.state;

describe('what follows from a resolution', () => {
  it('resolves the open children with their parent', () => {
    const { start, first, second } = twoTickets();
    const { state, events } = play(start, [
      ...worked(first, 'C1'),
      { kind: 'make-child', ticket: second, into: first },
      { kind: 'resolve', ticket: first, ...resolution },
    ]);
    expect([first, second].map((number) => stateOf(state, number))).toEqual(['resolved', 'resolved']);
    expect(events).toContainEqual({ kind: 'child-resolved', ticket: second });
  });

  it('closes a ticket after three business days in which nobody came back', () => {
    const { start, first } = twoTickets();
    const { login } = start.world.accounts[Object.keys(start.world.accounts)[0] ?? ''] ?? { login: '' };
    const resolved = play(start, [
      ...worked(first, 'C1'),
      { kind: 'unlock-account', login },
      { kind: 'resolve', ticket: first, ...resolution },
      { kind: 'wait', seconds: 2 * SECONDS_PER_DAY },
    ]);
    expect(stateOf(resolved.state, first)).toBe('resolved');
    const later = play(resolved.state, [{ kind: 'wait', seconds: 2 * SECONDS_PER_DAY }]);
    expect(stateOf(later.state, first)).toBe('closed');
    expect(later.events).toContainEqual({ kind: 'ticket-closed', ticket: first });
  });

  it('reopens it however long the learner waits, when the trouble is there', () => {
    const { start, first } = twoTickets();
    const { events } = play(start, [
      ...worked(first, 'C1'),
      { kind: 'resolve', ticket: first, ...resolution },
      { kind: 'wait', seconds: 10 * SECONDS_PER_DAY },
    ]);
    expect(events).toContainEqual({ kind: 'ticket-reopened', ticket: first });
  });
});
