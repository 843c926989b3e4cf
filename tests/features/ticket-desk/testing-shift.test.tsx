import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { network, restoreNetwork } from '../../support/network.ts';
import { deskAtHome } from './desk-at-home.tsx';

const { backend, openDesk } = deskAtHome();
afterEach(() => {
  vi.restoreAllMocks();
  restoreNetwork();
});

const logged = async () =>
  (
    await backend().sql<{ kind: string }>("select command ->> 'kind' as kind from run_commands order by seq")
  ).map(({ kind }) => kind);

/** Starts a shift from the desk's home. */
async function startShift(name: string) {
  const person = await openDesk(name);
  await person.click(await screen.findByRole('button', { name: 'Start a test' }));
  await person.click(await screen.findByRole('button', { name: /^Start the (clock|test)$/ }));
  await screen.findByRole('region', { name: 'Queue' });
  return person;
}

const wait = async (person: Awaited<ReturnType<typeof startShift>>) => {
  await person.click(screen.getByRole('button', { name: 'Let time pass' }));
  await person.click(await screen.findByRole('button', { name: '5 min' }));
};

describe('somebody in a testing shift', () => {
  it('works without hints and undo, loses nothing to a cut network and a reload, ends the shift and reads its debrief', async () => {
    const person = await startShift('golden');
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Where to look?' })).toBeNull();

    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const cut = network(/run-command/, 'answer lost');
    await wait(person);
    expect(await screen.findByText('No connection')).toBeTruthy();
    cut.heal();
    vi.restoreAllMocks();
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(screen.queryByText('No connection')).toBeNull());
    expect(await logged()).toEqual(['wait']);

    cleanup();
    const again = await openDesk('golden', 'Continue your shift');
    expect(await screen.findByText(/You are back where you left this test/)).toBeTruthy();
    await wait(again);
    await waitFor(async () => expect(await logged()).toEqual(['wait', 'wait']));
    await again.click(screen.getByRole('button', { name: 'End the shift' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'End the shift?' }));
    await again.click(question.getByRole('button', { name: 'Yes, finish' }));
    expect(await screen.findByText('Test debrief')).toBeTruthy();
    await expect(backend().sql('select status from simulation_runs')).resolves.toEqual([
      { status: 'finished' },
    ]);
  });

  it('sees the clock of the Expert plan, gets half a session more, and is asked before leaving', async () => {
    await startShift('expert');
    await backend().sql(
      "update simulation_runs set started_at = now() - interval '8 minutes', expires_at = now() + interval '2 minutes'",
    );
    cleanup();
    const person = await openDesk('expert', 'Continue your shift');
    expect(await screen.findByText('The test ends soon')).toBeTruthy();
    await person.click(screen.getByRole('button', { name: 'Give me more time' }));
    await waitFor(() => expect(screen.queryByText('The test ends soon')).toBeNull());
    expect(screen.getByRole('timer').textContent).toMatch(/^0?[67]:\d\d$/);
    await person.click(screen.getByRole('button', { name: 'Exit Simulation' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Leave the running test?' }));
    expect(question.getByRole('timer').textContent).toMatch(/^0?[67]:\d\d$/);
    await person.click(question.getByRole('button', { name: 'Leave the test' }));
    expect(await screen.findByText('A shift is open on your desk')).toBeTruthy();
  });
});
