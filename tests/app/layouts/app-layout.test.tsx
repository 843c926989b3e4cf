import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AppLayout, type AppLayoutProps } from '../../../src/app/layouts/app-layout.tsx';
import { PLAN_IDS } from '../../../src/core/billing/plans.ts';
import { setMediaQuery } from '../../support/browser-stubs.ts';

const PHONE = '(width < 768px)';
const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;
const root = document.documentElement;

function enter(props: Partial<AppLayoutProps> = {}, address = '/admin') {
  const onLogout = vi.fn();
  render(
    <MemoryRouter initialEntries={[address]}>
      <AppLayout
        person={{ fullName: 'Ada Lindqvist', email: 'ada@benchready.test', role: 'user' }}
        planId={null}
        demoUsedCount={0}
        streak={null}
        trialHoursLeft={null}
        onLogout={onLogout}
        {...props}
      >
        <h1>Page</h1>
      </AppLayout>
    </MemoryRouter>,
  );
  return { onLogout };
}

const menu = (): HTMLElement => screen.getByRole('navigation', { name: 'Your workspace' });

beforeEach(() => {
  root.dataset['sidebar'] = 'expanded';
});

afterEach(() => {
  vi.useRealTimers();
  act(() => setMediaQuery(PHONE, false));
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store.
  document.cookie = 'sidebar_state=; path=/; max-age=0';
});

describe('the menu', () => {
  it('lists the items of every person, in order', () => {
    enter();
    const links = within(menu())
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]);
    expect(links).toEqual([
      ['Home', '/admin'],
      ['Account', '/admin/account'],
      ['Plans & Billing', '/admin/plans'],
      ['Simulation Manual', '/admin/simulation-manual'],
      ['Objectives', '/admin/objectives'],
      ['Tutorials', '/admin/tutorials'],
      ['Cards', '/admin/cards'],
      ['Leaderboard', '/admin/leaderboard'],
      ['Competitions', '/admin/competitions'],
      ['Certificates', '/admin/certificates'],
      ['Contact Support', '/contact'],
    ]);
  });

  it.each([
    { plan: PLAN_IDS.free, used: 0, lists: ['Demo'] },
    { plan: PLAN_IDS.free, used: 1, lists: [] },
    { plan: PLAN_IDS.ace, used: 0, lists: ['Testing'] },
    { plan: PLAN_IDS.expert, used: 0, lists: ['Ticketing'] },
    { plan: PLAN_IDS.testing, used: 0, lists: ['Testing'] },
    { plan: PLAN_IDS.ticketing, used: 0, lists: ['Ticketing'] },
    { plan: PLAN_IDS.golden, used: 0, lists: ['Testing', 'Ticketing'] },
  ])('for plan $plan with $used demos used lists $lists', ({ plan, used, lists }) => {
    enter({ planId: plan, demoUsedCount: used });
    const screens = ['Testing', 'Ticketing', 'Demo'].filter(
      (name) => within(menu()).queryByText(name) !== null,
    );
    expect(screens).toEqual(lists);
  });

  it.each(['admin', 'super_admin'] as const)('shows User Management to an %s', (role) => {
    enter({ person: { fullName: 'Ada', email: 'ada@benchready.test', role } });
    expect(within(menu()).getByText('User Management')).toBeTruthy();
  });

  it('marks Home as current on its own address only', () => {
    enter({}, '/admin/account');
    const current = within(menu())
      .getAllByRole('link')
      .filter((link) => link.getAttribute('aria-current') === 'page')
      .map((link) => link.textContent);
    expect(current).toEqual(['Account']);
  });

  it('logs out, and shows who is logged in: by email where there is no name', async () => {
    const person = userEvent.setup();
    const { onLogout } = enter({ person: { fullName: ' ', email: 'ada@benchready.test', role: 'user' } });
    screen.getByText('ada@benchready.test');
    await person.click(screen.getByRole('button', { name: 'Logout' }));
    expect(onLogout).toHaveBeenCalledOnce();
  });

  it('opens the support dialog', async () => {
    const person = userEvent.setup();
    const onContactSupport = vi.fn();
    enter({ onContactSupport });
    await person.click(screen.getByRole('button', { name: 'Contact Support' }));
    expect(onContactSupport).toHaveBeenCalledOnce();
  });
});

