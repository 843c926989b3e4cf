import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import type { PlanOffer } from '../../../src/features/landing/model/plan-offer.ts';
import { Landing } from '../../../src/features/landing/ui/landing.tsx';
import {
  LandingSections,
  type LandingSectionsProps,
} from '../../../src/features/landing/ui/landing-sections.tsx';
import { PlanList, type PlanListState } from '../../../src/features/landing/ui/plan-list.tsx';

const OFFER: PlanOffer = {
  id: 'free',
  name: 'Free',
  price: null,
  formerPrice: null,
  interval: null,
  wording: 'demo',
  features: ['One 60-second demo'],
  isPopular: false,
};

const EXPERT: PlanOffer = {
  ...OFFER,
  id: 'expert',
  name: 'Expert Plan',
  price: '$12.99',
  interval: 'month',
  wording: 'other',
  isPopular: true,
};

function showLanding(sections: Partial<LandingSectionsProps> = {}) {
  render(
    <MemoryRouter>
      <Landing
        links={{ register: '/register', waitingList: '/waiting-list', demo: 'https://demo.test/' }}
        sections={
          <LandingSections
            registerPath="/register"
            plans={null}
            supportAddress={null}
            contactForm={null}
            {...sections}
          />
        }
      />
    </MemoryRouter>,
  );
}

const target = (name: string | RegExp): string | null =>
  screen.getAllByRole('link', { name })[0]?.getAttribute('href') ?? null;

describe('the landing page', () => {
  it('leads a visitor to the register page, the waiting list and an outside demo', () => {
    showLanding();
    expect(target('Try Free Simulation')).toBe('/register');
    expect(target('Join Waiting List')).toBe('/waiting-list');
    expect(target(/See a live demo/)).toBe('https://demo.test/');
    expect(screen.getByRole('link', { name: /See a live demo/ }).getAttribute('target')).toBe('_blank');
  });

  it('shows the four figures and the machine', async () => {
    showLanding();
    for (const figure of ['72%', '89%', '63K+', '4.8/5']) expect(screen.getByText(figure)).toBeTruthy();
    expect(await screen.findByRole('img', { name: /workstation on an anti-static mat/ })).toBeTruthy();
  });

  it('lets three people speak, each with four or five stars', () => {
    showLanding();
    const stars = screen
      .getAllByRole('img', { name: /of 5 stars/ })
      .map((mark) => mark.getAttribute('aria-label'));
    expect(stars).toEqual(['5 of 5 stars', '5 of 5 stars', '4 of 5 stars']);
  });

  it('opens an answer below its question', async () => {
    const person = userEvent.setup();
    showLanding();
    const question = screen.getByText('How long until I am ready for certification?');
    await person.click(question);
    expect(question.closest('details')?.open).toBe(true);
    expect(question.closest('details')?.textContent).toContain('4-6 weeks');
    expect(document.querySelectorAll('details')).toHaveLength(4);
  });

  it('opens the Training Demo and closes it again', async () => {
    const person = userEvent.setup();
    showLanding();
    await person.click(screen.getByRole('button', { name: 'Training Demo' }));
    const dialog = await screen.findByRole('dialog', { name: 'Training Demo' });
    await person.click(within(dialog).getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('names a mail address only where there is one', () => {
    showLanding({ supportAddress: 'help@bench.test' });
    expect(target('Write to help@bench.test')).toBe('mailto:help@bench.test');
  });
});

function showPlans(state: PlanListState) {
  render(
    <MemoryRouter>
      <PlanList state={state} registerForPlan={(id) => `/register?plan=${id}`} />
    </MemoryRouter>,
  );
}

describe('the prices', () => {
  it('stand on cards that lead to the register page with the plan', () => {
    showPlans({ kind: 'ready', offers: [OFFER, EXPERT] });
    const cards = screen.getAllByRole('article');
    expect(cards).toHaveLength(2);
    const [free, expert] = cards.map((card) => card.textContent);
    expect(free).toContain('Try out a demo for 60 sec!');
    expect(free).not.toContain('Most Popular');
    expect(expert).toContain('$12.99');
    expect(expert).toContain('/ mo');
    expect(expert).toContain('Most Popular');
    expect(target(/Try for FREE/)).toBe('/register?plan=free');
    expect(target(/Register Now/)).toBe('/register?plan=expert');
  });

  it('are brought once they come near the window', async () => {
    const observed: { report: IntersectionObserverCallback; element?: Element }[] = [];
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        readonly #own: (typeof observed)[number];
        constructor(report: IntersectionObserverCallback) {
          this.#own = { report };
          observed.push(this.#own);
        }
        observe(element: Element): void {
          this.#own.element = element;
        }
        disconnect(): void {}
      },
    );
    showLanding({ plans: <p>The plans</p> });
    const prices = document.getElementById('pricing');
    const report = (isIntersecting: boolean): void =>
      observed
        .find(({ element }) => element !== undefined && prices?.contains(element))
        ?.report([{ isIntersecting } as IntersectionObserverEntry], {
          disconnect: () => undefined,
        } as unknown as IntersectionObserver);
    act(() => report(false));
    expect(screen.queryByText('The plans')).toBeNull();
    act(() => report(true));
    expect(await screen.findByText('The plans')).toBeTruthy();
    vi.unstubAllGlobals();
  });

  it('are awaited in the shape of what comes', () => {
    showPlans({ kind: 'loading' });
    expect(screen.getByRole('list', { name: 'Loading plans...' }).getAttribute('aria-busy')).toBe('true');
  });

  it('can be asked for again when they did not come', async () => {
    const person = userEvent.setup();
    const retry = vi.fn();
    showPlans({ kind: 'failed', retry });
    expect(screen.getByRole('alert').textContent).toContain('could not be loaded');
    await person.click(screen.getByRole('button', { name: 'Try again' }));
    expect(retry).toHaveBeenCalledOnce();
  });
});
