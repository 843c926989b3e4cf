import { act, render, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { LAB_RUNS } from '../../../src/features/hardware-lab/session/lab-runs.ts';
import titles from '../../../src/i18n/en/lab-titles.json' with { type: 'json' };
import { STORAGE_KEYS } from '../../../src/lib/storage.ts';
import { ToastHost } from '../../../src/ui/toast-host.tsx';
import { network } from '../../support/network.ts';
import { ASHA, onExit, practiceScreen } from './practice-screen.tsx';

const { backend, openLab, openFromTicket } = practiceScreen();
/** The dead desk, as the list calls it now. */
const JOB = new RegExp(`^${titles['dead-desk']}`);
const FUNCTION = /functions\/v1\/practice-run/;

afterEach(() => {
  vi.restoreAllMocks();
});

const region = (name: string) => within(screen.getByLabelText(name, { selector: 'section' }));

/** The network goes; the answer brings it back. */
function loseNetwork(): () => void {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const cut = network(FUNCTION, 'offline');
  return () => {
    online.mockRestore();
    cut.heal();
    act(() => void window.dispatchEvent(new Event('online')));
  };
}

async function begin(person: UserEvent, title: RegExp): Promise<void> {
  await person.click(screen.getByRole('button', { name: title }));
  await screen.findByRole('toolbar', { name: 'Tool belt' });
}

async function handIn(person: UserEvent): Promise<void> {
  await person.click(screen.getByText('Finish & score'));
  const dialog = within(screen.getByRole('dialog', { name: 'Write the note, then finish' }));
  await person.click(dialog.getByRole('button', { name: 'Finish & score' }));
  await person.click(dialog.getByText('Yes, finish'));
}

/** Title, cause and lesson, as the debrief that was opened last begins with them. */
function wordsOfDebrief(): string {
  const heading = screen.getAllByRole('heading', { level: 1 }).at(-1);
  const page = heading?.closest('.max-w-6xl');
  return `${heading?.textContent} ${page?.querySelector('dl')?.textContent}`;
}

/** Two jobs are in this browser, which nobody has begun. */
async function jobsAhead(): Promise<readonly string[]> {
  await waitFor(() => expect(LAB_RUNS.jobs.ahead(ASHA)).toHaveLength(2));
  return LAB_RUNS.jobs.ahead(ASHA).map(({ story }) => story);
}

describe('somebody whose network goes while they practise', () => {
  it('goes on, is told that a hint needs a connection, and pays for it only when it comes', async () => {
    localStorage.setItem(STORAGE_KEYS.labTour, '99');
    const person = await openLab();
    await begin(person, JOB);
    const returnNetwork = loseNetwork();
    const guide = region('Next step');
    await person.click(guide.getByRole('button', { name: 'Where to look?' }));
    expect(await guide.findByText(/^Hints need a connection/)).not.toBeNull();
    expect(guide.getByRole('button', { name: 'Where to look?' })).not.toBeNull();
    await person.keyboard('1');
    await person.click(region('Look').getByText('Listen'));
    await waitFor(() =>
      expect(LAB_RUNS.jobs.open(ASHA)[0]?.commands.map(({ kind }) => kind)).toEqual(['listen']),
    );
    await person.keyboard('{Escape}');
    returnNetwork();
    await person.click(region('Next step').getByRole('button', { name: 'Where to look?' }));
    expect(await region('Next step').findByRole('listitem')).not.toBeNull();
    expect(LAB_RUNS.jobs.open(ASHA)[0]?.commands.map(({ kind }) => kind)).toEqual(['listen', 'ask-hint']);
  });

  it('hands the job in, finds it under History as not scored yet, and scored once the network is back', async () => {
    render(<ToastHost />);
    const person = await openLab();
    await begin(person, JOB);
    const returnNetwork = loseNetwork();
    await handIn(person);
    expect(await screen.findByText('Your job is saved')).not.toBeNull();
    await person.click(await screen.findByRole('tab', { name: 'History' }));
    expect(screen.getByText('not scored yet: offline')).not.toBeNull();
    expect(screen.queryByText('A job is still on your bench')).toBeNull();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: /^Debrief of/ }).disabled).toBe(true);

    returnNetwork();
    await waitFor(() => expect(screen.queryByText('not scored yet: offline')).toBeNull());
    expect(LAB_RUNS.jobs.waiting(ASHA)).toEqual([]);
    const [row] = await backend().sql<{ score: number }>(
      "select score from practice_runs where status = 'finished'",
    );
    const line = () => screen.getByRole('button', { name: /^Debrief of/ }).closest('li') as HTMLElement;
    await waitFor(() => expect(within(line()).getByText(String(row?.score))).not.toBeNull());
  });

  it('can begin the jobs that were fetched ahead, and is told why no other opens', async () => {
    render(<ToastHost />);
    const person = await openLab();
    const stories = await jobsAhead();
    const [family] = await screen.findAllByRole('tab', { name: /ready offline/ });
    loseNetwork();
    await person.click(family as HTMLElement);
    const ready = (button: HTMLElement): boolean => button.textContent?.includes('ready offline') === true;
    const cards = within(screen.getByRole('region', { name: 'Practice' })).getAllByRole('button');
    const other = cards.find((card) => card.textContent?.includes('Level') && !ready(card));
    await person.click(other as HTMLElement);
    expect(await screen.findByText('The bench could not be opened')).not.toBeNull();
    await person.click(cards.find(ready) as HTMLElement);
    await screen.findByRole('toolbar', { name: 'Tool belt' });
    await person.keyboard('1');
    await person.click(region('Look').getByText('Listen'));
    await waitFor(() => expect(LAB_RUNS.jobs.open(ASHA)).toHaveLength(1));
    expect(stories).toContain(LAB_RUNS.jobs.open(ASHA)[0]?.story);
    expect(LAB_RUNS.jobs.ahead(ASHA)).toHaveLength(1);
  });
});