describe('the sidebar', () => {
  it('is collapsed by its button, and the choice is stored, and kept in a cookie for a week', async () => {
    const person = userEvent.setup();
    const written = vi.spyOn(Document.prototype, 'cookie', 'set');
    enter();
    await person.click(screen.getByRole('button', { name: 'Collapse sidebar' }));
    expect(written.mock.lastCall).toEqual([expect.stringContaining(`max-age=${7 * 24 * 60 * 60};`)]);
    written.mockRestore();
    expect(root.dataset['sidebar']).toBe('collapsed');
    expect(window.localStorage.getItem('sidebar_state')).toBe('collapsed');
    expect(document.cookie).toContain('sidebar_state=collapsed');
    expect(screen.getByRole('button', { name: 'Expand sidebar' }).getAttribute('aria-expanded')).toBe(
      'false',
    );
    expect(within(menu()).getByRole('link', { name: 'Home' })).toBeTruthy();
  });

  it.each(['{Control>}b{/Control}', '{Meta>}B{/Meta}'])('is toggled by %s', async (keys) => {
    const person = userEvent.setup();
    enter();
    await person.keyboard(keys);
    expect(root.dataset['sidebar']).toBe('collapsed');
    await person.keyboard(keys);
    expect(root.dataset['sidebar']).toBe('expanded');
  });

  it('is not toggled by a plain b', async () => {
    const person = userEvent.setup();
    enter();
    await person.keyboard('b');
    expect(root.dataset['sidebar']).toBe('expanded');
  });

  it('has no collapse button on the testing screen', () => {
    enter({ planId: PLAN_IDS.ace }, '/admin/testing');
    expect(screen.queryByRole('button', { name: /sidebar/ })).toBeNull();
  });

  it('follows the choice made in another tab', () => {
    enter();
    window.localStorage.setItem('sidebar_state', 'collapsed');
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'sidebar_state' })));
    expect(screen.getByRole('button', { name: 'Expand sidebar' })).toBeTruthy();
  });
});

describe('the foot of the sidebar', () => {
  it('shows the streak as days, hours and minutes, of 48 hours', () => {
    enter({ streak: { timeLeftMs: 31 * HOUR_MS + 12 * MINUTE_MS } });
    expect(screen.getByText('1:07:12').nextElementSibling?.textContent).toBe('days : hours : minutes');
    screen.getByText('1 day, 7 hours, 12 minutes');
    screen.getByText('Come back to keep your streak going!');
    screen.getByRole('img', { name: '65% of 48 hours left' });
  });

  it('shows no streak to anyone else', () => {
    enter();
    expect(screen.queryByText('Come back to keep your streak going!')).toBeNull();
  });

  it.each([
    [23, '23 hours left'],
    [1, '1 hour left'],
    [0, '0 hours left'],
  ])('counts a trial with %i hours down in words', (hours, words) => {
    enter({ trialHoursLeft: hours });
    expect(screen.getByText(words)).toBeTruthy();
  });
});

describe('on a phone', () => {
  it('the menu slides out, and following a link closes it', async () => {
    const person = userEvent.setup();
    setMediaQuery(PHONE, true);
    enter();
    expect(screen.queryByRole('navigation', { name: 'Your workspace' })).toBeNull();
    await person.click(screen.getByRole('button', { name: 'Open menu' }));
    await person.click(within(menu()).getByRole('link', { name: 'Account' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('Escape closes the menu and gives the focus back', async () => {
    const person = userEvent.setup();
    setMediaQuery(PHONE, true);
    enter();
    await person.click(screen.getByRole('button', { name: 'Open menu' }));
    await person.keyboard('{Escape}');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Open menu' }));
  });
});
