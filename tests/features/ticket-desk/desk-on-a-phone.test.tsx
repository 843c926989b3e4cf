import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { composer, openDesk, requesterOf, timeline } from './desk-screen.tsx';

const page = () => within(screen.getByRole('navigation', { name: 'Pages' }));

describe('an analyst with a phone', () => {
  it('goes through queue, ticket and tools as pages, and answers from the ticket', async () => {
    const desk = await openDesk('TK-01-typing', { phone: true });
    const { person } = desk;
    expect(page().getByRole('button', { name: 'Queue' }).getAttribute('aria-current')).toBe('page');
    expect(screen.queryByRole('region', { name: 'Tools' })).toBeNull();
    await person.click(page().getByRole('button', { name: 'Ticket' }));
    await person.click(screen.getByRole('button', { name: 'Answer' }));
    await timeline().findByText('Call answered', { exact: false });
    expect(screen.queryByRole('textbox', { name: 'In your own words' })).toBeNull();
    await person.click(composer().getByRole('tab', { name: 'Say on the call' }));
    await person.click(composer().getByRole('button', { name: 'Ask' }));
    await person.click(composer().getByRole('button', { name: 'What exactly does the message say?' }));
    await timeline().findByText(/currently locked out/);
    await person.click(composer().getByRole('button', { name: 'Fold' }));
    expect(composer().getByRole('tab', { name: 'Internal note' })).not.toBeNull();
    await person.click(page().getByRole('button', { name: 'Tools' }));
    expect(screen.queryByRole('region', { name: 'Timeline' })).toBeNull();
    const { given } = requesterOf(desk);
    await person.click(screen.getByRole('button', { name: new RegExp(`^Look up ${given}`) }));
    await screen.findByText(/^Yes, since/);
  });

  it('answers a call where the queue is read, and stands in its ticket', async () => {
    const { person } = await openDesk('TK-01-typing', { phone: true });
    await person.click(screen.getByRole('button', { name: 'Answer' }));
    await timeline().findByText('Call answered', { exact: false });
    expect(page().getByRole('button', { name: 'Ticket' }).getAttribute('aria-current')).toBe('page');
  });

  it('writes a reply from sentences, words and a promise, whose checks are shown, and it names whom it goes to', async () => {
    const desk = await openDesk('TK-01-typing', { phone: true });
    const { person, store } = desk;
    const { given } = requesterOf(desk);
    await person.click(screen.getByRole('button', { name: new RegExp(given) }));
    await person.click(await screen.findByRole('tab', { name: 'Public reply' }));
    await person.click(composer().getByRole('button', { name: 'Sentences' }));
    await person.click(composer().getByRole('button', { name: 'Courtesy' }));
    await person.click(composer().getByRole('button', { name: 'I am sorry about this.' }));
    const checks = within(composer().getByRole('list', { name: 'What the reply has' }));
    expect(checks.getByText(/^Courtesy/).textContent).toContain(', met');
    expect(checks.getByText(/^A promised time/).textContent).toContain('not yet');
    await person.selectOptions(
      composer().getByRole('combobox', { name: 'Promise an answer' }),
      'within 30 min',
    );
    expect(checks.getByText(/^A promised time/).textContent).toContain(', met');
    await person.click(composer().getByRole('button', { name: `Send to ${given}` }));
    expect((await timeline().findByText(/I will get back to you within 30 minutes\./)).textContent).toContain(
      'I am sorry about this.',
    );
    expect(timeline().getByText('Public reply')).not.toBeNull();
    expect(store.read().view.tickets[0]?.record.timeline.at(-1)?.kind).toBe('public-reply');
  });

  it('meets a name on every button and field, on each page', async () => {
    const { person } = await openDesk('TK-01-typing', { phone: true });
    const nameless = (): readonly Element[] =>
      (['button', 'textbox', 'combobox', 'checkbox', 'tab'] as const).flatMap((role) =>
        screen.queryAllByRole(role, { name: '' }),
      );
    for (const name of ['Ticket', 'Tools', 'Queue']) {
      expect(nameless()).toEqual([]);
      await person.click(page().getByRole('button', { name }));
    }
    await person.click(page().getByRole('button', { name: 'Ticket' }));
    await person.click(screen.getByRole('button', { name: 'Answer' }));
    await person.click(await screen.findByRole('tab', { name: 'Internal note' }));
    expect(nameless()).toEqual([]);
  });
});
