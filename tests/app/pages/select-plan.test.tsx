import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { pressTwice } from '../../support/double-click.ts';
import { network, restoreNetwork } from '../../support/network.ts';
import { address, leaveFor, openAs, openProduct, withBackend } from '../../support/product.tsx';

const backend = withBackend();

afterEach(restoreNetwork);
beforeEach(() =>
  backend().sql(
    "delete from public.subscriptions s using public.profiles p where p.id = s.user_id and p.email = 'new@benchready.test'",
  ),
);

const open = () => openAs(backend(), 'new', '/select-plan');
const planNames = async () =>
  (await screen.findAllByRole('radio')).map(
    (radio) =>
      radio.textContent?.match(/^(Free|Ace Plan|Expert Plan|Testing|Ticketing System|Golden Bundle)/)?.[0],
  );

describe('choosing a plan', () => {
  it('offers the plans of individuals, cheapest first, with prices as the spec writes them', async () => {
    await open();
    expect(await planNames()).toEqual(['Free', 'Ace Plan', 'Expert Plan']);
    expect(screen.getByText('You can change your plan anytime from your account settings.')).toBeTruthy();
    expect(screen.getByRole('radio', { name: 'Ace Plan' }).textContent).toContain('$9.49');
    expect(screen.getByRole('radio', { name: 'Ace Plan' }).textContent).not.toContain('/ mo');
    const expert = screen.getByRole('radio', { name: /Expert Plan/ });
    expect(expert.textContent).toContain('$12.99 / mo');
    expect(within(expert).getByText('Most Popular')).toBeTruthy();
    for (const line of [
      'Try out a demo for 60 sec!',
      'One time Purchase!',
      'Build experience through repetition!',
    ]) {
      expect(screen.getByText(line)).toBeTruthy();
    }
  });

  it('offers the plans of businesses on the other tab, without an interval, the former price struck through', async () => {
    const user = await open();
    await user.click(await screen.findByRole('tab', { name: 'Business' }));
    expect(await planNames()).toEqual(['Testing', 'Ticketing System', 'Golden Bundle']);
    const golden = screen.getByRole('radio', { name: /Golden Bundle/ });
    expect(golden.querySelector('s')?.textContent).toContain('$168.00');
    expect(golden.textContent).not.toContain('/ mo');
  });

  it('continues only with a plan chosen, and forgets the choice when the tab changes', async () => {
    const user = await open();
    const go = await screen.findByRole<HTMLButtonElement>('button', { name: 'Continue with Selected Plan' });
    expect(go.disabled).toBe(true);
    await user.click(screen.getByRole('radio', { name: 'Ace Plan' }));
    expect(go.disabled).toBe(false);
    await user.click(screen.getByRole('tab', { name: 'Business' }));
    expect(go.disabled).toBe(true);
  });

  it('leads to the payment page, once, however often it is pressed', async () => {
    const requests = network(/functions\/v1\/create-checkout-session/);
    const user = await open();
    await user.click(await screen.findByRole('radio', { name: 'Ace Plan' }));
    pressTwice(screen.getByRole('button', { name: 'Continue with Selected Plan' }));
    await waitFor(() => expect(leaveFor).toHaveBeenCalledOnce());
    expect(leaveFor.mock.calls[0]?.[0]).toMatch(/\/stripe\/checkout\/cs_test_/);
    expect(requests.seen).toHaveLength(1);
    expect(screen.getByText('Setting up payment...')).toBeTruthy();
  });

  it('that fails says so, keeps the choice, and can be tried again', async () => {
    const outage = network(/functions\/v1\/create-checkout-session/, 'offline');
    const user = await open();
    await user.click(await screen.findByRole('radio', { name: 'Ace Plan' }));
    await user.click(screen.getByRole('button', { name: 'Continue with Selected Plan' }));
    expect(
      await screen.findByText('There was an error processing your payment. Please try again.'),
    ).toBeTruthy();
    expect(screen.getByRole('radio', { name: 'Ace Plan' }).getAttribute('aria-checked')).toBe('true');
    outage.heal();
    await user.click(await screen.findByRole('button', { name: 'Continue with Selected Plan' }));
    await waitFor(() => expect(leaveFor).toHaveBeenCalledOnce());
  });

  it('for the free plan opens it at once, and never a second time', async () => {
    const user = await open();
    await user.click(await screen.findByRole('radio', { name: 'Free' }));
    await user.click(screen.getByRole('button', { name: 'Continue with Selected Plan' }));
    expect(await screen.findByRole('heading', { name: /^Welcome/ })).toBeTruthy();
    expect(address()).toBe('/admin');
    expect((await screen.findAllByText('Free')).length).toBeGreaterThan(0);

    await backend().sql(
      "update public.subscriptions s set current_period_start = now() - interval '31 days', current_period_end = now() - interval '1 day' from public.profiles p where p.id = s.user_id and p.email = 'new@benchready.test'",
    );
    await openAs(backend(), 'new', '/select-plan');
    const free = await screen.findByRole<HTMLButtonElement>('radio', { name: 'Free' });
    expect(free.disabled).toBe(true);
    expect(
      within(free).getByText('You have already used the demo. Please select a different plan.'),
    ).toBeTruthy();
  });

  it('that the server refuses shows the server’s message', async () => {
    const words = 'You have already used the demo. Please select a different plan.';
    network(/functions\/v1\/create-checkout-session/, { status: 409, body: { error: words } });
    const user = await open();
    await user.click(await screen.findByRole('radio', { name: /Expert Plan/ }));
    await user.click(screen.getByRole('button', { name: 'Continue with Selected Plan' }));
    await waitFor(() => expect(screen.getAllByText(words).length).toBeGreaterThan(0));
  });
});

