import { screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { PLAN_IDS } from '../../../src/core/billing/plans.ts';
import { network, restoreNetwork } from '../../support/network.ts';
import { address, openProduct, withBackend } from '../../support/product.tsx';

withBackend();
afterEach(() => {
  restoreNetwork();
  window.localStorage.clear();
});

const target = (name: string | RegExp): string | null =>
  screen.getAllByRole('link', { name })[0]?.getAttribute('href') ?? null;

async function openBusiness() {
  const person = await openProduct('/business');
  await screen.findByRole('heading', { level: 1 });
  return person;
}

describe('the business page', () => {
  it('shows the figures, the three steps and the partners of the specification', async () => {
    await openBusiness();
    for (const figure of ['85%', '70%', '95%', '100+']) expect(screen.getByText(figure)).toBeTruthy();
    for (const step of ['Assess', 'Train', 'Hire']) {
      expect(screen.getByRole('heading', { level: 3, name: step })).toBeTruthy();
    }
    expect(document.querySelectorAll('#partners blockquote')).toHaveLength(3);
    expect(document.querySelectorAll('#faq details')).toHaveLength(4);
    expect(screen.getByText('A free 60-second demo comes with account creation.')).toBeTruthy();
  });

  it('leads to sales, by a link and by the form', async () => {
    await openBusiness();
    expect(
      screen.getAllByRole('link', { name: 'Contact Sales' }).map((link) => link.getAttribute('href')),
    ).toEqual(['/contact', '/contact']);
    expect(target('Contact us about a custom plan')).toBe('/contact');
    expect(await screen.findByRole('form', { name: 'Contact form' })).toBeTruthy();
  });

  it('says of the plans that they are loading, then shows them cheapest first, without an interval', async () => {
    let answer = (): void => undefined;
    network(/\/rest\/v1\/plans/, {
      after: new Promise<void>((resolve) => {
        answer = resolve;
      }),
    });
    await openBusiness();
    expect((await screen.findAllByText('Loading business plans...')).length).toBeGreaterThan(0);
    answer();
    const list = await screen.findByRole('list', { name: 'Business plans' });
    const cards = within(list).getAllByRole('article');
    expect(cards.map((card) => within(card).getByRole('heading').textContent)).toEqual([
      'Testing',
      'Ticketing System',
      'Golden Bundle',
    ]);
    const [testing, , golden] = cards.map((card) => card.textContent);
    expect(testing).toContain('$79.00');
    expect(golden).toContain('$168.00');
    expect(golden).toContain('Most Popular');
    expect(list.textContent).not.toContain('/ mo');
    expect(screen.queryByText('Loading business plans...')).toBeNull();
  });

  it('takes a visitor who chooses a plan to the register page, as a business', async () => {
    const person = await openBusiness();
    await person.click(await screen.findByRole('link', { name: 'Register Now: Golden Bundle' }));
    expect(address()).toBe(`/register?plan=${PLAN_IDS.golden}`);
    expect(await screen.findByRole('radio', { name: 'For a business', checked: true })).toBeTruthy();
  });

  it('takes a visitor who wants an account to the register page, as a business', async () => {
    const person = await openBusiness();
    await person.click(screen.getByRole('link', { name: 'Create an account' }));
    expect(address()).toBe('/register');
    expect(await screen.findByRole('radio', { name: 'For a business', checked: true })).toBeTruthy();
  });

  it('shows an error when the plans cannot be loaded, and tries again', async () => {
    const outage = network(/\/rest\/v1\/plans/, { status: 400, body: { message: 'no', code: 'PGRST000' } });
    const person = await openBusiness();
    const failure = await screen.findByText('Failed to load business plans.');
    expect(failure.className).toContain('text-fault');
    outage.heal();
    await person.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('$89.00')).toBeTruthy();
  });
});
