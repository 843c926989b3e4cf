import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { composer, openDesk, requesterOf, timeline } from './desk-screen.tsx';

describe('an analyst who writes', () => {
  it('sets fields and a reply by one macro, and sends only when asked to', async () => {
    const { person, store } = await openDesk('TK-09-no-member');
    await person.click(await screen.findByRole('button', { name: /folder/ }));
    await person.selectOptions(await composer().findByLabelText('Macro'), 'lockout');
    await waitFor(() => expect(store.read().view.tickets[0]?.record.priority).toBe('P3'));
    expect(composer().getByRole('button', { name: /^Remove: I will call you back/ })).not.toBeNull();
    expect(store.read().commands.map(({ kind }) => kind)).not.toContain('reply');
    await person.click(composer().getByRole('button', { name: /^Send to / }));
    await timeline().findByText(/I will get back to you within 30 minutes/);
  });

  it('fills the person and the ticket into a saved reply', async () => {
    const desk = await openDesk('TK-09-no-member');
    const { person, store } = desk;
    await person.click(await screen.findByRole('button', { name: /folder/ }));
    await person.selectOptions(await composer().findByLabelText('Saved reply'), 'working-on-it');
    const field = composer().getByLabelText('In your own words');
    const number = store.read().view.tickets[0]?.record.number ?? '';
    expect(field).toHaveProperty(
      'value',
      `Hello ${requesterOf(desk).given}, we are working on ${number}. You will hear from us within two hours.`,
    );
  });
});
