import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openAs, openProduct, withBackend } from '../../support/product.tsx';

const backend = withBackend();

const DESK = /Not open yet: the ticket desk\./;
const TEAMS = /Not open yet: assessments for teams\./;
const DESK_AND_TEAMS = /Not open yet: the ticket desk and assessments for teams\./;
const ALL =
  /Not open yet: the ticket desk, leaderboards, competitions, the Experienced Technician certificate, and assessments for teams\./;

const notes = async (note: RegExp, count: number): Promise<void> => {
  await waitFor(() => expect(screen.getAllByText(note)).toHaveLength(count));
};
const card = async (plan: string) => within(await screen.findByRole('article', { name: plan }));

describe('the note on parts that are not open yet', () => {
  it('stands on the landing page: once for all parts, and beside the ticket desk, the certificate and the Expert plan', async () => {
    await openProduct('/');
    await notes(ALL, 1);
    await notes(/Not open yet: the Experienced Technician certificate\./, 2);
    const expert = await card('Expert Plan');
    expect(
      expert.getByText(/Not open yet: the ticket desk\. Open today: the simulation manual\./),
    ).toBeTruthy();
    expect((await card('Ace Plan')).queryByText(/Not open yet/)).toBeNull();
    // The card and the feature.
    await notes(DESK, 2);
  });

  it('stands on the business page, beside each promise and on every plan', async () => {
    await openProduct('/business');
    const golden = await card('Golden Bundle');
    expect(golden.getByText(DESK_AND_TEAMS).textContent).toContain(
      'Open today: the hardware lab and the simulation manual.',
    );
    expect((await card('Testing')).getByText(TEAMS)).toBeTruthy();
    expect((await card('Ticketing System')).getByText(DESK_AND_TEAMS)).toBeTruthy();
    expect(screen.queryByText(/leaderboard/i)).toBeNull();
    // Head of the page, two features, two questions, one plan.
    await notes(TEAMS, 6);
  });

  it('stands on the page of the simulations, beside the ticket desk and the paragraph for teams', async () => {
    await openProduct('/simulation');
    await notes(DESK, 2);
    await notes(TEAMS, 1);
  });

  it('stands where plans are chosen and paid', async () => {
    await openAs(backend(), 'new', '/select-plan');
    await screen.findByRole('radio', { name: /Expert Plan/ });
    await notes(DESK, 1);
    await openAs(backend(), 'new', '/admin/plans');
    expect((await card('Expert Plan')).getByText(DESK)).toBeTruthy();
  });

  it('is shown to a person who has the plan already on the dashboard, and not on the page of the ticket desk, which opens', async () => {
    await openAs(backend(), 'expert', '/admin');
    expect(await screen.findByText(DESK)).toBeTruthy();
    await openAs(backend(), 'expert', '/admin/ticketing');
    await screen.findByRole('button', { name: 'Start Ticketing Simulation' });
    expect(screen.queryByText(DESK)).toBeNull();
  });
});
