import { screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { findTutorial } from '../../../src/core/tutorials/catalogue.ts';
import { network, restoreNetwork } from '../../support/network.ts';
import { idOf, type SeedName } from '../../support/people.ts';
import { address, openAs, withBackend } from '../../support/product.tsx';

const backend = withBackend();
afterEach(restoreNetwork);

interface Judged {
  readonly daysAgo: number;
  readonly story: string;
  readonly score: number;
  readonly objectives: readonly string[];
}

/** Practice that the server judged. */
async function practised(name: SeedName, { daysAgo, story, score, objectives }: Judged): Promise<void> {
  await backend().sql(
    `insert into public.practice_runs
       (user_id, simulation, story, rules_version, status, dealt_at, finished_at, scenario_id, seed, score, passed, parts,
        objectives, report, commands)
     values ($1, 'hardware', $2, 'lab-18', 'finished', now() - $3::int * interval '1 day', now() - $3::int * interval '1 day',
        $2, $3::int, $4::int, $4::int >= 70, '{}', $5::jsonb, '{}', '[]')`,
    [
      idOf(name),
      story,
      daysAgo,
      score,
      JSON.stringify(objectives.map((objective) => ({ objective, score }))),
    ],
  );
}

const RAM = { story: 'added-memory', objectives: ['C1 3.3'] };

describe('the map of objectives', () => {
  it('shows somebody without runs every objective as not started, but those that no job shows', async () => {
    await openAs(backend(), 'free', '/admin/objectives');
    expect(await screen.findByText(/You have not done a run yet/)).toBeTruthy();
    expect(screen.getAllByRole('button', { name: /Not started/ })).toHaveLength(58);
    expect(screen.getAllByRole('button', { name: /Not covered/ })).toHaveLength(5);
    const summary = screen.getByRole('region', { name: 'Where you stand' });
    expect(within(summary).getByText('0 of 23 solid or proven')).toBeTruthy();
    expect(within(summary).getByText('0 of 35 solid or proven')).toBeTruthy();
  });

  it('tells what a level rests on, what the next one takes, and keeps the open objective in the address', async () => {
    await practised('ace', { ...RAM, daysAgo: 9, score: 85 });
    await practised('ace', { ...RAM, daysAgo: 8, score: 64 });
    await practised('ace', { ...RAM, daysAgo: 2, score: 81 });
    const user = await openAs(backend(), 'ace', '/admin/objectives');
    const tile = await screen.findByRole('button', { name: /3\.3.*Familiar.*RAM/ });
    await user.click(tile);
    expect(address()).toBe('/admin/objectives?objective=C1+3.3');
    const detail = screen.getByRole('region', { name: 'RAM' });
    expect(within(detail).getByText('1 more pass of 80 or more makes it solid.')).toBeTruthy();
    const [, ...rows] = within(detail).getAllByRole('row');
    expect(rows.map((row) => within(row).getAllByRole('cell').at(-2)?.textContent)).toEqual([
      'yes',
      'no: under 70',
      'yes',
    ]);
    const debrief = within(detail).getAllByRole('link', { name: /^Debrief: / })[0];
    expect(debrief?.getAttribute('href')).toMatch(/^\/admin\/testing\?open=debrief&of=[-0-9a-f]{36}$/);
    expect(within(detail).getByRole('link', { name: 'Go to the bench' }).getAttribute('href')).toBe(
      '/admin/testing',
    );
    await user.click(tile);
    expect(screen.queryByRole('region', { name: 'RAM' })).toBeNull();
    expect(address()).toBe('/admin/objectives');
  });

  it('lists those that one good test would move up', async () => {
    await practised('testing', { ...RAM, daysAgo: 1, score: 40 });
    const user = await openAs(backend(), 'testing', '/admin/objectives');
    await user.click(await screen.findByRole('radio', { name: 'Ready to move up' }));
    const map = screen.getByRole('region', { name: 'Hardware' });
    expect(within(map).getAllByRole('button')).toHaveLength(1);
    expect(screen.queryByRole('region', { name: 'Networks' })).toBeNull();
  });

  it('says to somebody whose plan lacks the desk that nothing there opens', async () => {
    await openAs(backend(), 'ace', '/admin/objectives?objective=C2+4.7');
    expect(await screen.findByText('Your plan does not open a simulation that covers it.')).toBeTruthy();
  });

  it('says when the runs cannot be read, and reads them when asked again', async () => {
    const practice = network(/\/rest\/v1\/practice_runs/, 'offline');
    const user = await openAs(backend(), 'ace', '/admin/objectives');
    expect(await screen.findByText('Your runs could not be loaded.')).toBeTruthy();
    practice.heal();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('region', { name: 'Where you stand' })).toBeTruthy();
  });
});

