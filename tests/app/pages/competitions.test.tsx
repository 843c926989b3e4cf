import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { hasPlayed, joins, rankedWeek, WEEK } from '../../sql/attacks/boards-scene.ts';
import { COMPETITIONS, competition, given } from '../../sql/attacks/competitions-scene.ts';
import { network, restoreNetwork } from '../../support/network.ts';
import { address, openAs, withBackend } from '../../support/product.tsx';

const backend = withBackend();
const PATH = '/admin/competitions';
const MANAGE = `${PATH}?view=manage`;

afterEach(async () => {
  restoreNetwork();
  await backend().sql(`do $$ begin
    delete from form_attempts; delete from board_members; delete from forms; delete from disputes;
  end $$`);
});

const run = (statements: string) => backend().sql(`do $$ begin ${statements} end $$`);
const press = (name: string | RegExp) => screen.findByRole('button', { name });
const region = async (name: string) => within(await screen.findByRole('region', { name }));
const dialog = async (name: string | RegExp) => within(await screen.findByRole('dialog', { name }));
const inMinutes = (minutes: number): string =>
  new Date(Date.now() + minutes * 60_000).toISOString().slice(0, 16);

describe('competitions', () => {
  it('are played by whoever has the plan, once, and lead to the next run', async () => {
    await run(competition(COMPETITIONS.on, '-1 day', '1 day', 2) + joins('ace', 'Quiet Ferrite'));
    const user = await openAs(backend(), 'ace', PATH);
    const card = await region('Contest');
    expect(card.getByText('Open now')).toBeTruthy();
    expect(await card.findByText('Quiet Ferrite')).toBeTruthy();
    expect(card.getByText('2 jobs at the bench')).toBeTruthy();
    expect(card.getByRole('link', { name: /Dead on Monday/ }).getAttribute('href')).toBe(
      '/admin/testing?open=practice&of=dead-desk',
    );
    await user.dblClick(card.getByRole('button', { name: 'Start run 1' }));
    await screen.findByRole('heading', { name: 'Run 1 of 2 is next' }, { timeout: 20_000 });
    expect(address()).toMatch(/^\/admin\/testing\?open=attempt&of=/);
    expect(await backend().sql('select number from form_attempts')).toEqual([{ number: 1 }]);
  });

  it('show a result to everybody when they are over, with what was voided and why', async () => {
    await backend().sql(
      given(`update public.form_items set void_reason = 'The sheet names a header that is not there.'
        where form_id = '${COMPETITIONS.over}' and position = 1;`),
    );
    const user = await openAs(backend(), 'ace', PATH);
    expect(await screen.findByText('place 2, 77 points')).toBeTruthy();
    await user.click(await press('Result of Contest'));
    const table = within(await screen.findByRole('table', { name: 'Result of Contest' }));
    expect(
      table
        .getAllByRole('row')
        .slice(1)
        .map(({ textContent }) => textContent),
    ).toEqual([
      expect.stringContaining('1Copper Via'),
      expect.stringContaining('2Quiet Ferrite You77'),
      expect.stringContaining('3Early Beep'),
    ]);
    expect(
      screen.getByText('Run 1 counts for nobody: The sheet names a header that is not there.'),
    ).toBeTruthy();
    expect(document.body.textContent).not.toMatch(/Tess|testing@|Ada Minton/);
    expect(screen.queryByRole('radio', { name: 'Manage' })).toBeNull();
  });

  it('can be read by somebody whose plan opens no simulation, and begin nothing for them', async () => {
    await run(competition(COMPETITIONS.on, '-1 day', '1 day', 2));
    await openAs(backend(), 'free', PATH);
    const card = await region('Contest');
    expect(card.getByRole('link', { name: 'See the plans' })).toBeTruthy();
    expect(card.queryByRole('button', { name: 'Start run 1' })).toBeNull();
  });

  it('are made by an administrator, who is told what is missing and loses nothing typed', async () => {
    const user = await openAs(backend(), 'admin', MANAGE);
    await user.click(await press('New competition'));
    const form = await dialog('New competition');
    await user.type(form.getByLabelText('Name'), 'Spring Desk');
    await user.click(form.getByRole('button', { name: 'Publish' }));
    expect(await form.findAllByText('Give a date and a time')).toHaveLength(2);
    expect(form.getByText('Choose at least one practice job')).toBeTruthy();
    await user.selectOptions(form.getByLabelText('Simulation'), 'Desk');
    await user.type(form.getByLabelText('Opens (UTC)'), inMinutes(60));
    await user.type(form.getByLabelText('Closes (UTC)'), inMinutes(180));
    await user.selectOptions(form.getByLabelText('Kind of run 1'), 'Printing');
    await user.click(form.getByRole('button', { name: 'Remove run 3' }));
    await user.selectOptions(form.getByLabelText('Practice job 1'), 'TK-01');
    expect(form.getByLabelText<HTMLInputElement>('Name').value).toBe('Spring Desk');
    await user.click(form.getByRole('button', { name: 'Publish' }));
    expect(await screen.findByText('Competition published')).toBeTruthy();
    expect(await (await region('All competitions')).findByText('Spring Desk')).toBeTruthy();
    expect(
      await backend().sql(
        'select c.simulation, c.practice, d.request from competitions c join private.form_draws d using (form_id) order by d.position',
      ),
    ).toEqual([
      { simulation: 'ticketing', practice: ['TK-01'], request: { count: 3, families: ['printing'] } },
      { simulation: 'ticketing', practice: ['TK-01'], request: { count: 3 } },
    ]);
  });

  it('leave what was flagged to an administrator, who gives a reason', async () => {
    await backend().sql(given());
    const user = await openAs(backend(), 'admin', MANAGE);
    const reviews = await region('To review');
    expect(await reviews.findAllByText('Faster than hands')).toHaveLength(2);
    expect(reviews.getByText('The sheet names a header that is not there.')).toBeTruthy();
    const flagged = within((await reviews.findByText('Copper Via')).closest('li') as HTMLElement);
    await user.click(flagged.getByRole('button', { name: 'Decide' }));
    const asked = await dialog('Decide about a flag');
    await user.selectOptions(asked.getByLabelText('Decision'), 'Take the attempt off the list');
    await user.type(asked.getByLabelText('Reason, as people will read it'), 'Too fast');
    await user.click(asked.getByRole('button', { name: 'Take the attempt off the list' }));
    expect(await asked.findByText('The reason needs at least 10 characters')).toBeTruthy();
    await user.type(asked.getByLabelText('Reason, as people will read it'), ' for two hands.');
    await user.click(asked.getByRole('button', { name: 'Take the attempt off the list' }));
    await waitFor(() => expect(reviews.queryByText('Copper Via')).toBeNull());
    await user.click(await press('All decisions'));
    expect(await reviews.findByText('Too fast for two hands.')).toBeTruthy();
    expect(reviews.getByText(/^Ada Minton, /)).toBeTruthy();
  });

  it('let an administrator void a run for everybody, and nobody else see how', async () => {
    await backend().sql(given());
    const user = await openAs(backend(), 'admin', MANAGE);
    const [first] = await screen.findAllByRole('button', { name: 'Runs and entries of Contest' });
    await user.click(first as HTMLElement);
    expect(await (await region('Entries')).findByText('Quiet Ferrite')).toBeTruthy();
    await user.click((await region('Runs')).getByRole('button', { name: 'Void run 2 for everybody' }));
    const asked = await dialog('Void run 2 of Contest?');
    await user.type(
      asked.getByLabelText('Reason, as people will read it'),
      'It cannot be solved as written.',
    );
    await user.click(asked.getByRole('button', { name: 'Void run 2 for everybody' }));
    expect(await screen.findByText('Void: It cannot be solved as written.')).toBeTruthy();

    await openAs(backend(), 'ace', MANAGE);
    expect(await screen.findByText('Earlier competitions')).toBeTruthy();
    expect(screen.queryByText('To review')).toBeNull();
  });

  it('share their page with ranked weeks, whose entries an administrator finds by name and voids', async () => {
    await run(
      rankedWeek(WEEK, 'ranked-hardware-old', '-9 days', '-2 days') +
        joins('ace', 'Quiet Ferrite') +
        hasPlayed('ace', WEEK, [88, 79, 85]),
    );
    const user = await openAs(backend(), 'admin', MANAGE);
    const weeks = await region('Ranked weeks');
    const [, week] = (await weeks.findByLabelText('Choose a week')).querySelectorAll('option');
    await user.selectOptions(weeks.getByLabelText('Choose a week'), week as HTMLElement);
    await user.click(await press('Void the attempt of Quiet Ferrite'));
    const asked = await dialog(/^Take Quiet Ferrite off the list of Week of .*, Bench\?$/);
    await user.type(asked.getByLabelText('Reason, as people will read it'), 'Somebody else played it.');
    await user.click(asked.getByRole('button', { name: 'Take the attempt off the list' }));
    expect(await weeks.findByText('Void: Somebody else played it.')).toBeTruthy();
    expect(await backend().sql('select user_id from board_entries')).toEqual([]);
  });

  it('say when they cannot be read, and are read when asked again', async () => {
    await run(competition(COMPETITIONS.on, '-1 day', '1 day', 1));
    const cut = network(/list_competitions/, 'offline');
    const user = await openAs(backend(), 'ace', PATH);
    expect(await screen.findByText('The competitions could not be loaded.')).toBeTruthy();
    cut.heal();
    await user.click(await press('Try again'));
    expect(await region('Contest')).toBeTruthy();
  });
});
