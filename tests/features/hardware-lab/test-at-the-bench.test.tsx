import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setMediaQuery } from '../../support/browser-stubs.ts';
import { openCase } from '../../support/known-bench.ts';
import { network, restoreNetwork } from '../../support/network.ts';
import { idOf } from '../../support/people.ts';
import { address, openAs, sessionOf, withBackend } from '../../support/product.tsx';
import { openLatchBareHanded } from './parts-list.ts';

const backend = withBackend();
const ASHA = idOf('ace');
let runId: string;
const timeLeft = (time: string) =>
  backend().sql(
    `update simulation_runs set started_at = now() - interval '1 day', expires_at = now() + interval '${time}'`,
  );

beforeEach(async () => {
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(() => null);
  runId = await openCase(backend(), ASHA, { scenarioId: 'dead-desk', seed: 7 });
});
afterEach(async () => {
  restoreNetwork();
  setMediaQuery('(max-width: 639.98px)', false);
  vi.restoreAllMocks();
  await backend().sql('delete from simulation_runs');
});

/** Past the page in front of the simulation, with one press of the button that it offers. */
async function goOn() {
  const user = await openAs(backend(), 'ace', '/admin/testing');
  await screen.findByText('A test is open on your bench');
  await user.click(screen.getByRole('button', { name: 'Continue your test' }));
  await screen.findByRole('toolbar', { name: 'Tool belt' }, { timeout: 20_000 });
  return user;
}