describe('the dashboard', () => {
  it('shows the objectives in small and the last three runs to somebody who did some', async () => {
    for (const [daysAgo, score] of [
      [9, 85],
      [8, 60],
      [3, 81],
      [1, 84],
    ] as const)
      await practised('golden', { ...RAM, daysAgo, score });
    await openAs(backend(), 'golden', '/admin');
    const objectives = await screen.findByRole('region', { name: 'Objectives' });
    expect(within(objectives).getByRole('img', { name: '3.3 RAM: Solid' })).toBeTruthy();
    expect(within(objectives).getByText('1 of 23 solid or proven')).toBeTruthy();
    const last = screen.getByRole('region', { name: 'Last runs' });
    const shown = within(last)
      .getAllByText(/^\d+$/)
      .map(({ textContent }) => textContent);
    expect(shown).toEqual(['84', '81', '60']);
    expect(within(last).getByText('RAM: now solid')).toBeTruthy();
    expect(within(last).getAllByRole('link', { name: /^Debrief: / })).toHaveLength(3);
    expect(screen.getByText('Your next job')).toBeTruthy();
    const choose = screen.getByRole('link', { name: 'Choose another' });
    expect(choose.getAttribute('href')).toMatch(/^\/admin\/(testing|ticketing)\?open=home$/);
    expect(within(objectives).getByRole('link', { name: 'Open the map' }).getAttribute('href')).toBe(
      '/admin/objectives',
    );
  });

  it('says when the runs cannot be read, and neither proposes nor counts without them', async () => {
    const practice = network(/\/rest\/v1\/practice_runs/, 'offline');
    const user = await openAs(backend(), 'golden', '/admin');
    expect(await screen.findByText('Your runs could not be loaded.')).toBeTruthy();
    expect(screen.queryByRole('region', { name: 'This week' })).toBeNull();
    expect(screen.queryByText('Your next job')).toBeNull();
    practice.heal();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('region', { name: 'This week' })).toBeTruthy();
  });
});

describe('the week of somebody with runs', () => {
  const RUN = { story: 'added-memory', objectives: ['C1 3.3'], score: 72 };
  const week = () => screen.findByRole('region', { name: 'This week' });

  it('counts today, and keeps a goal that is changed, from this week on', async () => {
    await practised('testing', { ...RUN, daysAgo: 0 });
    await practised('testing', { ...RUN, daysAgo: 0 });
    await backend().sql(
      "insert into tutorial_steps (user_id, tutorial, step, skipped) select $1, 'T0', step, false from generate_series(1, $2::int) step",
      [idOf('testing'), findTutorial('T0')?.steps],
    );
    const user = await openAs(backend(), 'testing', '/admin');
    const card = within(await week());
    expect(await card.findByText(/^\d of 3 days\.$/)).toBeTruthy();
    const today = card.getAllByRole('listitem').find((day) => day.getAttribute('aria-current') === 'date');
    expect(today?.textContent).toContain('done: a job, a tutorial');

    await user.click(card.getByRole('button', { name: 'Change goal' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Your goal for a week' }));
    await user.click(dialog.getByRole('radio', { name: '1' }));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await card.findByText('You have made your week.')).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('pauses, and takes the goal up again as it was', async () => {
    await practised('testing', { ...RUN, daysAgo: 8 });
    const user = await openAs(backend(), 'testing', '/admin');
    const card = within(await week());
    await user.click(await card.findByRole('button', { name: 'Change goal' }));
    await user.click(await screen.findByRole('button', { name: 'Pause' }));
    expect(await card.findByText(/^Your goal is paused\./)).toBeTruthy();
    expect(within(card.getByRole('list', { name: 'Weeks before' })).getAllByText(/^\d days?$/)).not.toEqual(
      [],
    );

    await user.click(card.getByRole('button', { name: 'Change goal' }));
    expect((await screen.findByRole('radio', { checked: true })).textContent).toBe('3');
    await user.click(screen.getByRole('button', { name: 'End the pause' }));
    expect(await card.findByText(/of 3 days\.$/)).toBeTruthy();
  });

  it('tells that a goal was not saved, and keeps the choice on screen', async () => {
    await practised('testing', { ...RUN, daysAgo: 0 });
    const user = await openAs(backend(), 'testing', '/admin');
    await user.click(await screen.findByRole('button', { name: 'Change goal' }));
    const outage = network(/rpc\/set_week_goal/, 'offline');
    await user.click(await screen.findByRole('radio', { name: '5' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Goal not saved')).toBeTruthy();
    expect(screen.getByRole('radio', { checked: true }).textContent).toBe('5');
    outage.heal();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(/of 5 days\.$/)).toBeTruthy();
  });
});
