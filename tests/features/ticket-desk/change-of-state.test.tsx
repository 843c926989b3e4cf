import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { companyOf } from '../../../src/core/ticketing/world/company.ts';
import { openDesk } from './desk-screen.tsx';

describe('the keys for tickets of the same trouble', () => {
  it.each([
    ['d', 'merge'],
    ['l', 'make-child'],
  ])('%s opens the change of state at “%s”', async (key, act) => {
    const { person, store } = await openDesk('TK-46-not-out-yet');
    const [first] = store.read().view.tickets;
    if (first === undefined) throw new Error('No ticket has arrived.');
    await store.send({ kind: 'open-ticket', ticket: first.record.number });
    await screen.findByRole('button', { name: 'Change state' });
    await person.keyboard(key);
    const chosen = await screen.findByLabelText<HTMLSelectElement>('What to do');
    await waitFor(() => expect(chosen.value).toBe(act));
    expect(screen.getByLabelText<HTMLSelectElement>('Other ticket').options.length).toBeGreaterThan(1);
  });

  it('open it at what comes next where there is no other ticket, which offers neither', async () => {
    const { person, store } = await openDesk('TK-09-no-member');
    const [first] = store.read().view.tickets;
    if (first === undefined) throw new Error('No ticket has arrived.');
    await store.send({ kind: 'open-ticket', ticket: first.record.number });
    await screen.findByRole('button', { name: 'Change state' });
    await person.keyboard('d');
    const chosen = await screen.findByLabelText<HTMLSelectElement>('What to do');
    const offered = [...chosen.options].map(({ value }) => value);
    expect(offered).toContain('escalate');
    expect(offered.filter((act) => ['merge', 'make-child'].includes(act))).toEqual([]);
    expect(chosen.value).toBe('start-work');
  });
});

describe('a ticket that is handed over', () => {
  it('goes nowhere before its group is chosen', async () => {
    const { person, store } = await openDesk('TK-09-no-member');
    const [first] = store.read().view.tickets;
    if (first === undefined) throw new Error('No ticket has arrived.');
    await store.send({ kind: 'open-ticket', ticket: first.record.number });
    await person.click(await screen.findByRole('button', { name: 'Change state' }));
    await person.selectOptions(await screen.findByLabelText('What to do'), 'escalate');
    expect(screen.getByLabelText<HTMLSelectElement>('Resolver group').value).toBe('');
    expect(screen.getByRole('button', { name: 'Do it' }).getAttribute('aria-disabled')).toBe('true');
    await person.selectOptions(screen.getByLabelText('Resolver group'), 'desktop');
    expect(screen.getByRole('button', { name: 'Do it' }).getAttribute('aria-disabled')).toBeNull();
  });

  it('keeps what was written for its end when work has to be started first', async () => {
    const { person, store } = await openDesk('TK-09-no-member');
    const [first] = store.read().view.tickets;
    if (first === undefined) throw new Error('No ticket has arrived.');
    await store.send({ kind: 'open-ticket', ticket: first.record.number });
    await store.send({ kind: 'take', ticket: first.record.number });
    const open = async () => person.click(await screen.findByRole('button', { name: 'Change state' }));
    await open();
    await person.selectOptions(await screen.findByLabelText('What to do'), 'resolve');
    await person.selectOptions(screen.getByLabelText('Cause'), 'no-member');
    await person.type(screen.getByLabelText('Your note'), 'Added to the group.');
    await person.click(screen.getByRole('button', { name: 'Do it' }));
    expect(await screen.findAllByText('Start work first.')).not.toEqual([]);
    await person.selectOptions(screen.getByLabelText('What to do'), 'start-work');
    await person.click(screen.getByRole('button', { name: 'Do it' }));
    await waitFor(() => expect(screen.queryByLabelText('What to do')).toBeNull());
    await open();
    expect((await screen.findByLabelText<HTMLSelectElement>('What to do')).value).toBe('resolve');
    expect(screen.getByLabelText<HTMLTextAreaElement>('Your note').value).toBe('Added to the group.');
  });
});

describe('whom a ticket is about', () => {
  it('is set by the name alone, as people say it', async () => {
    const { person, store } = await openDesk('TK-09-no-member');
    const { view } = store.read();
    const [first] = view.tickets;
    if (first === undefined) throw new Error('No ticket has arrived.');
    const { people } = companyOf(view.companySeed);
    const names = people.map(({ given, family }) => `${given} ${family}`);
    const index = names.findIndex(
      (name, at) =>
        people[at]?.id !== first.record.affectedUser && names.indexOf(name) === names.lastIndexOf(name),
    );
    await store.send({ kind: 'open-ticket', ticket: first.record.number });
    await person.click(await screen.findByRole('button', { name: /^Edit fields/ }));
    const box = await screen.findByLabelText('Affected user');
    await person.clear(box);
    await person.type(box, names[index] ?? '');
    await person.click(screen.getByRole('button', { name: 'Set user' }));
    await waitFor(() => expect(store.read().view.tickets[0]?.record.affectedUser).toBe(people[index]?.id));
  });
});
