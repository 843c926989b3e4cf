import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { DemoResult } from '../../../src/core/hardware/scenarios/demo-60-result.ts';
import { keepDemoResult } from '../../../src/features/demo-access/model/kept-result.ts';
import { network, restoreNetwork } from '../../support/network.ts';
import { idOf } from '../../support/people.ts';
import { address, openAs, withBackend } from '../../support/product.tsx';

/** A demo whose time ran out after two steps. */
const RESULT: DemoResult = {
  outcome: 'time-up',
  score: 41,
  seconds: 60,
  memoryMiB: 16_384,
  deeds: {
    'read-evidence': 'done',
    'found-module': 'done',
    'two-clicks': 'open',
    'strap-off-first': 'open',
    'first-picture': 'open',
  },
  missing: 'open-latches',
  wrong: { count: 0, points: 0 },
  shown: { count: 0, points: 0 },
  look: { taken: true, before: 0.36, after: 0.866 },
};

const backend = withBackend();
afterEach(() => {
  restoreNetwork();
  vi.stubEnv('VITE_SIMULATION_LINKS', '');
});
beforeEach(() => backend().sql('delete from private.demo_usage'));

const usesCounted = async (): Promise<number> => {
  const [row] = await backend().sql<{ used: number }>(
    "select coalesce(sum(used_count), 0)::int as used from private.demo_usage d join public.profiles p on p.id = d.user_id where p.email = 'free@benchready.test'",
  );
  return row?.used ?? 0;
};
const markUsed = () =>
  backend().sql(
    "insert into private.demo_usage (user_id, used_count) select id, 1 from public.profiles where email = 'free@benchready.test'",
  );
const open = () => openAs(backend(), 'free', '/admin/demo');
/** With the dashboard before it in the browser's history. */
async function openFromDashboard(): Promise<UserEvent> {
  const user = await openAs(backend(), 'free', '/admin');
  await user.click(await screen.findByRole('link', { name: 'Demo' }));
  return user;
}
/** The dialog opened by the browser's Back, once the address is the demo's again. */
async function pressBack() {
  window.history.back();
  const question = await screen.findByRole('alertdialog', { name: 'Leave the demo?' });
  await waitFor(() => expect(address()).toBe('/admin/demo'));
  return within(question);
}