describe('somebody who comes from a ticket, without a network', () => {
  it('is back at the ticket when the job cannot be opened', async () => {
    onExit.mockClear();
    render(<ToastHost />);
    loseNetwork();
    await openFromTicket('dead-desk');
    expect(await screen.findByText('The bench could not be opened')).not.toBeNull();
    expect(onExit).toHaveBeenCalledOnce();
    expect(screen.queryByRole('heading', { name: 'What is on your bench today?' })).toBeNull();
  });

  it('is back at the ticket when the job is handed in', async () => {
    onExit.mockClear();
    render(<ToastHost />);
    const person = await openFromTicket('dead-desk');
    await screen.findByRole('toolbar', { name: 'Tool belt' });
    loseNetwork();
    await handIn(person);
    expect(await screen.findByText('Your job is saved')).not.toBeNull();
    expect(onExit).toHaveBeenCalledOnce();
    expect(screen.queryByRole('heading', { name: 'What is on your bench today?' })).toBeNull();
  });
});

describe('the history', () => {
  it('has practice of any device, with its debrief and the lesson of its case', async () => {
    const person = await openLab();
    await begin(person, JOB);
    await handIn(person);
    await screen.findByRole('region', { name: 'Score' });
    const words = wordsOfDebrief();
    expect(words.length).toBeGreaterThan(150);
    // Another device: nothing is kept in its browser.
    localStorage.clear();
    const other = await openLab();
    await other.click(screen.getAllByRole('tab', { name: 'History' }).at(-1) as HTMLElement);
    await other.click(await screen.findByRole('button', { name: `Debrief of ${titles['dead-desk']}` }));
    await waitFor(() => expect(wordsOfDebrief()).toBe(words));
  });

  it('shows what this browser kept from before as it was, marked, without debrief, and counts it for nothing', async () => {
    const run = { scenarioId: 'no-link', seed: 1, rulesVersion: 'lab-9-practice', commands: [] };
    const old = { run, endedAt: '2026-01-02T10:00:00.000Z', score: 93, passed: true };
    localStorage.setItem(`${STORAGE_KEYS.labPractice}:${ASHA}`, JSON.stringify([old]));
    const person = await openLab();
    await person.click(screen.getByRole('tab', { name: 'History' }));
    const line = within((await screen.findByText('this browser only')).closest('li') as HTMLElement);
    expect(line.getByText('93')).not.toBeNull();
    expect(line.getAllByRole<HTMLButtonElement>('button').map(({ disabled }) => disabled)).toEqual([
      true,
      true,
    ]);
    await person.click(screen.getByRole('tab', { name: 'Progress' }));
    expect(screen.getByText('C1 5.5').closest('li')?.textContent).toContain('not practised yet');
  });
});
