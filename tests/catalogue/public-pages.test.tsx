import { render, screen, waitFor, within } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { FadeIn } from '../../src/features/business/ui/fade-in.tsx';
import { PlanExpired } from '../../src/features/simulation/ui/plan-expired.tsx';
import { network, restoreNetwork } from '../support/network.ts';
import { openProduct, withBackend } from '../support/product.tsx';

/** Sentences of spec section 2 about pages that hardly do anything but be there. */

withBackend();
afterEach(() => {
  restoreNetwork();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const pageText = (): string => document.querySelector('main')?.textContent ?? '';
const target = (name: string | RegExp): string | null =>
  screen.getAllByRole('link', { name })[0]?.getAttribute('href') ?? null;

async function open(path: string): Promise<void> {
  await openProduct(path);
  await screen.findByRole('heading', { level: 1 });
}

function expectTexts(...texts: readonly string[]): void {
  const text = pageText();
  expect(texts.filter((wanted) => !text.includes(wanted))).toEqual([]);
}

const headings = (): readonly (string | null)[] =>
  [...document.querySelectorAll('main h2')].map((heading) => heading.textContent);

describe('the landing page', () => {
  it('the landing page shows how it works, features, and a closing call', async () => {
    await open('/');
    await screen.findByRole('heading', { name: 'Take the job' });
    expectTexts(
      'How it works',
      'Find the fault',
      'Prove the fix',
      'A 3D hardware lab',
      'A support desk',
      'Scores you can show',
    );
    expect(screen.getAllByRole('link', { name: 'Try Free Simulation' })).toHaveLength(2);
  });

  it('the landing page answers the four questions of the specification', async () => {
    await open('/');
    // The parts below the first come a moment after the heading.
    await screen.findByText(/4-6 weeks/);
    const answers = [...document.querySelectorAll('details')].map((details) => details.textContent);
    const wanted = [
      /no experience needed/i,
      /4-6 weeks/,
      /certification recognised.*Yes/,
      /only a browser and an internet/i,
    ];
    expect(answers).toEqual(wanted.map((pattern) => expect.stringMatching(pattern)));
  });

  it('the landing page notes support, the guarantee, and that one can cancel anytime', async () => {
    await open('/');
    await screen.findByText(/30-day money-back guarantee/);
    expectTexts('24/7 support, 30-day money-back guarantee, cancel anytime.');
  });
});

describe('signing in and up', () => {
  it('the sign-in screen leads to registering and back home', async () => {
    await open('/login');
    expect(document.body.textContent).toContain("Don't have an account? Sign up");
    expect(target('Sign up')).toBe('/register');
    expect(target('Back to home')).toBe('/');
  });

  it('the register screen leads to signing in and back home', async () => {
    await open('/register');
    expect(target('Sign in')).toBe('/login');
    expect(target('Back to home')).toBe('/');
  });
});

describe('the waiting list', () => {
  it('the waiting list promises half the price, priority, and twice the trial', async () => {
    await open('/waiting-list');
    expectTexts('Discounts of up to 50%', 'Priority access', 'twice the standard length');
  });

  it('the waiting list names the day, sixty days ahead, until which its offer stands', async () => {
    await open('/waiting-list');
    const day = new Date(Date.now() + 60 * 86_400_000);
    const words = new Intl.DateTimeFormat('en-US', {
      month: 'short',
      day: '2-digit',
      year: 'numeric',
    }).format(day);
    await waitFor(() => expect(pageText()).toContain(`Join today: your offer is valid until ${words}.`));
  });
});

describe('the business page', () => {
  it('the business page shows its figures, steps, features, partners, plans and questions', async () => {
    await open('/business');
    expectTexts(
      '85%',
      'less hiring time',
      '70%',
      'lower onboarding cost',
      '95%',
      'employer satisfaction',
      '100+',
    );
    expectTexts(
      'Assess',
      'Train',
      'Hire',
      'Custom assessments',
      'Realistic simulations',
      'Performance analytics',
    );
    expect(document.querySelectorAll('blockquote')).toHaveLength(3);
    expect(document.querySelectorAll('details')).toHaveLength(4);
    expect(document.getElementById('pricing')).not.toBeNull();
    expect(target('Contact Sales')).toBe('/contact');
    const plans = within(await screen.findByRole('list', { name: 'Business plans' }));
    const names = plans.getAllByRole('heading').map((heading) => heading.textContent);
    expect(names).toEqual(['Testing', 'Ticketing System', 'Golden Bundle']);
    expect(await screen.findByRole('form', { name: 'Contact form' })).toBeTruthy();
  });

  it('the business page leads from each plan to registering, and to contact', async () => {
    await open('/business');
    const plans = within(await screen.findByRole('list', { name: 'Business plans' }));
    const ways = plans.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(ways).toHaveLength(3);
    expect(ways.filter((way) => !way?.startsWith('/register'))).toEqual([]);
    expect(target('Contact us about a custom plan')).toBe('/contact');
  });

  it('the business page says that a free 60-second demo comes with an account', async () => {
    await open('/business');
    expectTexts('A free 60-second demo comes with account creation.');
  });

  it('the business page says that its plans are loading', async () => {
    network(/rest\/v1\/plans/, { after: new Promise(() => undefined) });
    await open('/business');
    expect(await screen.findByText('Loading business plans...')).toBeTruthy();
  });

  it('what is below the window fades in when it is scrolled to', async () => {
    let report: (entries: readonly { readonly isIntersecting: boolean }[]) => void = () => undefined;
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        constructor(callback: typeof report) {
          report = callback;
        }
        observe(): void {}
        disconnect(): void {}
      },
    );
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 5000, 10, 10));
    render(<FadeIn>Partners</FadeIn>);
    const place = screen.getByText('Partners');
    expect(place.dataset['waiting']).toBe('true');
    report([{ isIntersecting: true }]);
    await waitFor(() => expect(place.dataset['waiting']).toBeUndefined());
  });
});

describe('the legal pages', () => {
  it('the privacy policy has its date, its sections and the way home', async () => {
    await open('/privacy');
    expectTexts('Last updated: May 1, 2025');
    const titles = ['Introduction', 'Collect', 'Use', 'Share', 'Contact'];
    expect(headings().slice(-5)).toEqual(titles.map((title) => expect.stringContaining(title)));
    expect(target('Back to Home')).toBe('/');
  });

  it('the terms have their sections, the privacy policy and the way home', async () => {
    await open('/terms');
    expect(headings().slice(-7)).toEqual(
      [
        ...['Introduction', 'Services', 'User Accounts', 'Subscription and Payment', 'Intellectual Property'],
        ...['Limitation of Liability', 'Changes'],
      ].map((title) => expect.stringContaining(title)),
    );
    expect(target(/Privacy Policy/)).toBe('/privacy');
    expect(target('Back to Home')).toBe('/');
  });
});

it('a simulation of an expired plan says so and leads to the plans', async () => {
  render(
    <Suspense>
      <PlanExpired choosePlan={(label) => <a href="/select-plan">{label}</a>} />
    </Suspense>,
  );
  expect(await screen.findByRole('heading', { name: 'Your Plan Has Expired' })).toBeTruthy();
  expect(screen.getByText('Please select a plan to continue using the simulation.')).toBeTruthy();
  expect(target('Choose a Plan')).toBe('/select-plan');
});
