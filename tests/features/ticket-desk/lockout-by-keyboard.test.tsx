import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { composer, dock, type OpenDesk, openDesk, PERSON, requesterOf, timeline } from './desk-screen.tsx';

/** Tab to something, as somebody does who cannot see where it stands. */
async function tabTo({ person }: OpenDesk, name: string | RegExp, role = 'button'): Promise<void> {
  const wanted: readonly (Element | null)[] = await screen.findAllByRole(role, { name });
  for (let presses = 0; presses < 150; presses += 1) {
    if (wanted.includes(document.activeElement)) return;
    await person.tab();
  }
  throw new Error(`Tab does not reach ${String(name)}.`);
}

async function press(desk: OpenDesk, name: string | RegExp): Promise<void> {
  await tabTo(desk, name);
  await desk.person.keyboard('{Enter}');
}

afterEach(() => {
  document.body.focus();
});

describe('an analyst with a keyboard', () => {
  it('answers, types what to say, rings back, finds the lockout, unlocks, has it confirmed and resolves', async () => {
    const desk = await openDesk('TK-01-wifi-profile');
    const { person, store } = desk;
    const { phone, login } = requesterOf(desk);
    const leave = (): Promise<void> => person.keyboard('{Escape}');
    const type = async (words: string): Promise<void> => {
      await leave();
      await person.keyboard('c');
      await waitFor(() => expect(document.activeElement?.getAttribute('data-focus')).toBe('compose'));
      await person.keyboard(`${words}{Control>}{Enter}{/Control}`);
      await timeline().findByText(words);
      await leave();
    };

    await waitFor(() => expect(document.activeElement?.textContent).toContain('Answer'));
    await person.keyboard('{Enter}');
    await timeline().findByText('Call answered', { exact: false });
    await type('What did you change before it began?');
    expect(timeline().getByText(/I changed my password yesterday/)).not.toBeNull();
    await type('I will call you back.');
    await press(desk, 'End');

    await person.keyboard('{Escape}e');
    const fields = within(await screen.findByRole('dialog'));
    for (const [label, option] of [
      ['Category', 'Account'],
      ['Subcategory', 'Lockout'],
      ['Impact', 'One user'],
      ['Urgency', 'Work stopped'],
    ] as const)
      await person.selectOptions(fields.getByLabelText(label), option);
    await press(desk, 'Save fields');
    await person.keyboard('{Escape}a');
    await timeline().findByText('Assignee: you');
    await person.keyboard('s');
    await screen.findByRole('dialog');
    await press(desk, 'Do it');
    await timeline().findByText('State: In progress');

    await person.keyboard('{Escape}2');
    expect(dock().getByRole('heading', { name: 'Lockouts' })).not.toBeNull();
    await person.keyboard('f');
    await waitFor(() => expect(document.activeElement?.getAttribute('data-focus')).toBe('find'));
    await person.keyboard(`${login}{Enter}`);
    expect((await dock().findAllByText('RADIUS-01')).length).toBeGreaterThan(0);
    await person.keyboard('{Escape}8');
    await press(desk, `Ring the number on record, ${phone}`);
    await dock().findByText('Answered on the number on record');

    // The sentences of the ticket have the keys 1 to 6 while the list has the focus; the tools keep theirs outside.
    const list = within(composer().getByRole('list', { name: 'Sentences' }));
    list.getByRole('button', { name: /Wi-Fi profile/ }).focus();
    await person.keyboard('3');
    await timeline().findByText(/joined again with the new password/);
    expect(dock().getByRole('heading', { name: 'Phone' })).not.toBeNull();
    await person.keyboard('{Escape}2');
    await press(desk, 'Unlock, 1 min');
    await timeline().findByText(`Unlock: ${login}`);
    await type('Please try again.');
    await timeline().findByText('I am in. Thank you!');
    await press(desk, 'End');

    await person.keyboard('{Escape}s');
    const state = within(await screen.findByRole('dialog'));
    await person.selectOptions(state.getByLabelText('Cause'), 'A Wi-Fi profile has the old password');
    await tabTo(desk, /Lockout came through the Wi-Fi server/, 'checkbox');
    await person.keyboard(' ');
    await press(desk, 'Do it');
    await timeline().findByText('State: Resolved');
    expect((await store.finish())?.passed).toBe(true);
  });

  it('switches single keys off, and they stay off', async () => {
    const desk = await openDesk('TK-01-typing');
    const { person } = desk;
    await person.click(dock().getByRole('button', { name: 'Answer' }));
    await person.keyboard('{Escape}?');
    const keys = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }));
    await person.click(keys.getByRole('checkbox', { name: 'Single-key shortcuts on' }));
    await person.click(keys.getAllByRole('button', { name: 'Close' })[0] as HTMLElement);
    await person.keyboard('{Escape}2');
    expect(dock().getByRole('heading', { name: 'Directory' })).not.toBeNull();
    await person.keyboard('s');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('tab', { name: 'Internal note' }).textContent).toBe('Internal note');
    expect(window.localStorage.getItem(`benchready-desk-keys:${PERSON}`)).toBe('{"isOn":false,"own":{}}');
  });

  it('keeps typed letters in the field, and what nobody understands costs no time and is offered again', async () => {
    const desk = await openDesk('TK-01-typing');
    const { person, store } = desk;
    await person.click(dock().getByRole('button', { name: 'Answer' }));
    const words = await composer().findByRole('textbox', { name: 'In your own words' });
    const before = store.read().view.now;
    await person.type(words, 'purple easel waffles 2');
    expect(words).toHaveProperty('value', 'purple easel waffles 2');
    await person.click(composer().getByRole('button', { name: 'Say it' }));
    const offer = await composer().findByText(/took no time/);
    expect(store.read().view.now).toBe(before);
    expect(within(offer).getAllByRole('button').length).toBeGreaterThan(0);
  });
});
