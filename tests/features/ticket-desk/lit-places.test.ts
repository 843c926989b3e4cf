import { describe, expect, it } from 'vitest';
import { ticketing } from '../../../src/core/ticketing/judge.ts';
import { TICKETING_PLAY } from '../../../src/core/ticketing/play.ts';
import { TICKET_CASES } from '../../../src/core/ticketing/scenarios/judged/registry.ts';
import { ticketRegistry } from '../../../src/core/ticketing/scenarios/ticket-registry.ts';
import { litTickets } from '../../../src/features/ticket-desk/workspace/map/lit-tickets.ts';
import english from '../../../src/i18n/en/desk-map.json';
import tk26 from '../../../src/i18n/en/tickets/tk-26.json';
import tk33 from '../../../src/i18n/en/tickets/tk-33.json';
import spanish from '../../../src/i18n/es/desk-map.json';
import spanishTk26 from '../../../src/i18n/es/tickets/tk-26.json';

const { judge } = ticketing(ticketRegistry(TICKET_CASES));

/** The first ticket of a story as it arrives, lit by its opening words. */
function lit(story: string, opening: string, aisle: string) {
  const start = judge.deal(story, 7, 'practice');
  if (start === null) throw new Error(`${story} is not dealt.`);
  const view = TICKETING_PLAY.project(start);
  const [first] = litTickets(view, {
    about: ({ values }) => opening.replace(/{{(\w+)}}/g, (_all, name: string) => values[name] ?? ''),
    aisle: (letter) => aisle.replace('{{letter}}', letter),
  });
  if (first === undefined) throw new Error('No ticket has arrived.');
  return first;
}

describe('the places that light up with a ticket', () => {
  it.each([
    ['an English', tk26.opening, english.aisle],
    ['a Spanish', spanishTk26.opening, spanish.aisle],
  ])('are the access point of the aisle that %s ticket names', (_language, opening, aisle) => {
    expect(lit('TK-26', opening, aisle)).toMatchObject({ device: 'BR-AP-3', light: 'later' });
  });

  it('are the printer that a ticket names', () => {
    const { device, ticket } = lit('TK-33', tk33.opening, english.aisle);
    expect(device).toBe(ticket.values['printer']);
    expect(device).toMatch(/^(AS|BR|CO)-/);
  });

  it('are the desk alone where a ticket names no device', () => {
    const { device, person, ticket } = lit('TK-01', 'My account is locked again.', english.aisle);
    expect(device).toBeNull();
    expect(person.id).toBe(ticket.record.affectedUser);
  });
});
