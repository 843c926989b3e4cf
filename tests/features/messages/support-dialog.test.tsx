import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { network, restoreNetwork } from '../../support/network.ts';
import { openAs, openProduct, withBackend } from '../../support/product.tsx';
import { letters } from '../../support/team-letters.ts';

const backend = withBackend();
const MAILING = /emailjs\/api\/v1\.0\/email\/send/;

afterEach(restoreNetwork);

const dialog = () => screen.findByRole('dialog', { name: 'Contact Support' });
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

async function openFromSidebar(name: string) {
  const user = await openAs(backend(), name, '/admin');
  const menu = await screen.findByRole('navigation', { name: 'Your workspace' });
  await user.click(within(menu).getByRole('button', { name: 'Contact Support' }));
  const opened = await dialog();
  // It takes presses once it is the uppermost layer, one drawing after it has appeared.
  await waitFor(() => expect(opened.style.pointerEvents).toBe('auto'));
  return { user, box: within(opened) };
}

describe('Contact Support in the sidebar', () => {
  it('knows the person, sends the request, says so and closes', async () => {
    const { user, box } = await openFromSidebar('expert');
    expect(box.getByLabelText<HTMLInputElement>('Your Email').value).toBe('expert@benchready.test');
    expect(box.getByLabelText<HTMLInputElement>('Your Name').value).not.toBe('');
    expect(document.activeElement).toBe(box.getByLabelText('How can we help?'));
    await user.type(box.getByLabelText('How can we help?'), 'The fan of job 12 never spins.');
    await user.click(box.getByRole('button', { name: 'Submit Request' }));
    expect(await screen.findByText('Message Sent!')).toBeTruthy();
    expect(
      screen.getByText("Your support request has been sent successfully! We'll get back to you soon."),
    ).toBeTruthy();
    await closed();
    const [letter] = await letters(backend().url, 'expert@benchready.test');
    expect(letter?.subject).toBe('Contact Ticket');
    expect(letter?.text).toContain('The fan of job 12 never spins.');
  });

  it('stays open where sending fails, with everything in it', async () => {
    network(MAILING, 'offline');
    const { user, box } = await openFromSidebar('ace');
    await user.type(box.getByLabelText('How can we help?'), 'No network here.');
    await user.click(box.getByRole('button', { name: 'Submit Request' }));
    expect(
      await screen.findByText('There was an error sending your message. Please try again.'),
    ).toBeTruthy();
    expect(box.getByLabelText<HTMLTextAreaElement>('How can we help?').value).toBe('No network here.');
    expect(box.getByRole('button', { name: 'Submit Request' })).toBeTruthy();
  });

  it('cannot be closed while it is sending', async () => {
    let letGo: () => void = () => undefined;
    network(MAILING, {
      after: new Promise<void>((resolve) => {
        letGo = resolve;
      }),
    });
    const { user, box } = await openFromSidebar('golden');
    await user.type(box.getByLabelText('How can we help?'), 'Slowly.');
    await user.click(box.getByRole('button', { name: 'Submit Request' }));
    expect(await box.findByRole('button', { name: 'Sending...' })).toBeTruthy();
    expect(box.getByRole<HTMLButtonElement>('button', { name: 'Cancel' }).disabled).toBe(true);
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeNull();
    letGo();
    await closed();
  });

  it('keeps a draft that was closed by accident, and forgets one that was cancelled', async () => {
    const { user, box } = await openFromSidebar('testing');
    const reopen = async () => {
      await user.click(screen.getByRole('button', { name: 'Contact Support' }));
      return within(await dialog()).getByLabelText<HTMLTextAreaElement>('How can we help?');
    };
    await user.type(box.getByLabelText('How can we help?'), 'Half a sent');
    await user.keyboard('{Escape}');
    await closed();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Contact Support' }));
    expect((await reopen()).value).toBe('Half a sent');
    await user.click(within(await dialog()).getByRole('button', { name: 'Cancel' }));
    await closed();
    expect((await reopen()).value).toBe('');
  });

  it('asks for what is missing', async () => {
    const calls = network(/send_contact_message|emailjs/);
    const { user, box } = await openFromSidebar('free');
    await user.click(box.getByRole('button', { name: 'Submit Request' }));
    expect(await box.findByText('Please fill in all required fields')).toBeTruthy();
    expect(calls.seen).toEqual([]);
  });
});

describe('Contact Support in the public footer', () => {
  it('opens the same dialog for a visitor, empty', async () => {
    const user = await openProduct('/waiting-list');
    const footer = await screen.findByRole('contentinfo');
    await user.click(within(footer).getByRole('link', { name: 'Contact Support' }));
    const box = within(await dialog());
    expect(box.getByLabelText<HTMLInputElement>('Your Name').value).toBe('');
    expect(document.activeElement).toBe(box.getByLabelText('Your Name'));
    await user.type(box.getByLabelText('Your Name'), 'Odd Vik');
    await user.type(box.getByLabelText('Your Email'), 'odd@example.test');
    await user.type(box.getByLabelText('How can we help?'), 'Do you teach printers?');
    await user.click(box.getByRole('button', { name: 'Submit Request' }));
    await closed();
    expect(await letters(backend().url, 'odd@example.test')).toHaveLength(1);
  });
});
