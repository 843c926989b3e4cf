import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { composer, dock, type OpenDesk, openDesk } from './desk-screen.tsx';

const keys = () => within(screen.getByRole('dialog', { name: 'Keyboard shortcuts' }));
const says = () => keys().getByRole('status').textContent;

async function list({ person }: OpenDesk): Promise<void> {
  await person.keyboard('{Escape}?');
  await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
}

async function choose({ person }: OpenDesk, name: RegExp, key: string): Promise<void> {
  await person.click(keys().getByRole('button', { name }));
  await person.keyboard(key);
}

/** Opens the ticket that arrived first. */
async function openFirst({ store }: OpenDesk): Promise<string> {
  const [first] = store.read().view.tickets;
  if (first === undefined) throw new Error('No ticket has arrived.');
  await store.send({ kind: 'open-ticket', ticket: first.record.number });
  await screen.findByRole('button', { name: 'Change state' });
  return first.record.number;
}

const taken = ({ store }: OpenDesk) => store.read().view.tickets[0]?.record.assignee;

afterEach(() => localStorage.clear());

describe('an analyst who wants other keys', () => {
  it('chooses one, sees it on its cap, works with it, finds it again the next day and puts all back', async () => {
    const desk = await openDesk('TK-46-not-out-yet');
    const { person } = desk;
    await openFirst(desk);
    await list(desk);
    await choose(desk, /^Assign to me: A/, 'z');
    expect(says()).toBe('Z is now “Assign to me”.');
    await person.keyboard('{Escape}');
    expect(screen.getByRole('button', { name: 'Assign to me' }).textContent).toBe('Assign to mez');
    await person.keyboard('a');
    expect(taken(desk)).toBeNull();
    await person.keyboard('z');
    await waitFor(() => expect(taken(desk)).not.toBeNull());

    cleanup();
    const again = await openDesk('TK-46-not-out-yet');
    await list(again);
    expect(keys().getByRole('button', { name: /^Assign to me: Z/ })).not.toBeNull();
    await again.person.click(keys().getByRole('button', { name: 'Reset to defaults' }));
    expect(keys().getByRole('button', { name: /^Assign to me: A/ })).not.toBeNull();
  });

  it('is told whose a key is already and keeps the old one, and gives up with Escape', async () => {
    const desk = await openDesk('TK-46-not-out-yet');
    await list(desk);
    await choose(desk, /^Assign to me: A/, 'r');
    expect(says()).toBe('R is already “Resolve”. Nothing has changed.');
    expect(keys().getByRole('button', { name: /^Assign to me: A/ })).not.toBeNull();
    await choose(desk, /^Assign to me: A/, '{F5}');
    expect(says()).toContain('That key writes nothing.');
    await choose(desk, /^Public reply/, '{Escape}');
    expect(keys().getByRole('button', { name: /^Public reply, or speak on a call: C/ })).not.toBeNull();
    await desk.person.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

describe('a key for what is done fifty times a day', () => {
  it('opens the right form, walks the queue, and looks up what the ticket names', async () => {
    const desk = await openDesk('TK-46-not-out-yet');
    const { person, store } = desk;
    const open = () => store.read().view.open;
    const page = () => store.read().view.pages;
    const focus = () => document.activeElement;
    expect(store.read().view.tickets.length).toBeGreaterThan(1);
    await person.keyboard('{Escape}j');
    await waitFor(() => expect(open()).not.toBeNull());
    const first = open();
    await person.keyboard('j');
    await waitFor(() => expect(open()).not.toBe(first));
    await person.keyboard('kk');
    await waitFor(() => expect(open()).toBe(first));

    for (const [key, act] of [
      ['h', 'hold-ticket'],
      ['r', 'resolve'],
      ['x', 'escalate'],
    ] as const) {
      await person.keyboard(key);
      expect((await screen.findByLabelText<HTMLSelectElement>('What to do')).value).toBe(act);
      await person.keyboard('{Escape}');
    }
    await person.keyboard('i');
    await waitFor(() => expect(focus()).toBe(screen.getByLabelText('Impact')));
    await person.keyboard('{Escape}e');
    await waitFor(() => expect(focus()).toBe(screen.getByLabelText('Category')));

    await person.keyboard('{Escape}n');
    await waitFor(() => expect(page()['directory.person']).toBeDefined());
    await person.keyboard('y');
    await waitFor(() => expect(page()['devices.asset']).toBeDefined());
    await person.keyboard('0');
    await dock().findByText('28 of 28 articles');
    await person.keyboard('v');
    await waitFor(() => expect(focus()).toBe(composer().getByRole('combobox', { name: 'Saved reply' })));
  });

  it('g and Enter link the ticket to the last one of the same person', async () => {
    const desk = await openDesk('TK-06-old-computer');
    const number = await openFirst(desk);
    await desk.person.keyboard('{Escape}g');
    await waitFor(() => expect(document.activeElement?.getAttribute('data-focus')).toBe('earlier'));
    await desk.person.keyboard('{Enter}');
    const links = () =>
      desk.store.read().view.tickets.find(({ record }) => record.number === number)?.record.links ?? [];
    await waitFor(() => expect(links().map(({ kind }) => kind)).toEqual(['follows']));
  });

  it('t puts the focus on the phone that rings, and later on the number on record; o holds the call and takes it up again', async () => {
    const desk = await openDesk('TK-01-typing');
    const status = () => desk.store.read().view.contacts[0]?.status;
    const focus = () => document.activeElement?.getAttribute('data-focus');
    (document.activeElement as HTMLElement).blur();
    await desk.person.keyboard('t');
    await waitFor(() => expect(focus()).toBe('call'));
    await desk.person.keyboard('{Enter}');
    await waitFor(() => expect(status()).toBe('active'));
    await desk.person.keyboard('{Escape}o');
    await waitFor(() => expect(status()).toBe('held'));
    await desk.person.keyboard('o');
    await waitFor(() => expect(status()).toBe('active'));
    await desk.person.keyboard('u');
    await waitFor(() => expect(focus()).toBe('end'));
    await desk.person.keyboard('{Enter}');
    await waitFor(() => expect(status()).toBe('ended'));
    await desk.person.keyboard('{Escape}t');
    await waitFor(() => expect(focus()).toBe('ring'));
  });
});
