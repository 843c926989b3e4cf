import { describe, expect, it } from 'vitest';
import { practiceTickets } from '../../src/features/ticket-desk/model/practice-tickets.ts';
import english from '../../src/i18n/en/desk-titles.json' with { type: 'json' };
import spanish from '../../src/i18n/es/desk-titles.json' with { type: 'json' };

const STORIES = practiceTickets().map(({ id }) => id);

describe('the list of tickets to practise', () => {
  it.each([
    ['English', english, /^“.+”$/],
    ['Spanish', spanish, /^«.+»$/],
  ] as const)('quotes each complaint in %s, and no other', (_language, titles, quote) => {
    expect(Object.keys(titles).toSorted()).toEqual(STORIES.toSorted());
    for (const title of Object.values(titles)) expect(title).toMatch(quote);
  });
});