describe('somebody whose test is open', () => {
  it('reads so on the first page, continues with one press, and sees the result of each look', async () => {
    const user = await goOn();
    expect(screen.getByText(/You are back where you left this test/)).not.toBeNull();
    // A test gives no help.
    expect(screen.queryByLabelText('Tour of the bench')).toBeNull();
    await user.keyboard('1');
    await user.click(screen.getByRole('button', { name: 'Strip switch' }));
    const lastAction = within(screen.getByRole('status', { name: 'What just happened' }));
    expect(await lastAction.findByText(/^Power strip switch: /)).not.toBeNull();
    // The simulation's own window keeps Escape from closing it; the tool in hand is put down all the same.
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('region', { name: 'Look' })).toBeNull();
    await user.click(screen.getByRole('button', { name: /^Findings/ }));
    expect(within(screen.getByRole('list', { name: 'Findings' })).getAllByRole('listitem')).toHaveLength(1);
  });

  it('has the clock, bench time and money on a line of their own on a phone', async () => {
    setMediaQuery('(max-width: 639.98px)', true);
    await goOn();
    const line = document.querySelector('[data-bar] [data-tour="ledger"]')?.parentElement;
    expect(line?.textContent).toMatch(/^Time left.*Bench time.*\$0$/);
    expect(screen.getByRole('heading', { name: 'Testing' }).parentElement?.textContent).toBe('TestingLive');
  });

  it('reads what anybody can see, never that it was unsafe, and gets neither hint nor undo', async () => {
    const user = await goOn();
    const ledger = () => document.querySelector('[data-tour="ledger"]')?.textContent;
    expect(ledger()).toMatch(/Strapoff$/);
    await openLatchBareHanded(user);
    expect(screen.queryAllByRole('alert')).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Log' }));
    const log = screen.getByRole('log', { name: 'What happened' });
    await waitFor(() =>
      expect(within(log).getAllByRole('listitem')[0]?.textContent).toBe(
        'Top latch of slot 1 opened. RAM module 1 comes up at that end.',
      ),
    );
    expect(log.textContent).not.toContain('Safety mistake');
    expect(screen.queryByLabelText('Next step')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Where to look?' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
    await user.keyboard('u');
    await user.keyboard('2');
    await user.click(within(screen.getByRole('region', { name: 'Power' })).getByText('Put on the strap'));
    await waitFor(() => expect(ledger()).toContain('Strapon'));
    await expect(
      backend().sql("select command ->> 'kind' as kind from run_commands order by seq"),
    ).resolves.toEqual(['lift-part', 'inspect', 'press-latch', 'wear-strap'].map((kind) => ({ kind })));
  });

  it('is offered more time near the end, takes it at one press, and goes on', async () => {
    await timeLeft('2 minutes');
    const user = await goOn();
    expect(screen.getByText(/^2 min left\./)).not.toBeNull();
    await user.click(screen.getByRole('button', { name: 'Give me more time' }));
    await waitFor(() => expect(screen.queryByText('The test ends soon')).toBeNull());
    const left = 'extract(epoch from expires_at - now()) > 3600';
    await expect(backend().sql(`select ${left} as is_longer from simulation_runs`)).resolves.toEqual([
      { is_longer: true },
    ]);
    expect(document.querySelector('[data-tour="ledger"]')?.textContent).not.toMatch(/Time left[01]:/);
  });

  it('sees on the first page how much time is left, and is asked before leaving, because the clock continues', async () => {
    const user = await openAs(backend(), 'ace', '/admin/testing');
    expect((await screen.findByText(/^Time left: /)).textContent).toMatch(
      /^Time left: (20:00|1\d:\d\d)\. The clock runs while you are away\.$/,
    );
    await user.click(screen.getByRole('button', { name: 'Continue your test' }));
    await screen.findByRole('toolbar', { name: 'Tool belt' }, { timeout: 20_000 });
    const leave = async () => {
      const [exit] = screen.getAllByRole('button', { name: /^Exit Simulation$/ }).slice(-1);
      await user.click(exit as HTMLElement);
      return within(await screen.findByRole('alertdialog', { name: 'Leave the running test?' }));
    };
    let question = await leave();
    expect(question.getByText(/The clock does not pause/)).not.toBeNull();
    expect(question.getByRole('timer').textContent).toMatch(/^(20:00|1\d:\d\d)$/);
    await user.click(question.getByRole('button', { name: 'Stay' }));
    expect(screen.getByRole('toolbar', { name: 'Tool belt' })).not.toBeNull();
    question = await leave();
    await user.click(question.getByRole('button', { name: 'Leave the test' }));
    await waitFor(() => expect(screen.queryByRole('toolbar', { name: 'Tool belt' })).toBeNull());
    expect(screen.getAllByText(/^Time left: /).length).toBeGreaterThan(0);
  });

  it('is asked before Back or a closed tab leaves it, and stays', async () => {
    const isTabClosed = (): boolean => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    const user = await openAs(backend(), 'ace', '/admin');
    await user.click(await screen.findByRole('link', { name: 'Testing' }));
    await screen.findByText('A test is open on your bench');
    expect(isTabClosed()).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Continue your test' }));
    await screen.findByRole('toolbar', { name: 'Tool belt' }, { timeout: 20_000 });
    expect(isTabClosed()).toBe(false);
    window.history.back();
    const question = within(await screen.findByRole('alertdialog', { name: 'Leave the running test?' }));
    await waitFor(() => expect(address()).toBe('/admin/testing'));
    await user.click(question.getByRole('button', { name: 'Stay' }));
    expect(screen.getByRole('toolbar', { name: 'Tool belt' })).not.toBeNull();
  });

  it('sees the debrief when the time runs out, without any action', async () => {
    await timeLeft('8 seconds');
    await goOn();
    expect(
      await screen.findByText(
        'The test ended by itself. Everything you did until then is scored.',
        undefined,
        {
          timeout: 40_000,
        },
      ),
    ).not.toBeNull();
    expect(screen.getByRole('region', { name: 'Score' })).not.toBeNull();
  });
});

describe('somebody whose test is a story of the reserved pool', () => {
  it('reads its own words, which came with it, over those of its family, also in the debrief', async () => {
    await backend().sql('delete from simulation_runs');
    runId = await openCase(backend(), ASHA, { scenarioId: 'HW-38@offline-counter', seed: 3 });
    const user = await goOn();
    expect(screen.getAllByText(/My booking screen says 'offline'/).length).toBeGreaterThan(0);
    await user.click(screen.getByText('Finish & score'));
    const dialog = within(screen.getByRole('dialog', { name: 'Write the note, then finish' }));
    await user.click(dialog.getByRole('button', { name: 'Finish & score' }));
    await user.click(dialog.getByText('Yes, finish'));
    expect(await screen.findByRole('region', { name: 'Score' })).not.toBeNull();
    expect(screen.getByText(/, counter [A-Z]\d\.\d\d · /)).not.toBeNull();
  });
});

