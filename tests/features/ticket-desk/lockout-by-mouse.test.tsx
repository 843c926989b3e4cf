import { screen, waitFor, type within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { composer, dock, openDesk, requesterOf, timeline } from './desk-screen.tsx';

describe('an analyst with a mouse', () => {
  it('answers, rings back on the number on record, finds the lockout, unlocks, has it confirmed and resolves', async () => {
    const desk = await openDesk('TK-01-phone-mail');
    const { person, store } = desk;
    const { given, family, phone, login } = requesterOf(desk);
    const click = async (within_: ReturnType<typeof within>, name: string | RegExp): Promise<void> =>
      person.click(await within_.findByRole('button', { name }));
    const say = async (set: string, sentence: string): Promise<void> => {
      await click(composer(), set);
      if (composer().queryByRole('button', { name: sentence }) === null)
        await click(composer(), /^More sentences/);
      await click(composer(), sentence);
      await waitFor(() => expect(timeline().getAllByText(sentence).length).toBeGreaterThan(0));
    };

    await click(dock(), 'Answer');
    await say('Ask', 'Did anything change before?');
    expect(timeline().getByText(/I changed my password yesterday/)).not.toBeNull();
    await say('Request', 'I will call you back.');
    await click(dock(), 'End');

    await person.click(screen.getByRole('button', { name: 'Edit fields' }));
    await person.selectOptions(screen.getByLabelText('Category'), 'Account');
    await person.selectOptions(screen.getByLabelText('Subcategory'), 'Lockout');
    await person.selectOptions(screen.getByLabelText('Impact'), 'One user');
    await person.selectOptions(screen.getByLabelText('Urgency'), 'Work stopped');
    await person.click(screen.getByRole('button', { name: 'Save fields' }));
    await waitFor(() => expect(store.read().view.tickets[0]?.record.priority).toBe('P3'));
    await person.click(await screen.findByRole('button', { name: 'Assign to me' }));
    await person.click(screen.getByRole('button', { name: 'Change state' }));
    await person.click(screen.getByRole('button', { name: 'Do it' }));
    await timeline().findByText('State: In progress');

    await click(dock(), new RegExp(`^Look up ${given} ${family}`));
    await dock().findByText(/^Yes, since/);
    await click(dock(), 'Lockouts');
    await click(dock(), new RegExp(`^Look up ${given} ${family}`));
    expect((await dock().findAllByText('MAILGW-01')).length).toBeGreaterThan(0);

    await click(dock(), 'Phone');
    await click(dock(), `Ring the number on record, ${phone}`);
    await dock().findByText('Answered on the number on record');
    await say('This ticket', 'Please enter the new password in the mail app.');
    await click(dock(), 'Lockouts');
    await click(dock(), 'Unlock, 1 min');
    await timeline().findByText(`Unlock: ${login}`);
    await say('Request', 'Please try again.');
    await timeline().findByText('I am in. Thank you!');
    await say('Request', 'May I close the ticket?');
    await click(dock(), 'End');

    await person.click(screen.getByRole('button', { name: 'Change state' }));
    await person.selectOptions(screen.getByLabelText('Cause'), 'A mail app has the old password');
    await person.click(screen.getByRole('checkbox', { name: /Lockout came through the mail gateway/ }));
    await person.click(screen.getByRole('button', { name: 'Do it' }));
    await timeline().findByText('State: Resolved');
    await person.click(screen.getByRole('button', { name: /^Resolved/ }));
    expect(screen.getByRole('button', { name: new RegExp(`${given} ${family}.*Resolved`) })).not.toBeNull();
    expect((await store.finish())?.passed).toBe(true);
  });
});
