import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { network, restoreNetwork } from '../../support/network.ts';
import { address, openAs, openProduct, sessionOf, withBackend } from '../../support/product.tsx';
import { letters } from '../../support/team-letters.ts';

const backend = withBackend();
const KEEPING = /rpc\/send_contact_message/;
const MAILING = /emailjs\/api\/v1\.0\/email\/send/;
const FAILURE = 'There was an error sending your message. Please try again.';

afterEach(restoreNetwork);

const form = () => screen.findByRole('form', { name: 'Contact form' });

async function fillIn(user: UserEvent, values: { name: string; email: string; message: string }) {
  const fields = within(await form());
  await user.type(fields.getByLabelText('Name'), values.name);
  await user.type(fields.getByLabelText('Email'), values.email);
  await user.type(fields.getByLabelText('Message'), values.message);
}

const submit = async (user: UserEvent) =>
  user.click(within(await form()).getByRole('button', { name: 'Submit Ticket' }));

const messageField = async () => within(await form()).getByLabelText<HTMLTextAreaElement>('Message');

describe.each(['/contact', '/#contact'])('the contact form at %s', (page) => {
  const from = (name: string) => `${name}${page.length}@example.test`;

  it('sends the message to the team and to the table, says so, and is empty again', async () => {
    const user = await openProduct(page);
    const email = from('ida');
    await fillIn(user, { name: 'Ida Brandt', email, message: 'Which tools do I need?' });
    await submit(user);
    expect(await screen.findByText('Message Sent!')).toBeTruthy();
    expect(
      screen.getByText("Your message has been sent successfully! We'll get back to you soon."),
    ).toBeTruthy();
    expect((await messageField()).value).toBe('');
    const [letter] = await letters(backend().url, email);
    expect(letter?.subject).toBe('Contact Ticket');
    expect(letter?.text).toContain('Which tools do I need?');
    expect(letter?.text).toContain('For Support Team');
    expect(letter?.text).toContain(`Reply to: ${email}`);
  });

  it('sends nothing while a field is missing, and says so once', async () => {
    const calls = network(/send_contact_message|emailjs/);
    const user = await openProduct(page);
    await user.type(within(await form()).getByLabelText('Name'), 'Ida Brandt');
    await submit(user);
    expect(await screen.findAllByText('Please fill in all required fields')).toHaveLength(1);
    const fields = within(await form());
    expect(fields.getByLabelText('Name').getAttribute('aria-invalid')).toBeNull();
    expect(fields.getByLabelText('Email').getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(fields.getByLabelText('Email'));
    expect(calls.seen).toEqual([]);
  });
});

describe('a message', () => {
  it('goes to the email service with the parameters of its interface', async () => {
    const bodies: unknown[] = [];
    const below = globalThis.fetch;
    globalThis.fetch = async (input, init) => {
      if (MAILING.test(String(input))) bodies.push(JSON.parse(String(init?.body)));
      return below(input, init);
    };
    const user = await openProduct('/contact');
    await fillIn(user, { name: 'Per Aas', email: 'per@example.test', message: 'Hello' });
    await submit(user);
    await screen.findByText('Message Sent!');
    expect(bodies).toEqual([
      {
        lib_version: expect.any(String),
        user_id: 'emailjs_local',
        service_id: 'service_local',
        template_id: 'template_contact',
        template_params: {
          from_name: 'Per Aas',
          from_email: 'per@example.test',
          reply_to: 'per@example.test',
          subject: 'Contact Ticket',
          message: 'Hello',
          to_name: 'Support Team',
        },
      },
    ]);
  });

  it('whose mail fails is not lost: it stays in the form and in the table, and trying again keeps it once', async () => {
    const outage = network(MAILING, { status: 500, body: 'down' });
    const user = await openProduct('/contact');
    await fillIn(user, { name: 'Lea Moss', email: 'lea@example.test', message: 'Third time lucky' });
    await submit(user);
    expect(await screen.findByText(FAILURE)).toBeTruthy();
    expect(screen.getByText('Error')).toBeTruthy();
    expect((await messageField()).value).toBe('Third time lucky');
    outage.heal();
    await submit(user);
    expect(await screen.findByText('Message Sent!')).toBeTruthy();
    expect(await keptMessages('lea@example.test')).toEqual(['Third time lucky']);
    expect(await letters(backend().url, 'lea@example.test')).toHaveLength(1);
  });

  it('is not mailed while the database cannot be reached', async () => {
    network(KEEPING, 'offline');
    const user = await openProduct('/contact');
    await fillIn(user, { name: 'Lea Moss', email: 'off@example.test', message: 'Anybody there?' });
    await submit(user);
    expect(await screen.findByText(FAILURE)).toBeTruthy();
    expect(await letters(backend().url, 'off@example.test')).toEqual([]);
  });

  it('is sent once, however often the button and Enter are pressed', async () => {
    let letGo: () => void = () => undefined;
    const gate = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    const calls = network(/send_contact_message|email\/send/, { after: gate });
    const user = await openProduct('/contact');
    await fillIn(user, { name: 'Kit', email: 'kit@example.test', message: 'Once' });
    await submit(user);
    const busy = await screen.findByRole('button', { name: 'Sending...' });
    await waitFor(() => expect(calls.seen).toHaveLength(1));
    await user.click(busy);
    await user.type(within(await form()).getByLabelText('Email'), '{Enter}');
    letGo();
    expect(await screen.findByText('Message Sent!')).toBeTruthy();
    expect(calls.seen).toEqual([expect.stringMatching(KEEPING), expect.stringMatching(MAILING)]);
  });

  it('past the limit is refused with the message of the database, and stays in the form', async () => {
    const user = await openProduct('/contact');
    for (const number of [1, 2, 3, 4, 5]) {
      await fillIn(user, { name: 'Max', email: 'max@example.test', message: `Message ${number}` });
      await submit(user);
      await waitFor(async () => expect((await messageField()).value).toBe(''));
    }
    await fillIn(user, { name: 'Max', email: 'max@example.test', message: 'Message 6' });
    await submit(user);
    expect(
      await screen.findByText('You have sent several messages already. Please try again in an hour.'),
    ).toBeTruthy();
    expect((await messageField()).value).toBe('Message 6');
  });

  it('with a wrong address shows another error than with an empty field', async () => {
    const user = await openProduct('/contact');
    await fillIn(user, { name: 'Max', email: 'max at example', message: 'Hello' });
    await submit(user);
    expect(await screen.findByText('Please enter a valid email address')).toBeTruthy();
    expect(screen.queryByText('Please fill in all required fields')).toBeNull();
  });
});

it('a person who is signed in finds name and email filled in, on the public page too', async () => {
  await backend().sql(
    `update auth.users set raw_user_meta_data = '{"full_name": "Name by Google"}' where email = 'ace@benchready.test'`,
  );
  await openAs(backend(), 'ace', '/admin');
  await screen.findByText(/Asha Acel/);
  await openProduct('/contact');
  const fields = within(await form());
  expect(fields.getByLabelText<HTMLInputElement>('Name').value).toBe('Asha Acel');
  expect(fields.getByLabelText<HTMLInputElement>('Email').value).toBe('ace@benchready.test');
  expect(address()).toBe('/contact');
});

/** What the team finds in the table, read as an administrator. */
async function keptMessages(email: string): Promise<readonly string[]> {
  const session = await sessionOf(backend(), 'admin');
  const answer = await fetch(`${backend().url}/rest/v1/contact_messages?select=message&email=eq.${email}`, {
    headers: { apikey: backend().publishableKey, authorization: `Bearer ${session.access_token}` },
  });
  return ((await answer.json()) as { message: string }[]).map((row) => row.message);
}
