import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
// What the page fetches late is compiled before the first test: no step of a test waits for it.
import '../../../src/app/simulations/both-tutorial.tsx';
import '../../../src/features/hardware-lab/tutorial/lab-tutorial.tsx';
import '../../../src/features/ticket-desk/tutorial/desk-tutorial.tsx';
import { network, restoreNetwork } from '../../support/network.ts';
import { idOf, type SeedName } from '../../support/people.ts';
import { openAs, withBackend } from '../../support/product.tsx';

const backend = withBackend();
afterEach(() => {
  restoreNetwork();
  vi.restoreAllMocks();
});

/** Their rows, as `T1 2`, with a mark on those that were skipped. */
async function stepsOf(name: SeedName): Promise<readonly string[]> {
  const rows = await backend().sql<{ tutorial: string; step: number; skipped: boolean }>(
    'select tutorial, step, skipped from tutorial_steps where user_id = $1 order by tutorial, step',
    [idOf(name)],
  );
  return rows.map(({ tutorial, step, skipped }) => `${tutorial} ${step}${skipped ? ' skipped' : ''}`);
}

async function openTutorials(name: SeedName): Promise<UserEvent> {
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(() => null);
  const person = await openAs(backend(), name, '/admin/tutorials');
  await screen.findByRole('region', { name: 'First hour at the bench' });
  return person;
}

const path = () => within(screen.getByRole('region', { name: 'First hour at the bench' }));
const card = async (title: string) => within(await screen.findByRole('region', { name: title }));

describe('the tutorials', () => {
  it('open the first two to somebody on the free plan and say that the others are in other plans', async () => {
    await openTutorials('free');
    expect(path().getByRole('button', { name: /^Start: T0/ })).toBeTruthy();
    expect(path().getByRole('button', { name: /^Start: T1/ })).toBeTruthy();
    expect(path().queryByRole('button', { name: /T2/ })).toBeNull();
    expect(path().getByText('In other plans')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'See the plans' }).getAttribute('href')).toBe('/admin/plans');
  });

  it('are played at the bench by hand, skipped and left, and go on at the same step', async () => {
    const person = await openTutorials('ace');
    await person.click(path().getByRole('button', { name: /^Start: T0/ }));
    const look = await card('Look at the rocker of the power supply');
    expect(look.queryByRole('button', { name: 'Next step' })).toBeNull();
    // The picture shows what the step is about, and again when asked where that is.
    await person.click(screen.getByRole('button', { name: 'Front' }));
    expect(screen.getByRole('img', { name: 'Kestrel B7: Front' })).toBeTruthy();
    await person.click(look.getByRole('button', { name: 'Where is it?' }));
    expect(screen.getByRole('img', { name: 'Kestrel B7: Power supply' })).toBeTruthy();
    await person.click(screen.getByRole('button', { name: 'Parts' }));
    const parts = within(screen.getByRole('navigation', { name: 'Parts' }));
    await person.click(parts.getByRole('button', { name: /^Power supply switch/ }));
    await person.click(await look.findByRole('button', { name: 'Next step' }));
    await person.click((await card('Open the case')).getByRole('button', { name: 'Skip step' }));
    await person.click((await card('Look at the memory modules')).getByRole('button', { name: 'Stop here' }));
    await waitFor(async () => expect(await stepsOf('ace')).toEqual(['T0 1', 'T0 2 skipped']));

    expect(await path().findByText('Step 3 of 5')).toBeTruthy();
    await person.click(path().getByRole('button', { name: /^Continue: T0/ }));
    await card('Look at the memory modules');
    // The bench is as the steps before leave it, and the list as the learner left it.
    expect(await screen.findByRole('button', { name: /^Side panel.*bench/ })).toBeTruthy();
  });

  it('are played at the desk by hand, from a link into it, with a card that leads', async () => {
    const person = await openAs(backend(), 'expert', '/admin/tutorials?play=T25');
    const first = await card('Answer, and ask before you connect');
    const tools = within(screen.getByRole('region', { name: 'Tools' }));
    await person.click(tools.getByRole('button', { name: /^Answer/ }));
    await person.click(await tools.findByRole('button', { name: /^Ask/ }));
    await person.click(await first.findByRole('button', { name: 'Next step' }));
    await person.click(
      (await card('First rungs: link and address')).getByRole('button', { name: 'Stop here' }),
    );
    await waitFor(async () => expect(await stepsOf('expert')).toEqual(['T25 1']));
  });

  it('lead from a ticket to the bench and back, and keep their steps in one count', async () => {
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(() => null);
    const person = await openAs(backend(), 'golden', '/admin/tutorials?play=T40');
    const skip = async (title: string): Promise<void> =>
      person.click((await card(title)).getByRole('button', { name: 'Skip step' }));
    await skip('The computer that comes in late');
    await skip('A note that the bench can begin with');
    const measure = await card('Now your own hands: measure first');
    expect(measure.getByText('T40 · Step 3 of 6')).toBeTruthy();
    expect(screen.getByRole('toolbar', { name: 'Tool belt' })).toBeTruthy();
    await skip('Now your own hands: measure first');
    await skip('Replace it');
    await skip('Prove it without power');

    const last = await card('Close the circle');
    await person.click(await screen.findByRole('button', { name: 'Take the note into the ticket' }));
    expect(await screen.findByText(/^Repaired: clock battery/)).toBeTruthy();
    expect(await screen.findByText('Done: Installed a part')).toBeTruthy();
    await person.click(last.getByRole('button', { name: 'Stop here' }));
    await waitFor(async () =>
      expect(await stepsOf('golden')).toEqual([1, 2, 3, 4, 5].map((step) => `T40 ${step} skipped`)),
    );
  });

  it('keep a step that was done without a network, and send it later', async () => {
    const wire = network(/tutorial_steps\?on_conflict/, 'offline');
    const person = await openTutorials('testing');
    await person.click(path().getByRole('button', { name: /^Start: T1/ }));
    await person.click((await card('Off is not dead')).getByRole('button', { name: 'Skip step' }));
    await person.click((await card('Unplug and discharge')).getByRole('button', { name: 'Stop here' }));
    expect(await path().findByText('Step 2 of 7')).toBeTruthy();
    expect(await stepsOf('testing')).toEqual([]);
    wire.heal();
    window.dispatchEvent(new Event('online'));
    await waitFor(async () => expect(await stepsOf('testing')).toEqual(['T1 1 skipped']));
  });

  it('say when they cannot be read, and are read when asked again', async () => {
    const wire = network(/tutorial_steps\?select/, { status: 503, body: {} });
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(() => null);
    const person = await openAs(backend(), 'golden', '/admin/tutorials');
    expect(await screen.findByText('Your tutorials could not be loaded.')).toBeTruthy();
    wire.heal();
    await person.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByRole('region', { name: 'First hour at the bench' });
    expect(path().getByRole('button', { name: /^Start: T2/ })).toBeTruthy();
  });
});