describe('somebody whose test is disturbed between two actions', () => {
  const logged = async () =>
    (
      await backend().sql<{ kind: string }>(
        "select command ->> 'kind' as kind from run_commands order by seq",
      )
    ).map(({ kind }) => kind);
  const look = async (user: UserEvent) => {
    await user.keyboard('1');
    await user.click(screen.getByRole('button', { name: 'Smell' }));
  };
  const findings = async (user: UserEvent) => {
    await user.click(screen.getByRole('button', { name: /^Findings/ }));
    return within(await screen.findByRole('list', { name: 'Findings' })).getAllByRole('listitem').length;
  };

  it('reads that the referee cannot be reached, and sees what did arrive as soon as there is a network', async () => {
    const user = await goOn();
    const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const cut = network(/run-command/, 'answer lost');
    await look(user);
    expect(await screen.findByText('No connection')).not.toBeNull();
    cut.heal();
    isOnline.mockRestore();
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(screen.queryByText('No connection')).toBeNull());
    expect(await findings(user)).toBe(1);
    expect(await logged()).toEqual(['sniff']);
  });

  it('reloads the page during an action, and finds it done once', async () => {
    const user = await goOn();
    network(/run-command/, 'answer lost');
    await look(user);
    await waitFor(async () => expect(await logged()).toEqual(['sniff']));
    cleanup();
    restoreNetwork();
    const again = await goOn();
    expect(await findings(again)).toBe(1);
    await again.keyboard('2');
    await again.click(screen.getByText('Put on the strap'));
    await screen.findByText('Take off the strap');
    expect(await logged()).toEqual(['sniff', 'wear-strap']);
  });

  it('and has continued in another tab, sees that tab’s state before the next action, and continues from there', async () => {
    const user = await goOn();
    const { access_token: token } = await sessionOf(backend(), 'ace');
    const answer = await fetch(`${backend().url}/functions/v1/run-command`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        apikey: backend().publishableKey,
        'content-type': 'application/json',
      },
      body: JSON.stringify({ action: 'send', runId, seq: 0, command: { kind: 'wear-strap' } }),
    });
    expect(answer.status).toBe(200);
    await look(user);
    expect(await screen.findByText('This test continued in another tab')).not.toBeNull();
    await user.keyboard('2');
    expect(screen.getByText('Take off the strap')).not.toBeNull();
    await look(user);
    await waitFor(() => expect(screen.queryByText('This test continued in another tab')).toBeNull());
    expect(await logged()).toEqual(['wear-strap', 'sniff']);
  });
});

describe('somebody who has no test open', () => {
  it('reads how long a test lasts and that it does not pause, before one starts', async () => {
    await backend().sql('delete from simulation_runs');
    const user = await openAs(backend(), 'ace', '/admin/testing');
    await user.click(await screen.findByRole('button', { name: 'Start Simulation' }));
    await user.click(await screen.findByRole('button', { name: 'Start a test' }, { timeout: 20_000 }));
    const heading = await screen.findByRole('heading', { name: 'Ready for the test?' });
    expect(document.activeElement).toBe(heading);
    expect(screen.getByText(/^20 minutes of real time\. .* does not pause/)).not.toBeNull();
    expect(await backend().sql('select id from simulation_runs')).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Not now' }));
    await user.click(await screen.findByRole('button', { name: 'Start a test' }));
    await user.click(await screen.findByRole('button', { name: 'Start the clock' }));
    await screen.findByRole('toolbar', { name: 'Tool belt' }, { timeout: 20_000 });
    expect(await backend().sql('select status from simulation_runs')).toEqual([{ status: 'open' }]);
  });

  it('sees no time on the button when the plan has no time limit', async () => {
    const user = await openAs(backend(), 'golden', '/admin/testing');
    await user.click(await screen.findByRole('button', { name: 'Start Simulation' }));
    await user.click(await screen.findByRole('button', { name: 'Start a test' }, { timeout: 20_000 }));
    await screen.findByRole('heading', { name: 'Ready for the test?' });
    expect(screen.getByText('Your plan has no time limit.')).not.toBeNull();
    expect(screen.queryByRole('button', { name: 'Start the clock' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Start the test' })).not.toBeNull();
  });
});

describe('somebody whose test ran out with no page open', () => {
  it('finds it in the history, and reads its debrief', async () => {
    await timeLeft('-1 second');
    const user = await openAs(backend(), 'ace', '/admin/testing');
    await user.click(await screen.findByRole('button', { name: 'Start Simulation' }));
    await user.click(await screen.findByRole('tab', { name: 'History' }, { timeout: 20_000 }));
    await user.click(await screen.findByRole('button', { name: 'Debrief of Job' }));
    expect(await screen.findByText('The time ran out', undefined, { timeout: 20_000 })).not.toBeNull();
    await waitFor(() =>
      expect(backend().sql('select status from simulation_runs')).resolves.toEqual([{ status: 'expired' }]),
    );
  });
});