describe('the demo', () => {
  it('is offered to a person who has not played it, and says how often it can be played', async () => {
    await open();
    expect(await screen.findByRole('heading', { name: 'Ready to Start Your Demo?' })).toBeTruthy();
    expect(screen.getByText('Demo access. 1 use remaining. Upgrade for extended features.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Upgrade for More Time' }).getAttribute('href')).toBe(
      '/admin/plans',
    );
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(await usesCounted()).toBe(0);
  });

  it('fills the screen, stops the page from scrolling, and is counted once', async () => {
    let count: () => void = () => undefined;
    network(/rpc\/increment_demo_usage/, { after: new Promise<void>((resolve) => (count = resolve)) });
    const user = await open();
    await user.tripleClick(await screen.findByRole('button', { name: 'Start Demo Simulation' }));
    expect(await screen.findByRole('button', { name: 'Starting...' })).toBeTruthy();
    count();
    const overlay = within(await screen.findByRole('dialog', { name: 'Demo simulation' }));
    expect(overlay.getByText('Live')).toBeTruthy();
    expect(await screen.findByText('Simulation Started')).toBeTruthy();
    expect(document.body.hasAttribute('data-scroll-locked')).toBe(true);
    expect(await usesCounted()).toBe(1);

    await user.keyboard('{Escape}');
    expect(screen.getByRole('dialog', { name: 'Demo simulation' })).toBeTruthy();
    // The question has the focus, so Enter does not leave the demo.
    const asked = await overlay.findByRole('region', { name: 'Question' });
    await waitFor(() => expect(document.activeElement).toBe(asked));
    await user.keyboard('{Enter}');
    expect(screen.queryByRole('alertdialog')).toBeNull();

    await user.click(overlay.getByRole('button', { name: 'Exit Simulation' }));
    const leaving = within(await screen.findByRole('alertdialog', { name: 'Leave the demo?' }));
    expect(leaving.getByText('You have one demo. If you leave now, it is used up.')).toBeTruthy();
    await user.click(leaving.getByRole('button', { name: 'Leave the demo' }));
    expect(await screen.findByText('Simulation Exited')).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.body.hasAttribute('data-scroll-locked')).toBe(false);
    expect(screen.queryByText('Ready to Start Your Demo?')).toBeNull();
    expect(
      screen.getByRole('heading', { name: 'You left early. The screen is still black.', level: 1 }),
    ).toBeTruthy();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Demo Limit Reached' }).disabled).toBe(true);
    expect(screen.getByText('Demo limit reached. Upgrade for extended features.')).toBeTruthy();
  });

  it('set by the deployment in place of ours runs in a frame, and is counted as well', async () => {
    vi.stubEnv('VITE_SIMULATION_LINKS', '{"free":"https://sims.example/demo"}');
    const user = await open();
    await user.click(await screen.findByRole('button', { name: 'Start Demo Simulation' }));
    const overlay = within(await screen.findByRole('dialog', { name: 'Demo simulation' }));
    expect(overlay.getByTitle('Demo simulation').getAttribute('src')).toBe('https://sims.example/demo');
    expect(await usesCounted()).toBe(1);
  });

  it('asks before Back ends it, and no longer once it is over', async () => {
    const user = await openFromDashboard();
    await user.click(await screen.findByRole('button', { name: 'Start Demo Simulation' }));
    await screen.findByRole('region', { name: 'Question' });
    await user.click((await pressBack()).getByRole('button', { name: 'Stay' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(screen.getByRole('region', { name: 'Question' })).toBeTruthy();

    await user.click((await pressBack()).getByRole('button', { name: 'Leave the demo' }));
    const ended = 'You left early. The screen is still black.';
    expect(await screen.findByRole('heading', { name: ended, level: 1 })).toBeTruthy();
    window.history.back();
    await waitFor(() => expect(address()).toBe('/admin'));
  });

  it('set by the deployment asks before Exit, Back or a closed tab ends it', async () => {
    vi.stubEnv('VITE_SIMULATION_LINKS', '{"free":"https://sims.example/demo"}');
    const isTabClosed = (): boolean => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    const user = await openFromDashboard();
    await user.click(await screen.findByRole('button', { name: 'Start Demo Simulation' }));
    await screen.findByTitle('Demo simulation');
    await user.click((await pressBack()).getByRole('button', { name: 'Stay' }));
    expect(isTabClosed()).toBe(false);

    await user.click(screen.getByRole('button', { name: 'Exit Simulation' }));
    const leaving = within(await screen.findByRole('alertdialog', { name: 'Leave the demo?' }));
    expect(screen.getByTitle('Demo simulation')).toBeTruthy();
    await user.click(leaving.getByRole('button', { name: 'Leave the demo' }));
    expect(await screen.findByText('Simulation Exited')).toBeTruthy();
    expect(screen.queryByTitle('Demo simulation')).toBeNull();
    expect(isTabClosed()).toBe(true);
  });

  it('that was played offers the plans instead of a start', async () => {
    await markUsed();
    const user = await open();
    const dialog = within(await screen.findByRole('dialog', { name: 'Demo Limit Reached!' }));
    expect(
      dialog.getByText(
        'You have used all your demo sessions. Upgrade to continue learning with extended access and more features.',
      ),
    ).toBeTruthy();
    expect(dialog.getByRole('link', { name: 'Choose Plan' }).getAttribute('href')).toBe('/admin/plans');
    await user.click(dialog.getByRole('button', { name: 'Maybe later' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Demo Limit Reached' }).disabled).toBe(true);
  });

  it('that was played shows its result, with the score and the steps done, and no start', async () => {
    await markUsed();
    keepDemoResult(idOf('free'), RESULT);
    const user = await open();
    await user.click(await screen.findByRole('button', { name: 'Maybe later' }));
    const result = within(await screen.findByRole('region', { name: 'Your demo result' }));
    expect(result.getByRole('heading', { name: 'Time is up. The screen is still black.' })).toBeTruthy();
    expect(result.getByText('41 of 100')).toBeTruthy();
    expect(result.getByText('Reseat it until both ends click').closest('li')?.textContent).toContain(
      'not done',
    );
    expect(screen.queryByText('Ready to Start Your Demo?')).toBeNull();
    expect(screen.getByRole('link', { name: 'Upgrade for More Time' }).getAttribute('href')).toBe(
      '/admin/plans',
    );
  });

  it.each([
    ['en', 'See your demo result', 'Time is up. The screen is still black.'],
    ['es', 'Ver el resultado de tu demo', 'Se acabó el tiempo. La pantalla sigue negra.'],
  ])(
    'that was played has its result one link away from the dashboard (%s)',
    async (language, link, heading) => {
      await markUsed();
      keepDemoResult(idOf('free'), RESULT);
      window.localStorage.setItem('language', language);
      const user = await openAs(backend(), 'free', '/admin');
      await user.click(await screen.findByRole('link', { name: link }));
      expect(await screen.findByRole('heading', { name: heading, level: 1 })).toBeTruthy();
      expect(screen.queryByRole('dialog')).toBeNull();
    },
  );

  it('does not show the result of another person', async () => {
    await markUsed();
    keepDemoResult(idOf('ace'), RESULT);
    const user = await open();
    await user.click(await screen.findByRole('button', { name: 'Maybe later' }));
    expect(await screen.findByRole('heading', { name: 'You have used your demo' })).toBeTruthy();
    expect(screen.queryByText('41 of 100')).toBeNull();
  });

  it('that was played meanwhile in another tab is not played again', async () => {
    const user = await open();
    const start = await screen.findByRole('button', { name: 'Start Demo Simulation' });
    await markUsed();
    await user.click(start);
    expect(await screen.findByRole('dialog', { name: 'Demo Limit Reached!' })).toBeTruthy();
    expect(screen.queryByText('Simulation Started')).toBeNull();
  });

  it('opens even when the use cannot be counted', async () => {
    network(/rpc\/increment_demo_usage/, 'offline');
    const user = await open();
    await user.click(await screen.findByRole('button', { name: 'Start Demo Simulation' }));
    expect(await screen.findByRole('dialog', { name: 'Demo simulation' })).toBeTruthy();
    expect(await usesCounted()).toBe(0);
  });

  it('opens even when the use cannot be read', async () => {
    network(/rpc\/get_demo_usage_count/, { status: 400, body: { message: 'broken', code: 'XX000' } });
    await open();
    expect(await screen.findByRole('button', { name: 'Start Demo Simulation' })).toBeTruthy();
  });

  it('is refused to people on other plans', async () => {
    await openAs(backend(), 'ace', '/admin/demo');
    await waitFor(() => expect(address()).toBe('/admin/access-denied'));
  });
});
