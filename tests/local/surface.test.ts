import { get } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MAX_BODY_BYTES } from '../../supabase/local/settings.ts';
import type { Stack } from '../../supabase/local/stack.ts';
import { workerStack } from '../support/shared-stack.ts';
import { anonymous, service, signIn } from '../support/stack.ts';

let stack: Stack;
beforeAll(async () => {
  stack = await workerStack();
});
afterAll(() => stack.stop());

describe('the surface of the stack', () => {
  it.each(['/rest/v1/profiles', '/rest/v1/plans', '/auth/v1/user'])(
    'gives nothing to a request for %s without a key',
    async (path) => {
      const answer = await fetch(stack.url + path);
      expect(answer.status).toBe(401);
      expect(await answer.text()).not.toMatch(/@benchready|price/);
    },
  );

  it('gives the price list to a visitor, and everything to the service', async () => {
    expect((await anonymous(stack).from('plans').select('name')).data).toHaveLength(6);
    expect((await service(stack).from('profiles').select('email')).data).toHaveLength(11);
  });

  it('keeps what is private, and the sign-in data, off the API even for the service', async () => {
    for (const schema of ['private', 'auth', 'supabase_migrations', 'extensions']) {
      const headers = { apikey: stack.keys.secret, 'accept-profile': schema };
      const answer = await fetch(`${stack.url}/rest/v1/users?select=*`, { headers });
      expect(answer.status).toBe(406);
    }
  });

  it('answers nothing outside its own addresses', async () => {
    for (const path of ['/', '/_system/config', '/_system/introspect', '/storage/v1/bucket', '/rest/v2/x']) {
      const answer = await fetch(stack.url + path);
      expect([path, answer.status]).toEqual([path, 404]);
    }
  });

  it('answers under the names of this machine and no other', async () => {
    const { port } = new URL(stack.url);
    const ask = (host: string): Promise<number> =>
      new Promise((resolve, reject) => {
        const asked = get({ host: '127.0.0.1', port, path: '/mailbox', headers: { host } }, (answer) => {
          answer.resume();
          resolve(answer.statusCode ?? 0);
        });
        asked.once('error', reject);
      });
    expect(await ask(`evil.example:${port}`)).toBe(403);
    expect(await ask(`localhost:${port}`)).toBe(200);
  });

  it('accepts no commands for the payment stand-in from pages of other sites', async () => {
    const order = (headers: Record<string, string>) =>
      fetch(`${stack.url}/stripe/control`, {
        method: 'POST',
        headers,
        body: JSON.stringify({ action: 'mode', mode: 'never' }),
      });
    expect((await order({ 'content-type': 'text/plain' })).status).toBe(403);
    expect((await order({ 'content-type': 'application/json', 'sec-fetch-site': 'cross-site' })).status).toBe(
      403,
    );
    expect((await order({ 'content-type': 'application/json' })).status).toBe(200);
  });

  it('refuses a body that is too large, with or without a Content-Length header', async () => {
    const headers = { apikey: stack.keys.publishable, 'content-type': 'application/json' };
    const large = 'x'.repeat(MAX_BODY_BYTES + 1);
    const announced = await fetch(`${stack.url}/auth/v1/signup`, { method: 'POST', headers, body: large });
    expect(announced.status).toBe(413);
    const stream = new Blob([large]).stream();
    const init = { method: 'POST', headers, body: stream, duplex: 'half' } as const;
    expect((await fetch(`${stack.url}/auth/v1/signup`, init)).status).toBe(413);
  });

  it('writes timestamps that every browser parses', async () => {
    const { data } = await service(stack).from('profiles').select('created_at').limit(1).single();
    expect(data?.created_at).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?\+00:00$/);
  });

  it('never mixes up people whose requests come at the same moment', async () => {
    const names = ['new', 'free', 'ace', 'expert', 'testing', 'golden'];
    const people = await Promise.all(names.map((name) => signIn(stack, name)));
    const rounds = Array.from({ length: 8 }, () => people).flat();
    const answers = await Promise.all(
      rounds.map(async (person, index) => {
        if (index % 5 === 0) await service(stack).from('profiles').select('id');
        return (await person.from('profiles').select('email')).data;
      }),
    );
    const expected = rounds.map((_, index) => [{ email: `${names[index % names.length]}@benchready.test` }]);
    expect(answers).toEqual(expected);
  });
});

describe('the mailbox', () => {
  it('shows a person every email with links to follow, and nothing of it runs', async () => {
    const email = `"<img/src=x>"@example.test`;
    await stack.sql("update auth.users set confirmation_sent_at = null where email = 'none'");
    await anonymous(stack).auth.signUp({ email: 'reader@example.test', password: 'long-enough' });
    await anonymous(stack).auth.signUp({ email, password: 'long-enough' });
    const answer = await fetch(`${stack.url}/mailbox`);
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
    const html = await answer.text();
    const link = stack.mailbox.latest('reader@example.test')?.links[0] ?? '';
    expect(html).toContain(`href="${link.replaceAll('&', '&#38;')}"`);
    expect(html).not.toContain('<img');
    expect(html).not.toContain('<script');
  });

  it('gives the same as JSON to programs, newest last', async () => {
    await anonymous(stack).auth.resetPasswordForEmail('ace@benchready.test');
    const messages: unknown = await (await fetch(`${stack.url}/mailbox/messages`)).json();
    expect(messages).toEqual(stack.mailbox.messages());
    expect(stack.mailbox.messages().at(-1)).toMatchObject({
      to: 'ace@benchready.test',
      subject: 'Reset your password',
      text: expect.stringContaining('/auth/v1/verify?'),
      html: expect.stringContaining('<a href='),
      links: [expect.stringContaining('type=recovery')],
      sentAt: expect.stringMatching(/Z$/),
    });
  });
});
