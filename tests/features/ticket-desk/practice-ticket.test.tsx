import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { network, restoreNetwork } from '../../support/network.ts';
import { COMPLAINT, deskAtHome } from './desk-at-home.tsx';

const { backend, openDesk } = deskAtHome();

afterEach(restoreNetwork);

const queue = async () => within(await screen.findByRole('region', { name: 'Queue' }));

describe('somebody who practises at the desk', () => {
  it('chooses a complaint, leaves the ticket, resumes it where it was, undoes, finishes it and reads the debrief', async () => {
    const person = await openDesk('golden');
    await person.click(await screen.findByRole('button', { name: COMPLAINT }));
    expect((await queue()).getByText('Account locked, password changed yesterday')).toBeTruthy();
    await person.click(screen.getByRole('button', { name: 'Answer' }));
    await person.type(await screen.findByRole('textbox', { name: 'In your own words' }), 'Since when');
    await person.click(screen.getByRole('button', { name: 'Exit Simulation' }));
    expect(await screen.findByText('A practice ticket is open on your desk')).toBeTruthy();

    const again = await openDesk('golden', 'Continue your ticket');
    await screen.findByRole('button', { name: 'End' });
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'In your own words' }).value).toBe(
      'Since when',
    );
    await again.click(screen.getByRole('button', { name: 'Undo' }));
    await screen.findByRole('button', { name: 'Answer' });
    await again.click(screen.getByRole('button', { name: 'Where to look?' }));
    const hints = within(screen.getByRole('status', { name: 'Hints' }));
    await waitFor(() => expect(hints.getAllByRole('listitem')).toHaveLength(1));
    expect(screen.getByRole('button', { name: 'What to read?' })).toBeTruthy();
    await again.click(screen.getByRole('button', { name: 'Finish' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Finish and see your score?' }));
    expect(question.getByText(/no note for the next shift/)).toBeTruthy();
    await again.click(question.getByRole('button', { name: 'Yes, finish' }));
    expect(await screen.findByText('Practice debrief')).toBeTruthy();
    const changes = await screen.findByRole('region', { name: 'What changed in your objectives' });
    expect(within(changes).getByText('Hardening a PC')).toBeTruthy();
    expect(within(changes).getAllByText(/^Not started, now tried$/)).toHaveLength(2);
    await expect(
      backend().sql('select story, status, score from practice_runs where score is not null'),
    ).resolves.toEqual([{ story: 'TK-01', status: 'finished', score: expect.any(Number) }]);

    await again.click(screen.getByRole('button', { name: 'Replay' }));
    expect(await screen.findByRole('heading', { name: 'Replay' })).toBeTruthy();
  });

  it('finds the ticket in the history afterwards, with its score, and its family in the progress', async () => {
    const person = await openDesk('golden');
    await person.click(await screen.findByRole('button', { name: COMPLAINT }));
    await person.click(await screen.findByRole('button', { name: 'Finish' }));
    await person.click(await screen.findByRole('button', { name: 'Yes, finish' }));
    await person.click(await screen.findByRole('button', { name: 'Done' }));
    await person.click(await screen.findByRole('tab', { name: 'History' }));
    await person.click(await screen.findByRole('button', { name: /^Debrief of “It says locked/ }));
    expect(await screen.findByText('Practice debrief')).toBeTruthy();
    await person.click(screen.getByRole('button', { name: 'Done' }));
    await person.click(await screen.findByRole('tab', { name: 'Progress' }));
    const row = (await screen.findByText('Accounts and access')).closest('li');
    await waitFor(() => expect(row?.textContent).toContain('1 job'));
  });

  it('practises a whole shift, and sees on the home how the last shift went', async () => {
    const person = await openDesk('golden');
    await person.click(await screen.findByRole('button', { name: 'Practise a shift' }));
    await person.click(await screen.findByRole('button', { name: 'Finish' }));
    await person.click(await screen.findByRole('button', { name: 'Yes, finish' }));
    expect(await screen.findByRole('heading', { name: 'Practice shift' })).toBeTruthy();
    await person.click(screen.getByRole('button', { name: 'Done' }));
    const last = within(await screen.findByRole('region', { name: 'Last shift' }));
    expect(last.getByText('median 0')).toBeTruthy();
    expect(last.getAllByRole('term')).toHaveLength(7);
  });

  it('finishes without a network and leaves the desk: the ticket is scored once the network is back, on any page', async () => {
    const person = await openDesk('golden');
    await person.click(await screen.findByRole('button', { name: COMPLAINT }));
    await screen.findByRole('button', { name: 'Answer' });
    const offline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const cut = network(/practice-run/, 'offline');
    await person.click(screen.getByRole('button', { name: 'Finish' }));
    await person.click(await screen.findByRole('button', { name: 'Yes, finish' }));
    expect(await screen.findByText('Your job is saved')).toBeTruthy();
    await person.click(screen.getByRole('button', { name: 'Exit Simulation' }));
    await screen.findByRole('heading', { name: 'Ticketing Simulation' });

    offline.mockRestore();
    cut.heal();
    window.dispatchEvent(new Event('online'));
    await waitFor(async () =>
      expect(await backend().sql("select status from practice_runs where story = 'TK-01'")).toEqual([
        { status: 'finished' },
      ]),
    );
  });

  it('takes the ticket and opens a tool by single keys once Escape has left the field', async () => {
    const person = await openDesk('golden');
    await person.click(await screen.findByRole('button', { name: COMPLAINT }));
    await person.click(await screen.findByRole('button', { name: 'Answer' }));
    await person.click(await screen.findByRole('textbox', { name: 'In your own words' }));
    await person.keyboard('{Escape}a');
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Assign to me/ })).toBeNull());
    await person.keyboard('2');
    expect(await screen.findByRole('heading', { name: 'Lockouts' })).toBeTruthy();
  });
});
