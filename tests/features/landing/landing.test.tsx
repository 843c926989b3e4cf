import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { Landing } from '../../../src/features/landing/ui/landing.tsx';
import {
  LandingSections,
  type LandingSectionsProps,
} from '../../../src/features/landing/ui/landing-sections.tsx';
import { PlansSkeleton } from '../../../src/features/landing/ui/plans-skeleton.tsx';

function showLanding(sections: Partial<LandingSectionsProps> = {}) {
  render(
    <MemoryRouter>
      <Landing
        links={{ register: '/register', waitingList: '/waiting-list', demo: 'https://demo.test/' }}
        LiveMachine={() => null}
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

  it('shows three testimonials, each with four or five stars', () => {
    showLanding();
    const stars = screen
      .getAllByRole('img', { name: /of 5 stars/ })
      .map((mark) => mark.getAttribute('aria-label'));
    expect(stars).toEqual(['5 of 5 stars', '5 of 5 stars', '4 of 5 stars']);
  });

  it('shows an answer below its question', async () => {
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

  it('shows the email address of support where one is set', () => {
    showLanding({ supportAddress: 'help@bench.test' });
    expect(target('Write to help@bench.test')).toBe('mailto:help@bench.test');
  });
});

describe('the prices', () => {
  it('are loaded once they come near the window', async () => {
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

  it('have a placeholder that is announced as busy while loading', () => {
    render(<PlansSkeleton />);
    expect(screen.getByRole('status', { name: 'Loading plans...' }).getAttribute('aria-busy')).toBe('true');
  });
});
