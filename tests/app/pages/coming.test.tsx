import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openAs, openProduct, withBackend } from '../../support/product.tsx';

const backend = withBackend();

const DESK = /Not open yet: [^.]*ticket desk/;
const TEAMS = /Not open yet: assessments for teams\./;
const notes = async (note: RegExp, count: number): Promise<void> => {
  await waitFor(() => expect(screen.getAllByText(note)).toHaveLength(count));
};
const card = async (plan: string) => within(await screen.findByRole('article', { name: plan }));

describe('the note on parts that are not open yet', () => {
  it('stands on the landing page once, and on no plan of one person', async () => {
    await openProduct('/');
    await notes(TEAMS, 1);
    for (const plan of ['Ace Plan', 'Expert Plan'])
      expect((await card(plan)).queryByText(/Not open yet/)).toBeNull();
  });

  it('stands on the business page, beside each promise and on every plan', async () => {
    await openProduct('/business');
    for (const [plan, note, opens] of [
      ['Golden Bundle', TEAMS, 'Open today: the hardware lab, the ticket desk, and the simulation manual.'],
      ['Testing', TEAMS, 'Open today: the hardware lab and the simulation manual.'],
      ['Ticketing System', TEAMS, 'Open today: the ticket desk and the simulation manual.'],
    ] as const)
      expect((await card(plan)).getByText(note).textContent).toContain(opens);
    expect(screen.queryByText(/leaderboard/i)).toBeNull();
    // Head of the page, two features, two questions, three plans.
    await notes(TEAMS, 8);
  });

  it('stands on the page of the simulations beside the paragraph for teams alone', async () => {
    await openProduct('/simulation');
    await notes(TEAMS, 1);
    expect(screen.queryByText(DESK)).toBeNull();
  });

  it('is nowhere for somebody with the plan of the desk', async () => {
    await openAs(backend(), 'expert', '/admin');
    await screen.findByRole('link', { name: 'Start with the first tutorial' });
    expect(screen.queryByText(/Not open yet/)).toBeNull();
  });
});
