import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { network, restoreNetwork } from '../../support/network.ts';
import { idOf, type SeedName } from '../../support/people.ts';
import { address, openAs, openProduct, withBackend } from '../../support/product.tsx';

const backend = withBackend();
afterEach(restoreNetwork);

const REVIEWS = /\/rest\/v1\/card_reviews/;
const RUNS = /\/rest\/v1\/(practice|simulation)_runs/;

/** Practice that the server judged, about RAM. */
async function practised(name: SeedName): Promise<void> {
  await backend().sql(
    `insert into public.practice_runs
       (user_id, simulation, story, rules_version, status, dealt_at, finished_at, scenario_id, seed, score, passed, parts,
        objectives, report, commands)
     values ($1, 'hardware', 'added-memory', 'lab-18', 'finished', now() - interval '1 day', now() - interval '1 day',
        'added-memory', 1, 85, true, '{}', '[{"objective": "C1 3.3", "score": 85}]', '{}', '[]')`,
    [idOf(name)],
  );
}

async function reviewsOf(name: SeedName): Promise<readonly { fact_id: string; rating: number }[]> {
  return backend().sql(
    'select fact_id, rating from public.card_reviews where user_id = $1 order by reviewed_at',
    [idOf(name)],
  );
}

const question = async (): Promise<string> => (await screen.findByRole('heading', { level: 2 })).textContent;

describe('the cards', () => {
  it('begin after the first run, and say so to somebody without one', async () => {
    await openAs(backend(), 'expert', '/admin/cards');
    expect(await screen.findByText('No cards yet')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Go to the desk' }).getAttribute('href')).toBe(
      '/admin/ticketing',
    );
  });

  it('ask about what was met, show answer, source and objective, and take four ratings by key', async () => {
    await practised('ace');
    const user = await openAs(backend(), 'ace', '/admin/cards');
    const first = await question();
    expect(screen.getByText('Card 1 of 8')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Forgot/ })).toBeNull();
    await user.keyboard(' ');
    const ratings = screen.getByRole('group', { name: 'How well did you know it?' });
    expect(within(ratings).getAllByRole('button')).toHaveLength(4);
    expect(within(ratings).getByRole('button', { name: /^Forgot.*again in this round/ })).toBeTruthy();
    expect(screen.getByText('Answer')).toBeTruthy();
    const objective = screen.getAllByRole('link', { name: /^Objective / })[0];
    expect(objective?.getAttribute('href')).toMatch(/^\/admin\/objectives\?objective=C/);

    // A forgotten card comes again at the end; the rest is known.
    await user.keyboard('1');
    for (let place = 2; place <= 8; place += 1) {
      expect(await screen.findByText(`Card ${place} of 9`)).toBeTruthy();
      await user.keyboard(' 3');
    }
    expect(await screen.findByText('Card 9 of 9')).toBeTruthy();
    expect(await question()).toBe(first);
    await user.click(screen.getByRole('button', { name: 'Show the answer' }));
    await user.click(screen.getByRole('button', { name: /^Easy/ }));
    expect(await screen.findByText('Done for today')).toBeTruthy();
    expect(screen.getByText('You answered 9 cards today.')).toBeTruthy();
    await waitFor(async () => expect(await reviewsOf('ace')).toHaveLength(9));
    expect((await reviewsOf('ace')).map(({ rating }) => rating)).toEqual([1, 3, 3, 3, 3, 3, 3, 3, 4]);

    // A round that was finished counts as a day of the week.
    await user.click(screen.getByRole('link', { name: 'Home' }));
    const day = await screen.findByText(/^done: .*a round of cards$/);
    expect(within(screen.getByRole('region', { name: 'This week' })).getByText(day.textContent)).toBe(day);
  });

  it('begin after a tutorial, too, and say that it was met there', async () => {
    await backend().sql(
      `insert into public.tutorial_steps (user_id, tutorial, step, skipped)
       select $1, 'T1', step, false from generate_series(1, 7) step`,
      [idOf('free')],
    );
    const user = await openAs(backend(), 'free', '/admin/cards');
    expect(await screen.findByText('Card 1 of 8')).toBeTruthy();
    while (screen.queryByText(/^Met in “Safety first/) === null) {
      await user.click(await screen.findByRole('button', { name: 'Show the answer' }));
      if (screen.queryByText(/^Met in “Safety first/) === null)
        await user.click(screen.getByRole('button', { name: /^Knew it/ }));
    }
  });

  it('keep answers that were given without a network over a reload, and send each once when it is back', async () => {
    await practised('testing');
    const user = await openAs(backend(), 'testing', '/admin/cards');
    await question();
    // Two arrive and their answer is lost, so that they are sent again.
    const lost = network(REVIEWS, 'answer lost');
    await user.keyboard(' 3');
    expect(await screen.findByText('Card 2 of 8')).toBeTruthy();
    expect(await screen.findByText(/latest answers are kept on this device/)).toBeTruthy();
    lost.heal();
    const cut = network(new RegExp(`${REVIEWS.source}|${RUNS.source}`), 'offline');
    await user.keyboard(' 2');
    expect(await screen.findByText('Card 3 of 8')).toBeTruthy();
    expect(await reviewsOf('testing')).toHaveLength(1);

    await openProduct('/admin/cards');
    expect(await screen.findByText('Card 3 of 8')).toBeTruthy();
    cut.heal();
    // On any page: here the account.
    await openProduct('/admin/account');
    await waitFor(async () =>
      expect((await reviewsOf('testing')).map(({ rating }) => rating)).toEqual([3, 2]),
    );
    expect(window.localStorage.getItem(`benchready-card-reviews:${idOf('testing')}`)).toBeNull();
  });

  it('stand on the dashboard of somebody who has met some', async () => {
    await practised('expert');
    await openAs(backend(), 'expert', '/admin');
    const due = await screen.findByRole('region', { name: 'Cards' });
    expect(within(due).getByText('8')).toBeTruthy();
    expect(within(due).getByText('about 3 minutes')).toBeTruthy();
    expect(within(due).getByRole('link', { name: 'Start a round' }).getAttribute('href')).toBe(
      '/admin/cards',
    );
  });

  it('say when they cannot be loaded, and load when asked again', async () => {
    const reviews = network(REVIEWS, 'offline');
    const user = await openAs(backend(), 'golden', '/admin/cards');
    expect(await screen.findByText('Your cards could not be loaded.')).toBeTruthy();
    reviews.heal();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('No cards yet')).toBeTruthy();
  });

  it('lead from an answer to its objective on the map', async () => {
    await practised('golden');
    const user = await openAs(backend(), 'golden', '/admin/cards');
    await question();
    await user.click(screen.getByRole('button', { name: 'Show the answer' }));
    const [link] = screen.getAllByRole('link', { name: /^Objective / });
    if (link === undefined) throw new Error('The card names no objective.');
    await user.click(link);
    expect(await screen.findByRole('heading', { name: 'Objectives' })).toBeTruthy();
    expect(address()).toContain('/admin/objectives?objective=');
  });
});
