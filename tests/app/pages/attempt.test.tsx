import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { bookForm, closeForms, makeForm, RANKED } from '../../support/forms.ts';
import { network, restoreNetwork } from '../../support/network.ts';
import { idOf, type SeedName } from '../../support/people.ts';
import { address, openAs, sessionOf, withBackend } from '../../support/product.tsx';

const backend = withBackend();

beforeEach(() => {
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(() => null);
});
afterEach(async () => {
  restoreNetwork();
  vi.restoreAllMocks();
  await backend().sql('delete from form_attempts');
});

/** Somebody's attempt at a ranked week with so many runs, and the address at which it is played. */
async function begun(name: SeedName, items: number, simulation = 'hardware') {
  const form = await makeForm(backend(), RANKED, items, { count: 1 }, simulation);
  const id = await bookForm(backend(), { id: idOf(name) }, form);
  const path = simulation === 'hardware' ? '/admin/testing' : '/admin/ticketing';
  return { id, url: `${path}?open=attempt&of=${id}` };
}

const runs = () =>
  within(screen.getByRole('list', { name: 'Runs' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
const press = (name: string) => screen.findByRole('button', { name }, { timeout: 20_000 });

/** Says what is wrong with the job of the debrief: too short first, then with no network, then so that it arrives. */
async function disputes(user: UserEvent, reason: string): Promise<void> {
  await user.click(await press('Something is wrong with this job'));
  const asked = within(await screen.findByRole('dialog', { name: 'What is wrong with it?' }));
  const words = asked.getByLabelText<HTMLTextAreaElement>('What is wrong');
  await user.type(words, 'Wrong');
  await user.click(asked.getByRole('button', { name: 'Send' }));
  expect(await asked.findByText('The reason needs at least 10 characters')).not.toBeNull();
  await user.clear(words);
  await user.type(words, reason);
  const cut = network(/dispute_run/, 'offline');
  await user.click(asked.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('That did not work')).not.toBeNull();
  expect(words.value).toBe(reason);
  cut.heal();
  const again = asked.getByRole('button', { name: 'Send' });
  await waitFor(() => expect(again.getAttribute('aria-busy')).toBeNull());
  await user.click(again);
  const sent = within(await screen.findByRole('region', { name: 'You disputed this job' }));
  expect(sent.getByText(reason)).not.toBeNull();
  expect(sent.getByText('Nobody has decided yet.')).not.toBeNull();
  expect(screen.queryByRole('button', { name: 'Something is wrong with this job' })).toBeNull();
}

describe('an attempt at a ranked week', () => {
  it('is played run by run at the bench, also after a reload, and shows the case only once the week is over', async () => {
    const { url } = await begun('ace', 2);
    let user = await openAs(backend(), 'ace', url);
    expect(await screen.findByRole('heading', { name: 'Run 1 of 2 is next' })).toBe(document.activeElement);
    expect(screen.getByText(/^20 minutes of real time\. .* does not pause/)).not.toBeNull();
    expect(runs()).toEqual(['Run 1not played yet', 'Run 2not played yet']);
    await user.click(await press('Start the clock'));
    await screen.findByRole('toolbar', { name: 'Tool belt' }, { timeout: 20_000 });

    user = await openAs(backend(), 'ace', address());
    await screen.findByRole('heading', { name: 'Run 1 of 2 is open' });
    await user.click(await press('Continue the run'));
    await screen.findByRole('toolbar', { name: 'Tool belt' }, { timeout: 20_000 });
    await user.click(screen.getByText('Finish & score'));
    const note = within(screen.getByRole('dialog', { name: 'Write the note, then finish' }));
    await user.click(note.getByRole('button', { name: 'Finish & score' }));
    await user.click(note.getByText('Yes, finish'));
    expect(await screen.findByText('Your run is handed in')).not.toBeNull();
    await screen.findByRole('heading', { name: 'Run 2 of 2 is next' });
    expect(runs()).toEqual([expect.stringMatching(/^Run 1\d+ (not )?passed$/), 'Run 2not played yet']);
    expect(screen.getByText(/^Debrief and replay open on .*Until then others/)).not.toBeNull();
    expect(screen.queryByRole('region', { name: 'Score' })).toBeNull();

    await closeForms(backend());
    user = await openAs(backend(), 'ace', url);
    await screen.findByRole('heading', { name: 'The time for this is over' });
    await user.click(await press('Debrief of run 1'));
    expect(await screen.findByRole('region', { name: 'Score' })).not.toBeNull();
    await disputes(user, 'The sheet names a header that is not there.');
    await user.click(screen.getByRole('button', { name: 'Go back' }));
    await screen.findByRole('heading', { name: 'The time for this is over' });
    await user.click(await press('Go back'));
    await waitFor(() => expect(address()).toBe('/admin/testing'));
  });

  it('is played at the desk, where a shift whose time ran out meanwhile is handed in', async () => {
    const { id, url } = await begun('ticketing', 1, 'ticketing');
    let user = await openAs(backend(), 'ticketing', url);
    await user.click(await press('Start the clock'));
    await screen.findByRole('button', { name: 'End the shift' }, { timeout: 20_000 });

    await backend().sql(
      `update simulation_runs set started_at = now() - interval '1 day', expires_at = now() - interval '1 second'
       where form_attempt_id = $1`,
      [id],
    );
    user = await openAs(backend(), 'ticketing', url);
    await screen.findByRole('heading', { name: 'All runs are handed in' });
    expect(runs()).toEqual([expect.stringMatching(/^Run 1\d+ not passed$/)]);
    expect(screen.queryByRole('button', { name: 'Start the clock' })).toBeNull();
  });

  it('says when a run was played on in another tab', async () => {
    const { id, url } = await begun('ace', 1);
    const user = await openAs(backend(), 'ace', url);
    await user.click(await press('Start the clock'));
    await screen.findByRole('toolbar', { name: 'Tool belt' }, { timeout: 20_000 });
    const [run] = await backend().sql<{ id: string }>(
      'select id from simulation_runs where form_attempt_id = $1',
      [id],
    );
    const { access_token: token } = await sessionOf(backend(), 'ace');
    await fetch(`${backend().url}/functions/v1/run-command`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        apikey: backend().publishableKey,
        'content-type': 'application/json',
      },
      body: JSON.stringify({
        action: 'send',
        runId: run?.id,
        seq: 0,
        command: { kind: 'wait', seconds: 60 },
      }),
    });
    await user.keyboard('1');
    await user.click(screen.getByRole('button', { name: 'Smell' }));
    expect(await screen.findByText('This test continued in another tab')).not.toBeNull();
  });

  it('of somebody else is not there', async () => {
    const { url } = await begun('testing', 1);
    await openAs(backend(), 'ace', url);
    expect(await screen.findByText('There is no such attempt of yours.')).not.toBeNull();
    expect(screen.queryByRole('button', { name: 'Start the clock' })).toBeNull();
  });

  it('says when it cannot be read, and is read when asked again', async () => {
    const { url } = await begun('ace', 1);
    const cut = network(/read_attempt/, 'offline');
    const user = await openAs(backend(), 'ace', url);
    const retry = await press('Try again');
    expect(screen.getByText('Your runs could not be loaded.')).not.toBeNull();
    cut.heal();
    await user.click(retry);
    await screen.findByRole('heading', { name: 'Run 1 of 1 is next' });
  });
});
