import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { companyOf } from '../../../src/core/ticketing/world/company.ts';
import { dock, openDesk, timeline } from './desk-screen.tsx';

describe('an analyst on the phone', () => {
  it('promises a time to call back, which the queue and the ticket show', async () => {
    const { person, store } = await openDesk('TK-01-typing');
    await person.click(await dock().findByRole('button', { name: 'Answer' }));
    await person.click(await dock().findByRole('button', { name: 'Call back by' }));
    await person.click(await dock().findByRole('button', { name: '15 min' }));
    expect(await timeline().findByText('You promised a call back by 08:15')).not.toBeNull();
    expect(store.read().view.tickets[0]?.promises).toMatchObject([{ kind: 'call', keptAt: null }]);
    expect(screen.getAllByText(/Promised answer/).length).toBeGreaterThan(1);
  });

  it('leaves a message where nobody picks up', async () => {
    const { person, store } = await openDesk('TK-01-typing');
    await person.click(await dock().findByRole('button', { name: 'Answer' }));
    await person.click(await dock().findByRole('button', { name: 'End' }));
    const ticket = store.read().view.open ?? '';
    await store.send({ kind: 'dial', ticket, number: '719-555-0187' });
    await person.click(await dock().findByRole('button', { name: 'Leave a message' }));
    expect(await timeline().findByText('You left a message at 719-555-0187')).not.toBeNull();
    expect(dock().queryByRole('button', { name: 'Leave a message' })).toBeNull();
  });

  it('brings somebody on hold into the call with the manager', async () => {
    const { person, store } = await openDesk('TK-05-dead-phone');
    await person.click(await dock().findByRole('button', { name: 'Answer' }));
    await person.click(await dock().findByRole('button', { name: 'Hold' }));
    expect(await dock().findByText('Waits for 0 minutes')).not.toBeNull();
    const { open, companySeed, tickets } = store.read().view;

    const manager = companyOf(companySeed).byId.get(tickets[0]?.requester.manager ?? '');
    await store.send({ kind: 'dial', ticket: open ?? '', number: manager?.phone ?? '' });
    await person.click(await dock().findByRole('button', { name: 'Bring in Walk-up' }));
    await waitFor(() => expect(dock().getAllByText('Talking, three of you')).toHaveLength(2));
  });

  it('rings the security team from the list of the phone, and sees who is on the line', async () => {
    const { person, store } = await openDesk('TK-54-adware');
    await person.click(await dock().findByRole('button', { name: 'Answer' }));
    await person.click(await dock().findByRole('button', { name: 'Hold' }));
    await person.click(dock().getByRole('button', { name: /^Phone/ }));
    const { people } = companyOf(store.read().view.companySeed);
    const lead = people.find(({ title }) => title === 'security-lead');
    const name = `Ring the number on record, ${lead?.phone}`;
    await person.click(await dock().findByRole('button', { name }));
    expect(await dock().findByText(`On record for ${lead?.given} ${lead?.family}`)).not.toBeNull();
    expect(await timeline().findByText(`${lead?.given} said`)).not.toBeNull();
  });

  it('puts a caller through to a group', async () => {
    const { person, store } = await openDesk('TK-01-typing');
    await person.click(await dock().findByRole('button', { name: 'Answer' }));
    const ticket = store.read().view.open ?? '';
    const place = { category: 'account', subcategory: 'lockout', impact: 3, urgency: 1 } as const;
    await store.send({ kind: 'classify', ticket, ...place, isSecurityCase: false });
    await store.send({ kind: 'take', ticket });
    await store.send({ kind: 'start-work', ticket });
    await person.click(await dock().findByRole('button', { name: 'Transfer' }));
    await person.selectOptions(dock().getByLabelText(/^Put through to/), 'identity');
    await person.click(dock().getByRole('button', { name: 'Put through' }));
    await waitFor(() => expect(store.read().view.tickets[0]?.record.group).toBe('identity'));
    expect(dock().queryByRole('button', { name: 'End' })).toBeNull();
  });
});

describe('who talks with the desk without a phone', () => {
  it.each([
    ['TK-49-old-known', 'A chat begins', 'In the chat', 'Chat opened', /^Write in the chat/],
    [
      'TK-05-dead-phone',
      'Somebody is at the counter',
      'At the counter',
      'Visitor welcomed',
      /^Say to the visitor/,
    ],
  ])('is no caller in the words of %s', async (id, rings, talks, answered, says) => {
    const { person } = await openDesk(id);
    expect(dock().getByText(rings)).not.toBeNull();
    await person.click(await dock().findByRole('button', { name: 'Answer' }));
    expect(await dock().findByText(talks)).not.toBeNull();
    expect(await timeline().findByText(answered)).not.toBeNull();
    expect(screen.getByRole('tab', { name: says })).not.toBeNull();
    expect(timeline().queryByText(/\bcall(s|ed|er|ing)?\b/i)).toBeNull();
  });
});
