import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { rankedWeekAt } from '../../../src/core/assessment/ranking/week.ts';
import { hasPlayed, joins, rankedWeek, WEEK } from '../../sql/attacks/boards-scene.ts';
import { network, restoreNetwork } from '../../support/network.ts';
import { idOf } from '../../support/people.ts';
import { address, openAs, withBackend } from '../../support/product.tsx';

const backend = withBackend();
const CLOSED = 'fb000000-0000-4000-8000-000000000002';
const PATH = '/admin/leaderboard';

afterEach(async () => {
  restoreNetwork();
  await backend().sql(`do $$ begin
    delete from form_attempts; delete from board_members; delete from forms;
  end $$`);
});

const run = (statements: string) => backend().sql(`do $$ begin ${statements} end $$`);
/** The week that is on, as it is made when the page is first opened. */
const thisWeek = (): string => {
  const monday = new Date(rankedWeekAt(Date.now()).opensAt).toISOString().slice(0, 10);
  return rankedWeek(WEEK, `ranked-hardware-${monday}`, '-1 day', '1 day');
};
const board = async (name: string) =>
  within(await screen.findByRole('table', { name }))
    .getAllByRole('row')
    .slice(1)
    .map(({ textContent }) => textContent);
const press = (name: string | RegExp) => screen.findByRole('button', { name });

/** What the server alone can tell of a run, once nobody can play it. */
const JOB = 'The counter beside it is onlineNetwork cable with a broken pair';