describe('a person who may not choose a plan', () => {
  it('signed out, is asked to sign in', async () => {
    await openProduct('/select-plan');
    expect(await screen.findByRole('button', { name: 'Sign In' })).toBeTruthy();
    expect(address()).toBe('/login');
  });

  it.each(['ace', 'golden'])('with a running plan (%s) is taken to the dashboard', async (name) => {
    await openAs(backend(), name, '/select-plan');
    expect(await screen.findByRole('heading', { name: /^Welcome/ })).toBeTruthy();
    expect(address()).toBe('/admin');
  });
});

describe('errors of the plan selection', () => {
  it('an error in the address is shown as plain text, shortened', async () => {
    await openAs(backend(), 'new', `/select-plan?error=${encodeURIComponent(`<b>no</b>${'x'.repeat(400)}`)}`);
    const alert = await screen.findByText(/^Error from URL: /);
    expect(alert.textContent).toHaveLength('Error from URL: '.length + 200);
    expect(alert.textContent).toContain('<b>no</b>');
    expect(alert.querySelector('b')).toBeNull();
  });

  it('loading plans are announced', async () => {
    let release: (value?: unknown) => void = () => undefined;
    network(/rest\/v1\/plans/, { after: new Promise((resolve) => (release = resolve)) });
    await open();
    expect(await screen.findByText('Loading plans...')).toBeTruthy();
    release();
    expect(await planNames()).toEqual(['Free', 'Ace Plan', 'Expert Plan']);
  });

  it('plans that cannot be loaded leave a card with two ways to continue', async () => {
    network(/rest\/v1\/plans/, 'offline');
    const user = await open();
    expect(await screen.findByText('Failed to fetch plans')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Refresh Page' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Go to Login' }));
    expect(await screen.findByRole('button', { name: 'Sign In' })).toBeTruthy();
  });

  it('plans that the server refuses show the server’s message', async () => {
    network(/rest\/v1\/plans/, { status: 400, body: { message: 'Plans are closed today.', code: 'P0001' } });
    await open();
    expect(await screen.findByText('Plans are closed today.')).toBeTruthy();
  });

  it('a subscription that cannot be read is reported in a toast and on the page', async () => {
    network(/rest\/v1\/subscriptions/, 'offline');
    await open();
    expect(await screen.findByText('Checking your account status...')).toBeTruthy();
    expect(await screen.findByText('Failed to check subscription status. Please try again.')).toBeTruthy();
    expect(await screen.findByText('Failed to check user status')).toBeTruthy();
  });

  it('an answer that is no subscription has a message of its own', async () => {
    network(/rest\/v1\/subscriptions/, { status: 200, body: { user_id: 'nonsense' } });
    await open();
    expect(await screen.findByText('Something went wrong. Please try refreshing the page.')).toBeTruthy();
  });
});
