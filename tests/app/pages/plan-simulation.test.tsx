import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { address, openAs, withBackend } from '../../support/product.tsx';

const backend = withBackend();
const LINKS = {
  ace: 'https://sims.example/ace',
  expert: 'https://sims.example/expert',
  testing: 'https://sims.example/testing',
  ticketing: 'https://sims.example/ticketing',
  goldenTesting: 'https://sims.example/golden-bench',
  goldenTicketing: 'https://sims.example/golden-desk',
};
const linked = (links: object = LINKS) => vi.stubEnv('VITE_SIMULATION_LINKS', JSON.stringify(links));
afterEach(() => vi.stubEnv('VITE_SIMULATION_LINKS', ''));

const TICKETING = {
  path: '/admin/ticketing',
  start: 'Start Ticketing Simulation',
  region: 'Ticketing simulation',
};
const TESTING = { path: '/admin/testing', start: 'Start Simulation', region: 'Testing simulation' };

describe('a simulation that a plan opens', () => {
  it.each([
    ['testing', 'ace', TESTING, 'https://sims.example/ace'],
    ['testing', 'testing', TESTING, 'https://sims.example/testing'],
    ['testing', 'golden', TESTING, 'https://sims.example/golden-bench'],
    ['ticketing', 'expert', TICKETING, 'https://sims.example/expert'],
    ['ticketing', 'ticketing', TICKETING, 'https://sims.example/ticketing'],
    ['ticketing', 'golden', TICKETING, 'https://sims.example/golden-desk'],
  ])(
    '%s, for %s: fills the screen, announces itself, and can be left',
    async (name, person, { path, start, region }, url) => {
      linked();
      const user = await openAs(backend(), person, path);
      const begin = await screen.findByRole('button', { name: start });
      expect(screen.getByRole('link', { name: 'View Manual' }).getAttribute('href')).toBe(
        '/admin/simulation-manual',
      );

      await user.click(begin);
      const frame = within(await screen.findByRole('dialog', { name: region }));
      expect(frame.getByText('Live')).toBeTruthy();
      expect(frame.getByTitle(region).getAttribute('src')).toBe(url);
      expect(await screen.findByText('Simulation Started')).toBeTruthy();
      expect(screen.getByText(`Your ${name} simulation is now active!`)).toBeTruthy();
      expect(document.body.hasAttribute('data-scroll-locked')).toBe(true);

      await user.click(frame.getByRole('button', { name: 'Exit Simulation' }));
      expect(await screen.findByText('Simulation Exited')).toBeTruthy();
      expect(screen.getByText(`You have exited the ${name} simulation.`)).toBeTruthy();
      expect(screen.queryByRole('dialog')).toBeNull();
      expect(document.body.hasAttribute('data-scroll-locked')).toBe(false);
      await waitFor(() => expect(screen.getByRole('button', { name: start })).toBe(document.activeElement));
    },
  );

  it('runs a remote simulation in a sandbox, and shows that it is loading', async () => {
    linked();
    const user = await openAs(backend(), 'ace', TESTING.path);
    await user.click(await screen.findByRole('button', { name: TESTING.start }));
    const frame = await screen.findByTitle(TESTING.region);
    expect(frame.getAttribute('sandbox')?.split(' ').toSorted()).toEqual([
      'allow-forms',
      'allow-pointer-lock',
      'allow-same-origin',
      'allow-scripts',
    ]);
    expect(screen.getByText('Preparing the simulation...')).toBeTruthy();
    fireEvent.load(frame);
    expect(screen.queryByText('Preparing the simulation...')).toBeNull();
  });

  it('is the built-in ticket desk where the deployment links none', async () => {
    linked({ goldenTesting: LINKS.goldenTesting });
    const user = await openAs(backend(), 'expert', TICKETING.path);
    const begin = await screen.findByRole('button', { name: TICKETING.start });
    expect(screen.queryByText(/Not open yet/)).toBeNull();
    await user.click(begin);
    const frame = within(await screen.findByRole('dialog', { name: TICKETING.region }));
    expect(await frame.findByRole('heading', { name: 'Who is waiting for you today?' })).toBeTruthy();
    expect(frame.getByText('Live')).toBeTruthy();
    expect(frame.getByText('A session lasts 10 minutes of real time.')).toBeTruthy();
    expect(await screen.findByText('Your ticketing simulation is now active!')).toBeTruthy();
    await user.click(frame.getByRole('button', { name: 'Exit Simulation' }));
    expect(await screen.findByText('You have exited the ticketing simulation.')).toBeTruthy();
  });

  it('opens the job that its address names at once, and keeps that out of the address', async () => {
    await openAs(backend(), 'ace', '/admin/testing?open=practice&of=dead-desk');
    const frame = within(await screen.findByRole('dialog', { name: TESTING.region }));
    expect(await screen.findByText('Simulation Started')).toBeTruthy();
    expect(await frame.findByText('Dead on Monday: no light, no fan')).toBeTruthy();
    expect(address()).toBe('/admin/testing');
    await backend().sql('delete from practice_runs');
  });

  it('tells what a test is like before its clock starts, to whoever comes to try one', async () => {
    await openAs(backend(), 'ace', '/admin/testing?open=test');
    const frame = within(await screen.findByRole('dialog', { name: TESTING.region }));
    expect(await frame.findByRole('heading', { name: 'Ready for the test?' })).toBeTruthy();
    expect(await backend().sql("select 1 from simulation_runs where status = 'open'")).toEqual([]);
  });

  it('says that a run has no debrief which nobody ran, and shows the simulation’s front page', async () => {
    await openAs(backend(), 'ace', `/admin/testing?open=debrief&of=${crypto.randomUUID()}`);
    expect(await screen.findByText('No debrief')).toBeTruthy();
    expect(await screen.findByRole('button', { name: TESTING.start })).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.queryByText('Simulation Started')).toBeNull();
  });

  it('is refused to people on another plan', async () => {
    await openAs(backend(), 'ace', TICKETING.path);
    await waitFor(() => expect(address()).toBe('/admin/access-denied'));
  });

  it('sends a person whose plan has expired to the plans', async () => {
    await openAs(backend(), 'expired', TESTING.path);
    await waitFor(() => expect(address()).toBe('/select-plan'));
  });
});