describe('the leaderboard', () => {
  it('is joined under a name from the list, lists the person under it alone, and forgets whoever leaves', async () => {
    await run(
      thisWeek() +
        hasPlayed('ace', WEEK, [88, 79, 85]) +
        joins('testing', 'Copper Via') +
        hasPlayed('testing', WEEK, [90, 90, 91, 60]),
    );
    const user = await openAs(backend(), 'ace', PATH);
    const names = within(await screen.findByRole('radiogroup', { name: 'Names' }));
    expect(names.getAllByRole('radio')).toHaveLength(6);
    const [, second] = names.getAllByRole('radio');
    const name = second?.textContent ?? '';
    expect(screen.getByText(/only you see this$/).textContent).toBe('3 of five played; only you see this');
    expect(await board('Your band')).toEqual([expect.stringContaining('Copper Via')]);
    await user.click(second as HTMLElement);
    await user.click(screen.getByRole('checkbox', { name: /Others may watch my runs/ }));
    await user.click(await press('Join the board'));
    expect(await screen.findByRole('heading', { name: `You are on the board as ${name}` })).not.toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Your scores' }));
    await waitFor(async () =>
      expect(await board('Your band')).toEqual([
        expect.stringContaining('Copper Via'),
        expect.stringContaining(`${name} You`),
      ]),
    );
    expect(document.body.textContent).not.toMatch(/Tess|testing@/);
    expect(await backend().sql('select shows_replays from board_members order by joined_at')).toEqual([
      { shows_replays: false },
      { shows_replays: true },
    ]);

    await user.click(await press('Leave the board'));
    expect(await screen.findByText('You have left the board')).not.toBeNull();
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Join under another name' })),
    );
    await waitFor(async () =>
      expect(await board('Your band')).toEqual([expect.stringContaining('Copper Via')]),
    );
    await user.click(await press('Show everybody'));
    expect(await board('Everybody')).toEqual([expect.stringContaining('Copper Via')]);
  });

  it('says what somebody has played, what of it counts, and goes to the next run', async () => {
    await run(thisWeek() + hasPlayed('ace', WEEK, [88, 60, 79, 85]));
    const user = await openAs(backend(), 'ace', PATH);
    const runs = within(
      (await screen.findByRole('region', { name: 'Your five official runs' })) as HTMLElement,
    );
    expect(runs.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Run 188counts',
      'Run 260does not count now',
      'Run 379counts',
      'Run 485counts',
      'Run 5Play run 5',
    ]);
    const own = within(screen.getByRole('region', { name: 'Your scores' }));
    expect(own.getAllByText('80–88')).toHaveLength(2);
    await user.click(await press('Play run 5'));
    await screen.findByRole('heading', { name: 'Run 5 of 5 is next' }, { timeout: 20_000 });
    expect(address()).toMatch(/^\/admin\/testing\?open=attempt&of=/);
    await user.click(await press('Go back'));
    await waitFor(() => expect(address()).toBe(PATH));
  });

  it('can be read by somebody whose plan opens no simulation, and begins nothing for them', async () => {
    await openAs(backend(), 'free', PATH);
    expect(await screen.findByText(/^Your plan does not include this simulation/)).not.toBeNull();
    expect(screen.queryByRole('button', { name: /^Play run/ })).toBeNull();
    expect(await screen.findByText(/^Nobody has a result yet/)).not.toBeNull();
    expect(screen.getByText(/^Play three official runs\./)).not.toBeNull();
  });

  it('shows of a closed week seeds, medians, a void run, and the runs of those of the first three who agreed', async () => {
    await run(
      rankedWeek(CLOSED, 'ranked-hardware-old', '-9 days', '-1 hour') +
        `insert into private.form_draws (form_id, position, request, scenario_id, seed, stories)
         select '${CLOSED}', i, '{"count": 1}', 'HW-38@offline-counter', 120 + i, '{offline-counter}' from generate_series(1, 4) i;
         insert into private.form_draws (form_id, position, request) values ('${CLOSED}', 5, '{"count": 1}');` +
        joins('ace', 'Quiet Ferrite') +
        joins('testing', 'Copper Via') +
        `update board_members set shows_replays = true where user_id = '${idOf('ace')}';` +
        hasPlayed('ace', CLOSED, [90, 92, 94, 91]) +
        hasPlayed('testing', CLOSED, [80, 82, 84, 81]) +
        `update form_items set void_reason = 'Wrong voltage.' where form_id = '${CLOSED}' and position = 3;`,
    );
    const user = await openAs(backend(), 'ace', PATH);
    await user.click(await screen.findByRole('radio', { name: 'Closed weeks' }));
    expect(await board('The five runs')).toEqual([
      `Run 1${JOB}Seed 12112185Expert's path`,
      `Run 2${JOB}Seed 12212287Expert's path`,
      `Run 3${JOB}Void for everybody: Wrong voltage.Seed 123123voidExpert's path`,
      `Run 4${JOB}Seed 12412486Expert's path`,
      'Run 5not played––',
    ]);
    expect(screen.getByRole('link', { name: "Expert's path in run 1" }).getAttribute('href')).toBe(
      `/admin/testing?open=watch&of=${CLOSED}%2F1%2F`,
    );
    const first = within(screen.getByRole('region', { name: 'Replays of the top three' }));
    expect(first.getByText('1 agreed to show their runs.')).not.toBeNull();
    expect(first.getAllByRole('link').map((link) => link.getAttribute('aria-label'))).toEqual([
      'Watch run 1 of Quiet Ferrite',
      'Watch run 2 of Quiet Ferrite',
      'Watch run 3 of Quiet Ferrite',
      'Watch run 4 of Quiet Ferrite',
    ]);
    expect(first.getByText('not shown').parentElement?.parentElement?.textContent).toMatch(/^2Copper Via/);
    await user.click(screen.getByRole('radio', { name: 'Desk' }));
    expect(await screen.findByText(/^No week has closed yet/)).not.toBeNull();
  });

  it('says why somebody’s week does not count, and counts none of its runs', async () => {
    await run(
      thisWeek() +
        hasPlayed('ace', WEEK, [88, 79, 85]) +
        `perform set_config('request.jwt.claim.sub', '${idOf('admin')}', true),
           set_config('request.jwt.claims', '{"sub": "${idOf('admin')}"}', true);
         insert into public.review_decisions (actor_id, outcome, reason, form_id, attempt_id)
         select '${idOf('admin')}', 'void-entry', 'Somebody else played it.', form_id, id from form_attempts;`,
    );
    await openAs(backend(), 'ace', PATH);
    expect(await screen.findByText('Somebody else played it.')).not.toBeNull();
    expect(screen.getByText('This week does not count.')).not.toBeNull();
    expect(screen.queryByText('counts')).toBeNull();
  });

  it('says when it cannot be read, and is read when asked again', async () => {
    const cut = network(/open_ranked_week/, 'offline');
    const user = await openAs(backend(), 'ace', PATH);
    expect(await screen.findByText('The board could not be loaded.')).not.toBeNull();
    cut.heal();
    await user.click(await press('Try again'));
    expect(await press('Play run 1')).not.toBeNull();
  });
});
