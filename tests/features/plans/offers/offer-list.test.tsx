import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import type { PlanOffer } from '../../../../src/features/plans/model/plan-offer.ts';
import { OfferList, type OfferListState } from '../../../../src/features/plans/ui/offers/offer-list.tsx';

const FREE: PlanOffer = {
  id: 'free',
  name: 'Free',
  description: null,
  price: { amount: 0, interval: null, formerAmount: null, savings: null },
  wording: 'demo',
  features: ['One 60-second demo'],
  isPopular: false,
  terms: { isForThirtyDays: false, testMinutes: null },
};

const EXPERT: PlanOffer = {
  ...FREE,
  id: 'expert',
  name: 'Expert Plan',
  price: { ...FREE.price, amount: 12.99, interval: 'month' },
  wording: 'other',
  isPopular: true,
};

function showOffers(state: OfferListState) {
  render(
    <MemoryRouter>
      <OfferList
        state={state}
        label="Plans"
        fallback={<p>On their way</p>}
        failure="They did not come."
        registerForPlan={(id) => `/register?plan=${id}`}
      />
    </MemoryRouter>,
  );
}

const target = (name: RegExp) => screen.getByRole('link', { name }).getAttribute('href');

describe('the plans on offer', () => {
  it('are on cards that lead to the register page with the plan', () => {
    showOffers({ kind: 'ready', offers: [FREE, EXPERT] });
    expect(screen.getByRole('list', { name: 'Plans' })).toBeTruthy();
    const cards = screen.getAllByRole('article');
    expect(cards).toHaveLength(2);
    const [free, expert] = cards.map((card) => card.textContent);
    expect(free).toContain('Try out a demo for 60 sec!');
    expect(free).not.toContain('Most Popular');
    expect(expert).toContain('$12.99 / mo');
    expect(expert).toContain('Most Popular');
    expect(target(/Try for FREE/)).toBe('/register?plan=free');
    expect(target(/Register Now/)).toBe('/register?plan=expert');
  });

  it('describe a business plan', () => {
    showOffers({ kind: 'ready', offers: [{ ...EXPERT, description: 'Assess and train.' }] });
    expect(screen.getByText('Assess and train.')).toBeTruthy();
  });

  it('are replaced by a placeholder while loading', () => {
    showOffers({ kind: 'loading' });
    expect(screen.getByText('On their way')).toBeTruthy();
  });

  it('can be loaded again after a failure', async () => {
    const person = userEvent.setup();
    const retry = vi.fn();
    showOffers({ kind: 'failed', retry });
    expect(screen.getByRole('alert').textContent).toContain('They did not come.');
    await person.click(screen.getByRole('button', { name: 'Try again' }));
    expect(retry).toHaveBeenCalledOnce();
  });
});
