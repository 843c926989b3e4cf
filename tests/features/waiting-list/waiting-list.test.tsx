import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { WAITING_LIST_START } from '../../../src/core/contracts/message-forms.ts';
import { network, restoreNetwork } from '../../support/network.ts';
import { openProduct, withBackend } from '../../support/product.tsx';
import { letters } from '../../support/team-letters.ts';

const backend = withBackend();
const JOINING = /rpc\/join_waiting_list/;

afterEach(restoreNetwork);

/** How many the database says are waiting. */
async function waiting(): Promise<number> {
  const answer = await fetch(`${backend().url}/rest/v1/rpc/waiting_list_count`, {
    method: 'POST',
    headers: { apikey: backend().publishableKey, 'content-type': 'application/json' },
    body: '{}',
  });
  return (await answer.json()) as number;
}

const counter = () => screen.getByText('people waiting').parentElement?.textContent;

async function openList() {
  const user = await openProduct('/waiting-list');
  await screen.findByRole('button', { name: 'Join Waiting List' });
  return user;
}

async function join(user: UserEvent, name: string, email: string) {
  await user.type(screen.getByLabelText('Name'), name);
  await user.type(screen.getByLabelText('Email'), email);
  await user.click(screen.getByRole('button', { name: 'Join Waiting List' }));
}

const joined = () => screen.findByRole('heading', { name: "You're On The List!" });

describe('the waiting list', () => {
  it('shows 347 plus the real entries, the 60 days, the way back, and its title', async () => {
    await openList();
    expect(await waiting()).toBe(WAITING_LIST_START);
    expect(counter()).toContain('347+');
    expect(screen.getByText('60')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Back to Home' }).getAttribute('href')).toBe('/');
    await waitFor(() => expect(document.title).toMatch(/^Join the Waiting List · /));
    expect(document.querySelectorAll('details')).toHaveLength(4);
    expect(document.querySelectorAll('blockquote')).toHaveLength(2);
    expect(screen.getByRole('link', { name: 'Contact us' }).getAttribute('href')).toBe('/contact');
    const form = within(screen.getByRole('form', { name: 'Reserve your place' }));
    expect(form.getByRole('link', { name: 'Terms of Service' }).getAttribute('href')).toBe('/terms');
    expect(form.getByRole('link', { name: 'Privacy Policy' }).getAttribute('href')).toBe('/privacy');
  });

  it('registers a person: panel, toast, one more on the counter, an email to the team and one to them', async () => {
    const user = await openList();
    const before = await waiting();
    await waitFor(() => expect(counter()).toContain(`${before}+`));
    await join(user, 'Runa Falk', 'Runa@example.test');
    const heading = await joined();
    expect(document.activeElement).toBe(heading);
    expect(screen.getByText(/A confirmation email was sent to Runa@example\.test/)).toBeTruthy();
    expect(await screen.findByText('Success!')).toBeTruthy();
    expect(screen.getByText("You've been added to our waiting list")).toBeTruthy();
    await waitFor(() => expect(counter()).toContain(`${before + 1}+`));
    expect(await waiting()).toBe(before + 1);
    expect(screen.queryByRole('form', { name: 'Reserve your place' })).toBeNull();
    const [letter] = await letters(backend().url, 'Runa@example.test');
    expect(letter?.subject).toBe('New Waiting List Registration');
    const confirmation = await backend().newestEmail('runa@example.test');
    expect(confirmation?.subject).toContain('waiting list');
  });

  it('shows a person who is on it already the same message, and counts them once', async () => {
    const first = await openList();
    await join(first, 'Ove Lund', 'ove@example.test');
    await joined();
    const before = await waiting();
    const again = await openList();
    await waitFor(() => expect(counter()).toContain(`${before}+`));
    const counts = network(/waiting_list_count/);
    await join(again, 'Somebody', 'OVE@example.test');
    await joined();
    expect(await screen.findByText("You've been added to our waiting list")).toBeTruthy();
    await waitFor(() => expect(counts.seen).toHaveLength(1));
    expect(counter()).toContain(`${before}+`);
    expect(await waiting()).toBe(before);
  });

  it.each([
    ['the database', JOINING],
    ['the email service', /emailjs/],
  ])('reports a failure where %s fails, keeps the form, and works afterwards', async (_what, part) => {
    const outage = network(part, 'offline');
    const user = await openList();
    const email = `late${part.source.length}@example.test`;
    await join(user, 'Siv Dahl', email);
    expect(await screen.findByText('Something went wrong')).toBeTruthy();
    expect(screen.getByText('Please try again later')).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe(email);
    outage.heal();
    await user.click(screen.getByRole('button', { name: 'Join Waiting List' }));
    await joined();
  });

  it('shows that it is submitting, and submits once however often it is pressed', async () => {
    let letGo: () => void = () => undefined;
    const calls = network(/join_waiting_list|email\/send/, {
      after: new Promise<void>((resolve) => {
        letGo = resolve;
      }),
    });
    const user = await openList();
    await join(user, 'Jo Berg', 'jo@example.test');
    await user.click(await screen.findByRole('button', { name: 'Submitting...' }));
    await user.type(screen.getByLabelText('Name'), '{Enter}');
    letGo();
    await joined();
    expect(calls.seen).toEqual([expect.stringMatching(JOINING), expect.stringMatching(/email\/send/)]);
  });

  it('asks for a name and an address', async () => {
    const calls = network(JOINING);
    const user = await openList();
    await join(user, 'X', 'nowhere');
    expect(await screen.findByText('Name must be at least 2 characters')).toBeTruthy();
    expect(screen.getByText('Please enter a valid email address')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText('Name'));
    expect(calls.seen).toEqual([]);
  });

  it('shows the start of the counter where the number cannot be read', async () => {
    network(/waiting_list_count/, { status: 500, body: {} });
    await openList();
    expect(counter()).toContain('347+');
  });
});
