import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openAs, openProduct, withBackend } from '../../support/product.tsx';

const backend = withBackend();

const DESK = /Not open yet: [^.]*ticket desk/;
const TEAMS = /Not open yet: assessments for teams\./;
const TUTORIALS = /Not open yet: more tutorials\./;
const BUSINESS = /Not open yet: more tutorials and assessments for teams\./;
const ALL =
  /Not open yet: more tutorials, the Experienced Technician certificate, and assessments for teams\./;

const notes = async (note: RegExp, count: number): Promise<void> => {
  await waitFor(() => expect(screen.getAllByText(note)).toHaveLength(count));
};
const card = async (plan: string) => within(await screen.findByRole('article', { name: plan }));

describe('the note on parts that are not open yet', () => {
  it('stands on the landing page: once for all parts, and beside the certificate', async () => {
    await openProduct('/');
    await notes(ALL, 1);
    await notes(/Not open yet: the Experienced Technician certificate\./, 2);
    expect((await card('Ace Plan')).queryByText(/Not open yet/)).toBeNull();
    expect((await card('Expert Plan')).getByText(TUTORIALS).textContent).toContain(
      'Open today: the ticket desk and the simulation manual.',
    );
    expect(screen.queryByText(DESK)).toBeNull();
  });

  it('stands on the business page, beside each promise and on every plan', async () => {
    await openProduct('/business');
    for (const [plan, opens] of [
      ['Golden Bundle', 'Open today: the hardware lab, the ticket desk, and the simulation manual.'],
      ['Testing', 'Open today: the hardware lab and the simulation manual.'],
      ['Ticketing System', 'Open today: the ticket desk and the simulation manual.'],
    ] as const)
      expect((await card(plan)).getByText(BUSINESS).textContent).toContain(opens);
    expect(screen.queryByText(/leaderboard/i)).toBeNull();
    // Head of the page, two features, two questions.
    await notes(TEAMS, 5);
  });

  it('stands on the page of the simulations beside the paragraph for teams alone', async () => {
    await openProduct('/simulation');
    await notes(TEAMS, 1);
    expect(screen.queryByText(DESK)).toBeNull();
  });

  it('says on the plan of the desk that its tutorials are not open, and nothing of the desk itself', async () => {
    await openAs(backend(), 'new', '/admin/plans');
    expect((await card('Expert Plan')).getByText(TUTORIALS)).toBeTruthy();
    await openAs(backend(), 'expert', '/admin');
    await screen.findByRole('link', { name: 'Start with the first tutorial' });
    await notes(TUTORIALS, 1);
    expect(screen.queryByText(DESK)).toBeNull();
  });
});
